import { dayNumber } from '@tayyib/shared/values/calendar';
import type {
  ScreenCountReply,
  ScreenResultRow,
  ScreenRunReply,
  StandardId,
  TextDiagnostic,
} from '@tayyib/shared/contracts';
import { compile, parse, print, textOfForm, TooMuchWork, wholeOf } from '@tayyib/shared/screens';
import type {
  BuilderForm,
  CompiledScreen,
  MetricSource,
  Position,
  ScreenResult,
  SortKey,
  Vocabulary,
} from '@tayyib/shared/screens';
import { badgeOf } from '@tayyib/shared/shariah';
import { LRUCache } from 'lru-cache';
import { underReview, verdictOn } from '../marketSnapshot/columns/shariahMetrics';
import type { Dossier } from '../marketSnapshot/dossier/Dossier';
import { listedAgeOf } from '../marketSnapshot/dossier/listedAge';
import { noPrices } from '../marketSnapshot/dossier/PriceSeries';
import { priceTrend } from '../marketSnapshot/dossier/priceTrend';
import type { MarketSnapshot } from '../marketSnapshot/MarketSnapshot';
import { memoizePerSnapshot } from '../marketSnapshot/memoizePerSnapshot';
import type { CustomRatios } from './customRatios/loadCustomRatios';
import { averageUseOf, figureDays, shareholdingDay, readsShareholding } from './figureDays';
import { notesOnPastMonth } from './notesOnPastMonth';
import { defaultColumns, needsOfColumn, readColumn } from './readColumns';
import type { CellColumn } from './readColumns';
import { UnreadableScreen } from './UnreadableScreen';

/** A parsed and compiled screen over one snapshot. */
export interface PreparedScreen {
  snapshot: MarketSnapshot;
  customRatios: CustomRatios;
  text: string;
  canonical: string;
  screen: CompiledScreen;
  positions: readonly Position[];
  warnings: TextDiagnostic[];
  /** Computed once per standard, however many pages are requested. */
  results: Map<StandardId, ScreenResult>;
}

/** Cached screens per snapshot: a page counts at every keystroke, then runs, sorts and loads further pages. */
const cacheOf = memoizePerSnapshot(() => new LRUCache<string, PreparedScreen>({ max: 200 }));

/** The values of categories today, by metric. */
const choicesOf = memoizePerSnapshot(({ dossiers }): NonNullable<Vocabulary['choices']> => {
  const wordsOf = (word: (dossier: Dossier) => string | null) =>
    [...new Set(dossiers.flatMap((dossier) => word(dossier) ?? []))].sort((a, b) => a.localeCompare(b, 'en'));
  return { sector: wordsOf(({ sector }) => sector), industry: wordsOf(({ industry }) => industry) };
});

/** Throws an UnreadableScreen for a text that cannot be parsed. */
export function prepareScreen(
  snapshot: MarketSnapshot,
  text: string,
  customRatios: CustomRatios,
): PreparedScreen {
  const cache = cacheOf(snapshot);
  const key = `${customRatios.key}\n${text}`;
  const cached = cache.get(key);
  if (cached) return cached;
  const read = parse(text, { ratios: customRatios.ratios, choices: choicesOf(snapshot) });
  if (!read.ok) throw new UnreadableScreen(text, read.errors);
  const prepared: PreparedScreen = {
    snapshot,
    customRatios,
    text,
    canonical: print(read.query),
    screen: refusingTooMuch(text, () => compile(read.query, customRatios.ratios)),
    positions: read.clauses,
    warnings: read.warnings,
    results: new Map(),
  };
  cache.set(key, prepared);
  return prepared;
}

/** Compiles; a text that would compute too many columns is refused like one that cannot be read. */
function refusingTooMuch<Compiled>(text: string, compiled: () => Compiled): Compiled {
  try {
    return compiled();
  } catch (error) {
    if (error instanceof TooMuchWork)
      throw new UnreadableScreen(text, [{ position: wholeOf(text), message: error.message }]);
    throw error;
  }
}

/** The text of the request, or its form as text. */
export const screenText = (question: { text?: string | undefined; form?: BuilderForm | undefined }): string =>
  question.form === undefined ? (question.text ?? '') : textOfForm(question.form);

/** The columns by a standard, on the day of the screen. */
export const sourceOf = ({ snapshot, screen }: PreparedScreen, standard: StandardId): MetricSource =>
  snapshot.columns(screen.asOf).sourceFor(standard);

/** The result of a screen. */
export function resultOf(prepared: PreparedScreen, standard: StandardId): ScreenResult {
  const cached = prepared.results.get(standard);
  if (cached) return cached;
  const result = prepared.screen.run(sourceOf(prepared, standard));
  prepared.results.set(standard, result);
  return result;
}

/** The counts of a result. */
export function countScreen(prepared: PreparedScreen, standard: StandardId): ScreenCountReply {
  const { snapshot, text, canonical, screen, positions, warnings } = prepared;
  const { matches, unknowns, clauses } = resultOf(prepared, standard);
  const source = sourceOf(prepared, standard);
  return {
    text,
    canonical,
    standard,
    day: source.day,
    universe: source.rows,
    matches: matches.length,
    unknowns: unknowns.length,
    clauses: clauses.map((clause, at) => ({
      ...clause,
      position: positions[at] ?? wholeOf(text),
    })),
    warnings,
    notes: screen.asOf === null ? [] : notesOnPastMonth(screen.asOf, screen.needs, snapshot.day),
  };
}

/** The requested presentation of rows. */
export interface ScreenView {
  standard: StandardId;
  columns?: readonly string[] | undefined;
  sort: string;
  order: 'asc' | 'desc';
  show: 'matches' | 'unknowns';
}

/** All rows of a screen in order, and how to read their cells. */
export interface ScreenTable {
  columns: CellColumn[];
  sort: string;
  rows: number[];
  /** Whether rows state the quarter of their shareholding. */
  hasShareholding: boolean;
  rowAt: (row: number) => ScreenResultRow;
}

/** Throws an UnreadableScreen for an invalid column or sort column. */
export function screenTable(
  prepared: PreparedScreen,
  { standard, columns: requested, sort, order, show }: ScreenView,
): ScreenTable {
  const { snapshot, customRatios, screen } = prepared;
  const source = sourceOf(prepared, standard);
  const columns = (requested ?? defaultColumns(screen)).map((text) =>
    readColumn(text, customRatios, source, 'columns'),
  );
  const isByName = sort.trim().toLowerCase() === 'name';
  const by = isByName ? null : readColumn(sort, customRatios, source, 'sort');
  const nameOf = (row: number) => snapshot.dossiers[row]?.name ?? '';
  const keys: SortKey[] = [by === null ? { cell: nameOf, order } : { cell: by.cell, order }];
  if (by !== null) keys.push({ cell: nameOf, order: 'asc' });
  const id = JSON.stringify([by?.text ?? null, order, standard, screen.asOf, customRatios.key]);
  const rows = snapshot.sort(resultOf(prepared, standard)[show], { keys, id });
  const day = dayNumber(source.day);
  const ofColumns = columns.map(({ text }) => needsOfColumn(text, customRatios));
  const needs = [screen.needs, ...ofColumns];
  const hasShareholding = readsShareholding(needs);
  const averageUse = averageUseOf(needs);
  const rowAt = (row: number): ScreenResultRow => {
    const dossier = snapshot.dossiers[row];
    if (dossier === undefined) throw new Error(`The market has no row ${row}.`);
    const { isin, name, symbol } = dossier;
    const verdict = verdictOn(dossier, standard, day);
    const shariah_status = verdict?.status ?? underReview;
    const dates = {
      ...listedAgeOf(verdict),
      ...figureDays(dossier, day, averageUse),
      ...(hasShareholding && shareholdingDay(dossier, day)),
    };
    const cells = columns.map(({ cell }) => cell(row));
    return {
      isin,
      stock: name,
      stock_code: symbol,
      shariah_status,
      badge: badgeOf(shariah_status),
      ...dates,
      cells,
    };
  };
  return { columns, sort: by?.text ?? 'name', rows, hasShareholding, rowAt };
}

/** One page of a screen, with its counts. A page beyond the last is the last. */
export function runScreen(
  prepared: PreparedScreen,
  { page: requested, pageSize, ...view }: ScreenView & { page: number; pageSize: number },
): ScreenRunReply {
  const { columns, sort, rows, rowAt } = screenTable(prepared, view);
  const page = Math.min(requested, Math.max(1, Math.ceil(rows.length / pageSize)));
  const counts = countScreen(prepared, view.standard);
  const { snapshot } = prepared;
  const day = dayNumber(counts.day);
  return {
    ...counts,
    show: view.show,
    columns: columns.map(({ text, kind, unit }) => ({ text, kind, unit })),
    sort,
    order: view.order,
    rows: rows.slice((page - 1) * pageSize, page * pageSize).map((row) => ({
      ...rowAt(row),
      ...priceTrend(snapshot.dossiers[row]?.prices ?? noPrices, day),
    })),
    total: rows.length,
    page,
    pageSize,
  };
}
