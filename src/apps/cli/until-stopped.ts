/** Waits for the end of a command that runs until it is stopped. */

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Milliseconds between two looks at who started us. */
const lookInterval = 250;

/** Who started us. */
const parent = process.ppid;

/** Until the next signal. */
export function untilSignal(): Promise<void> {
  return untilSignalOr(() => false);
}

/**
 * Until a signal. Under `npx` it goes to a shell that ends and does not pass it on, so that there the end of whoever started us counts as one;
 * elsewhere a server may outlive the shell that it was started from.
 */
export function untilStopped(): Promise<void> {
  return untilSignalOr(() => process.env["npm_command"] !== undefined && process.ppid !== parent);
}

function untilSignalOr(isOver: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearInterval(watch);
      for (const signal of signals) process.off(signal, end);
      resolve();
    };
    const watch = setInterval(() => {
      if (isOver()) end();
    }, lookInterval).unref();
    for (const signal of signals) process.on(signal, end);
  });
}
