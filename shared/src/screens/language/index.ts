/** The screen language: parse, print and run queries over columns of facts. Pure, without zod. */
export { fromClauses, textOfForm, toClauses } from './printing/clauses';
export type { BuilderClause, BuilderForm } from './printing/clauses';
export { parseColumn } from './parsing/parse';
export type { ColumnRequest, ColumnResult } from './parsing/parse';
export { TooMuchWork } from './compiling/CompileContext';
export { compile, compileColumn } from './compiling/compile';
export type { CompiledScreen } from './compiling/compile';
export type { Explanation, ShownValue } from './explaining/explain';
export { metricById, metricGroups, metricName, metrics } from './metrics';
export type { Choice, Metric, MetricKind, Period, Unit } from './metrics/Metric';
export type { Needs } from './compiling/compile';
export { maxTextLength, parse, parseFormula } from './parsing/parse';
export type { FormulaResult, ParseResult } from './parsing/ParseContext';
export { printColumn } from './parsing/parse';
export { print, printCondition, printFormula, printSubject } from './printing/print';
export type { Condition, Formula, MetricRef, NumberLiteral, Query, RatioRef, Subject, Time } from './query';
export { defineRatios } from './parsing/ratios';
export type { RatioDefinition, RatioFault } from './parsing/ratios';
export { wholeOf } from './diagnostics/diagnostic';
export type { Diagnostic } from './diagnostics/diagnostic';
export type { Position } from './grammar/rawTree';
export type { ClauseCount, ScreenResult } from './compiling/compile';
export { unknownCode } from './compiling/source';
export type {
  MetricSource,
  NumberColumn,
  StatusHistory,
  WordColumn,
  WordColumnRef,
} from './compiling/source';
export { inUnit, plainNumber, unitOf } from './units';
export type { CustomRatio } from './units';
export { standardNames } from './parsing/names';
export type { Vocabulary } from './parsing/ParseContext';
