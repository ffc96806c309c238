/** The clock of this process: milliseconds of processor time, so that what else a machine does counts little. */

/** Asking for the time of the processor takes longer than asking for the time: so it is asked every two milliseconds. */
const interval = 2;
let askedAt = Number.NEGATIVE_INFINITY;
let answered = 0;

export function processorClock(): number {
  const now = performance.now();
  if (now - askedAt >= interval) {
    const { user, system } = process.cpuUsage();
    askedAt = now;
    answered = (user + system) / 1000;
  }
  return answered;
}

/** The beginning of a command that runs a script of ours with a stack like that of the program's workers. */
export const withStack = "ulimit -s 65536; exec node --stack-size=60000 --import tsx";
