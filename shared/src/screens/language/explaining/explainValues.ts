import { createContext } from '../compiling/CompileContext';
import { compileFormula } from '../compiling/compileExpression';
import { Run } from '../compiling/run';
import { printFormula } from '../printing/print';
import { inUnit, unitOf } from '../units';
import type { Unit } from '../metrics/Metric';
import type { Formula } from '../query';
import type { MetricSource } from '../compiling/source';
import type { CustomRatio } from '../units';

/** A value with its name and formatted text. */
export interface ShownValue {
  name: string;
  /** In `unit`; null when it is unknown or cannot be computed. */
  value: number | null;
  unit: Unit | null;
  text: string;
}

/** Evaluates a formula for the one row of a source; `beside` is the unit it is compared with. */
export type Reader = (formula: Formula, beside: Unit | null) => ShownValue;

export const reader =
  (ratios: readonly CustomRatio[], source: MetricSource): Reader =>
  (formula, beside) => {
    const unit = unitOf(formula, ratios) ?? beside;
    const column = compileFormula(formula, createContext(ratios), beside)(new Run(source));
    const number = typeof column === 'number' ? column : (column[0] ?? NaN);
    const value = Number.isNaN(number) ? null : number;
    return {
      name: printFormula(formula),
      value,
      unit,
      text: value === null ? 'not known' : inUnit(value, unit),
    };
  };

/** Whether the formula is a plain number, which is shown without a name. */
export const isLiteral = (formula: Formula): boolean =>
  formula.type === 'number' || (formula.type === 'negate' && isLiteral(formula.of));
