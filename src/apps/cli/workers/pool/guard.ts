/**
 * Ends the workers when the first process is gone, however it ended (`kill -9` included), and whatever they are at. A worker inside an
 * endless loop hears nothing; so a small shell waits for the end of its input, which only the first process holds.
 */
import { type ChildProcess, spawn } from "node:child_process";

/** Each line of the input names a process that has begun (+) or ended (-); it leads a group of its own. */
const program = `trap "" HUP INT TERM
pids=" "
while read -r sign pid; do
  if [ "$sign" = + ]; then pids="$pids$pid "
  else case "$pids" in *" $pid "*) pids="\${pids%% $pid *} \${pids#* $pid }" ;; esac
  fi
done
for pid in $pids; do kill -9 "-$pid"; done`;

const nothing = (): void => undefined;

export class Guard {
  private shell: ChildProcess | null = null;

  /** From now on this process does not outlive ours. */
  watch(pid: number): void {
    if (process.platform === "win32") return;
    if (this.shell === null) {
      this.shell = spawn("/bin/sh", ["-c", program], { stdio: ["pipe", "ignore", "ignore"], detached: true, env: {} }).on("error", nothing);
      this.shell.stdin?.on("error", nothing);
      this.shell.unref();
    }
    this.tell(`+ ${pid}\n`);
  }

  /** It has ended, or may go on for itself. */
  forget(pid: number): void {
    this.tell(`- ${pid}\n`);
  }

  /** Nobody is left to watch. */
  close(): void {
    this.shell?.stdin?.end();
    this.shell = null;
  }

  private tell(line: string): void {
    const input = this.shell?.stdin;
    if (input?.writable === true) input.write(line);
  }
}
