/**
 * A member who sends or receives through a forwarded room. Browsers number their attempts, so that messages
 * of an earlier one are dropped.
 */
export interface Forwarded {
  participant: string;
  /** The connection that receives their offers. */
  device: string;
  attempt: number;
}
