import type { SourcedFigure, SwotClass } from '@tayyib/shared/contracts';
import type { SwotFacts } from './SwotFacts';

/** A figure a rule rests on; the rule is not known while its value is not. */
export type SwotInput = (facts: SwotFacts) => SourcedFigure;

/** One rule: it holds or not by the values of its inputs, in their order, and never by anything else. */
export interface SwotRule {
  id: string;
  class: SwotClass;
  /** The rule in words, threshold and all. */
  rule: string;
  inputs: readonly SwotInput[];
  holds: (...values: number[]) => boolean;
  /** Said when it holds. */
  sentence: (...values: number[]) => string;
}
