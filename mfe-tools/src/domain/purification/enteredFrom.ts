import type { Paise } from '@tayyib/shared/values/amounts';
import type { HoldingResult, MethodTotal } from './purify';
import { methods, type MethodId } from './sources';

/** What another page takes from a purification. */
export interface EnteredPurification {
  /** What is known and what is estimated; null where there is neither, which is not 0. */
  paise: Paise | null;
  method: string;
  total: MethodTotal;
  /** Holdings, and those of which too little is typed to compute anything. */
  holdings: number;
  incomplete: number;
}

/** What a method asks for as far as it is known or estimated. An unknown amount is never taken as 0. */
export function enteredFrom(
  results: readonly HoldingResult[],
  method: MethodId,
  total: MethodTotal,
): EnteredPurification {
  const incomplete = results.filter((result) => result.incomplete !== null).length;
  const { estimatePaise } = total;
  const isNothing = (estimatePaise ?? 0) === 0 && (total.open.length > 0 || incomplete > 0);
  return {
    paise: results.length === 0 || isNothing ? null : estimatePaise,
    method: methods[method].title,
    total,
    holdings: results.length,
    incomplete,
  };
}
