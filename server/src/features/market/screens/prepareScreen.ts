import { dayFromNumber, dayNumber, lastDayOfMonth, spokenDay } from '@tayyib/shared/calendar';
import type { ScreenCountReply, StandardId, TextDiagnostic } from '@tayyib/shared/contracts';
import { compile, metricName, parse, print, textOfForm } from '@tayyib/shared/screens';
import type { BuilderForm, CompiledScreen, Position, ScreenResult, Vocabulary } from '@tayyib/shared/screens';
import { LRUCache } from 'lru-cache';
import type { Dossier } from '../marketSnapshot/dossier/Dossier';
import { dailyPriceDays } from '../marketSnapshot/dossier/PriceSeries';
import type { MarketSnapshot } from '../marketSnapshot/MarketSnapshot';
import { memoizePerSnapshot } from '../marketSnapshot/memoizePerSnapshot';
import type { CustomRatios } from './customRatios/loadCustomRatios';
import { UnreadableScreen } from './UnreadableScreen';

/** A parsed and compiled screen; results are cached by it. */
export interface PreparedScreen {
  text: string;
  canonical: string;
  screen: CompiledScreen;
  positions: readonly Position[];
  warnings: TextDiagnostic[];
}

/** Cached screens per snapshot: a page counts at every keystroke, then runs, sorts and turns pages. */
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
    text,
    canonical: print(read.query),
    screen: compile(read.query, customRatios.ratios),
    positions: read.clauses,
    warnings: read.warnings,
  };
  cache.set(key, prepared);
  return prepared;
}

/** The text of the request, or its form as text. */
export const screenText = (question: { text?: string | undefined; form?: BuilderForm | undefined }): string =>
  question.form === undefined ? (question.text ?? '') : textOfForm(question.form);

const results = new WeakMap<PreparedScreen, Map<StandardId, ScreenResult>>();

/** The result of a screen over a snapshot; computed once per standard, however many pages are requested. */
export function resultOf(
  snapshot: MarketSnapshot,
  prepared: PreparedScreen,
  standard: StandardId,
): ScreenResult {
  const cache = results.get(prepared) ?? new Map<StandardId, ScreenResult>();
  results.set(prepared, cache);
  const cached = cache.get(standard);
  if (cached) return cached;
  const result = prepared.screen.run(snapshot.source(standard, prepared.screen.asOf));
  cache.set(standard, result);
  return result;
}

/** The counts of a result. */
export function countScreen(
  snapshot: MarketSnapshot,
  prepared: PreparedScreen,
  standard: StandardId,
): ScreenCountReply {
  const { text, canonical, screen, positions, warnings } = prepared;
  const { matches, unknowns, clauses } = resultOf(snapshot, prepared, standard);
  const source = snapshot.source(standard, screen.asOf);
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
      position: positions[at] ?? { start: 0, end: text.length, line: 1, column: 1 },
    })),
    warnings,
    notes: notesOn(screen, snapshot.day),
  };
}

/** Metrics computed over the trading days before the day. */
const overDays = new Set(
  'high52Week low52Week belowHigh aboveLow sma ema rsi macd macdSignal volume averageVolume priceChange'.split(
    ' ',
  ),
);
const asListedToday = new Set(['sector', 'industry', 'faceValue']);

/** The limitations of a screen of a past month, in words. `today` is `YYYY-MM-DD`. */
function notesOn({ asOf, needs }: Pick<CompiledScreen, 'asOf' | 'needs'>, today: string): string[] {
  if (asOf === null) return [];
  const day = lastDayOfMonth(asOf);
  if (day > today) return [`${spokenDay(day)} is in the future: values are as of ${spokenDay(today)}.`];
  const names = (wanted: ReadonlySet<string>) =>
    [...new Set([...needs.numbers.map(({ of }) => of.id), ...needs.words.map(({ id }) => id)])]
      .filter((id) => wanted.has(id))
      .map(metricName)
      .join(', ');
  const notes = [
    'Accounts, averages and verdicts count as they were known that day; companies are those listed today.',
  ];
  const current = names(asListedToday);
  if (current !== '') notes.push(`${current}: only today’s value is available.`);
  const cachedFrom = dayNumber(today) - dailyPriceDays;
  const daily = names(overDays);
  if (daily !== '' && dayNumber(day) - 366 < cachedFrom) {
    notes.push(
      `Daily prices are available from ${spokenDay(dayFromNumber(cachedFrom))} on, and one per month before: where more is needed, ${daily} is not known.`,
    );
  }
  return notes;
}
