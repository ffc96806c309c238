/** Numbers that bound what one request may cost. */

/** Bytes of a request's body; a theory of the archive rarely has more than 200 kB. */
export const mostBodyBytes = 1024 * 1024;

/** Bytes of all bodies that have not come to their end yet: who sends slowly takes no place from others, but memory. */
export const mostArrivingBytes = 64 * 1024 * 1024;

/** Bytes of a body that is refused which are read and thrown away, so that its sender hears why, and milliseconds for that. */
export const mostDiscardedBytes = 64 * 1024 * 1024;
export const longestDiscard = 20_000;

/** Bytes of one answer: what is longer is cut to its outcome, with the reason. */
export const mostAnswerBytes = 4 * 1024 * 1024;

/** Statements and commands of one theory that are answered. */
export const mostStatements = 500;

/** Items of one batch. */
export const mostBatchItems = 10_000;

/** Counterexamples of a batch that are tried on goals with the same header. */
export const mostHints = 40;

/** Milliseconds that a request gets where it does not say. */
export const defaultDeadline = 10_000;

/** The longest that a request may ask for, in milliseconds, where the server's owner does not say. */
export const longestDeadline = 120_000;

/** Searches end by themselves this many milliseconds before the deadline, so that there is time to answer. */
export const answerMargin = 30;

/** So many milliseconds after the deadline whoever has not ended is ended. */
export const deadlineGrace = 100;

/** Requests under way at once for each worker, where the server's owner does not say; others are told to come again. */
export const requestsPerWorker = 64;

/** Megabytes for contexts that stay read, where the server's owner does not say. */
export const defaultCacheMegabytes = 512;

/** What a context is taken to cost at least: collections hide a part of what reading it took. */
export const leastContextBytes = 256 * 1024;

/** Megabytes of a worker beside its contexts: beyond both it gives place to a new one. */
export const workerMegabytes = 640;

/** Milliseconds that requests under way may take after the server is told to stop. */
export const stopMilliseconds = 10_000;
