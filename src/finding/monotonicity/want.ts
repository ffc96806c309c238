/** What must be kept when there are more elements. */
export interface Want {
  readonly truth: boolean;
  readonly falsity: boolean;
}

export const both: Want = { truth: true, falsity: true };
export const truth: Want = { truth: true, falsity: false };
/** What is wanted of the negation. */
export const opposite = ({ truth, falsity }: Want): Want => ({ truth: falsity, falsity: truth });
