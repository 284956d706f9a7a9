import type { SourcedFigure, SwotClass } from '@tayyib/shared/contracts';
import type { SwotFacts } from './SwotFacts';

/** A figure a rule is based on; without its value the rule is unknown. */
export type SwotInput = (facts: SwotFacts) => SourcedFigure;

/** One rule: whether it applies depends only on the values of its inputs, in their order. */
export interface SwotRule {
  id: string;
  class: SwotClass;
  /** The rule in words, including its threshold. */
  rule: string;
  inputs: readonly SwotInput[];
  holds: (...values: number[]) => boolean;
  /** The statement shown when it applies. */
  sentence: (...values: number[]) => string;
}
