/** One line on a terminal that says where the work stands; nothing elsewhere. */
export class Progress {
  private readonly isShown: boolean;
  private total = 0;

  constructor(isWanted: boolean) {
    this.isShown = isWanted && process.stderr.isTTY === true;
  }

  start(total: number): void {
    this.total = total;
  }

  step(done: number, label: string): void {
    if (this.isShown) process.stderr.write(`\r\x1b[2K${done} of ${this.total} ${label}`.slice(0, process.stderr.columns ?? 80));
  }

  clear(): void {
    if (this.isShown) process.stderr.write("\r\x1b[2K");
  }
}
