import type { CustomRatio } from '../units';
import type { Calculation } from './run';
import { maxScreenWork } from '../../../policy/limits';

/** A text that is short, but would compute too many columns: ratios over years of ratios over years multiply. */
export class TooMuchWork extends Error {
  constructor(readonly limit: number) {
    super(
      `This computes more than ${limit.toLocaleString('en-IN')} columns, because custom ratios are used over many years within each other. Use fewer years, or fewer ratios.`,
    );
    this.name = 'TooMuchWork';
  }
}

/** Shared by all clauses: one calculation per ratio and year, computed once per run. */
export interface CompileContext {
  ratios: readonly CustomRatio[];
  calculations: Map<string, Calculation>;
  /** Counts steps over all rows that a run will take. Throws TooMuchWork beyond the limit. */
  spend: (steps?: number) => void;
  /** The steps counted so far. */
  work: () => number;
}

/** The work is counted while compiling, so compiling is bounded as well as the run. */
export function createContext(ratios: readonly CustomRatio[], limit = maxScreenWork): CompileContext {
  let work = 0;
  return {
    ratios,
    calculations: new Map(),
    spend(steps = 1) {
      work += steps;
      if (work > limit) throw new TooMuchWork(limit);
    },
    work: () => work,
  };
}
