/** One reason why a version of a module is not accepted. */
export interface GateProblem {
  /**
   * `contract-broken`: it violates the contract between modules and shell; `over-budget`: it is too large; `breaking-change`: others
   * may rely on what it lacks or changed, or users meet a page that is not there; its publisher may confirm that this is meant.
   */
  code: 'contract-broken' | 'over-budget' | 'breaking-change';
  /** The file it is about, as its author or its build names it. */
  file: string;
  /** What is wrong, and what to do about it. */
  message: string;
}

/** A problem as one line of a list. */
export const problemText = ({ file, message }: GateProblem) => `${file}: ${message}`;

/** A violation of the contract in this file. */
export const violation = (file: string, message: string): GateProblem => ({
  code: 'contract-broken',
  file,
  message,
});

/** What only its publisher can know to be meant. */
export const unsure = (file: string, message: string): GateProblem => ({
  code: 'breaking-change',
  file,
  message,
});

export const tooLarge = (file: string, message: string): GateProblem => ({
  code: 'over-budget',
  file,
  message,
});
