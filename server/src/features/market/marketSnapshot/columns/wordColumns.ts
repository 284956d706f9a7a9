import type { WordColumn } from '@tayyib/shared/screens';
import { halalColumns, unknownCode } from '@tayyib/shared/screens';
import { badgeOf } from '@tayyib/shared/shariah';
import type { Dossier } from '../dossier/Dossier';
import type { MetricContext } from './PointMetric';
import {
  reasonWords,
  reviewWord,
  shownVerdict,
  statusCodeOf,
  statusWords,
  underReview,
  verdictOn,
} from './shariahMetrics';
import { sizeOn } from './marketCapOn';

type Words = (dossier: Dossier, context: MetricContext) => string | null;

const words: Readonly<Record<string, Words>> = {
  sector: ({ sector }) => sector,
  industry: ({ industry }) => industry,
  size: (dossier, { day }) => sizeOn(dossier, day),
  status: (dossier, { standard, day }) => {
    const verdict = verdictOn(dossier, standard, day);
    return verdict === undefined ? null : (statusWords[statusCodeOf(verdict.status)] ?? null);
  },
  freshness: (dossier, { standard, day }) => verdictOn(dossier, standard, day)?.freshness ?? null,
  review: (dossier, { standard, day }) => {
    const grade = verdictOn(dossier, standard, day)?.grade ?? null;
    return grade === null ? null : reviewWord(grade);
  },
  [halalColumns.badge]: (dossier, { standard, day }) =>
    badgeOf(shownVerdict(dossier, standard, day)?.status ?? underReview),
  [halalColumns.grade]: (dossier, { standard, day }) => shownVerdict(dossier, standard, day)?.grade ?? null,
  reason: (dossier, { standard, day }) => {
    const verdict = verdictOn(dossier, standard, day);
    return verdict === undefined ? null : reasonWords[verdict.status];
  },
};

/** A category of all companies, and how the word of one is found. */
export interface CachedWords {
  column: WordColumn;
  wordOf: (dossier: Dossier) => string | null;
}

/** Null for a category without data. */
export function wordColumn(
  dossiers: readonly Dossier[],
  id: string,
  context: MetricContext,
): CachedWords | null {
  const word = words[id];
  return word === undefined ? null : columnOf(dossiers, (dossier) => word(dossier, context));
}

function columnOf(dossiers: readonly Dossier[], wordOf: CachedWords['wordOf']): CachedWords {
  const codeOf = new Map<string, number>();
  const codes = Uint16Array.from(dossiers, (dossier) => {
    const word = wordOf(dossier);
    if (word === null) return unknownCode;
    const known = codeOf.get(word);
    if (known !== undefined) return known;
    codeOf.set(word, codeOf.size);
    return codeOf.size - 1;
  });
  return { column: { codes, words: [...codeOf.keys()] }, wordOf };
}

/** The column after some rows changed; rebuilt where a word is new, or may have no company left. */
export function patchWords(
  before: CachedWords,
  dossiers: readonly Dossier[],
  rows: readonly number[],
): CachedWords {
  const { column, wordOf } = before;
  const left = new Set<number>();
  let { codes } = column;
  for (const row of rows) {
    const dossier = dossiers[row];
    const word = dossier === undefined ? null : wordOf(dossier);
    if (word === (column.words[codes[row] ?? unknownCode] ?? null)) continue;
    const code = word === null ? unknownCode : column.words.indexOf(word);
    if (code < 0) return columnOf(dossiers, wordOf);
    left.add(codes[row] ?? unknownCode);
    // earlier snapshots still read the old column
    if (codes === column.codes) codes = codes.slice();
    codes[row] = code;
  }
  if (codes === column.codes) return before;
  const isWhole = [...left].every((code) => code === unknownCode || codes.includes(code));
  return isWhole ? { column: { codes, words: column.words }, wordOf } : columnOf(dossiers, wordOf);
}
