/**
 * Whether an error only says that the stack was used up. That is no error of a search, but in a test it may look like one: the test runner reads
 * imports through functions that turn every error into `undefined`, one of a stack that is used up too.
 */
export function isTooDeep(error: unknown): boolean {
  return error instanceof TypeError && error.message === "undefined is not a function";
}
