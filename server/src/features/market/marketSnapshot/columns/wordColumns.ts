import type { WordColumn } from '@tayyib/shared/screens';
import { halalColumns, unknownCode } from '@tayyib/shared/screens';
import { badgeOf } from '@tayyib/shared/shariah';
import type { Dossier } from '../dossier/Dossier';
import type { MetricContext } from './PointMetric';
import {
  reasonWords,
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
  [halalColumns.badge]: (dossier, { standard, day }) =>
    badgeOf(shownVerdict(dossier, standard, day)?.status ?? underReview),
  reason: (dossier, { standard, day }) => {
    const verdict = verdictOn(dossier, standard, day);
    return verdict === undefined ? null : reasonWords[verdict.status];
  },
};

/** One category of all companies; null for a category without data. */
export function wordColumn(
  dossiers: readonly Dossier[],
  id: string,
  context: MetricContext,
): WordColumn | null {
  const wordOf = words[id];
  if (wordOf === undefined) return null;
  const codeOf = new Map<string, number>();
  const codes = Uint16Array.from(dossiers, (dossier) => {
    const word = wordOf(dossier, context);
    if (word === null) return unknownCode;
    const known = codeOf.get(word);
    if (known !== undefined) return known;
    codeOf.set(word, codeOf.size);
    return codeOf.size - 1;
  });
  return { codes, words: [...codeOf.keys()] };
}
