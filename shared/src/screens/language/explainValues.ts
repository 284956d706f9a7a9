import { compileFormula } from './compileFormula';
import { printFormula } from './print';
import { inUnit, unitOf } from './units';
import type { Unit } from './metrics/Metric';
import type { Formula } from './query';
import type { MetricSource } from './source';
import type { CustomRatio } from './units';

/** A value as it is shown beside its name. */
export interface ShownValue {
  name: string;
  /** In `unit`; null when it is not known or cannot be worked out. */
  value: number | null;
  unit: Unit | null;
  text: string;
}

/** Reads a formula for the one row of a source; `beside` is the unit it is compared with. */
export type Reader = (formula: Formula, beside: Unit | null) => ShownValue;

export const reader =
  (ratios: readonly CustomRatio[], source: MetricSource): Reader =>
  (formula, beside) => {
    const unit = unitOf(formula, ratios) ?? beside;
    const column = compileFormula(formula, { ratios, shared: new Map() }, beside)(source);
    const number = typeof column === 'number' ? column : (column[0] ?? NaN);
    const value = Number.isNaN(number) ? null : number;
    return {
      name: printFormula(formula),
      value,
      unit,
      text: value === null ? 'not known' : inUnit(value, unit),
    };
  };

/** Whether the formula is only a number, which needs no name when it is shown. */
export const isLiteral = (formula: Formula): boolean =>
  formula.type === 'number' || (formula.type === 'negate' && isLiteral(formula.of));
