/** Somebody who sends or receives through a room. Browsers count their attempts, so that what belongs to an earlier one is dropped. */
export interface Forwarded {
  participant: string;
  /** Where offers to them go. */
  device: string;
  attempt: number;
}
