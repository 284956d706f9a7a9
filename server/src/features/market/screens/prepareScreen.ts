import type { TextDiagnostic } from '@tayyib/shared/contracts';
import { compile, parse, print, textOfForm } from '@tayyib/shared/screens';
import type { BuilderForm, CompiledScreen, Position, Vocabulary } from '@tayyib/shared/screens';
import { LRUCache } from 'lru-cache';
import type { MarketSnapshot } from '../marketSnapshot/MarketSnapshot';
import type { Dossier } from '../marketSnapshot/dossier/Dossier';
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
