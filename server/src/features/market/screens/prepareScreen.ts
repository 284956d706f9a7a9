import type { TextDiagnostic } from '@tayyib/shared/contracts';
import { compile, parse, print, textOfForm } from '@tayyib/shared/screens';
import type { BuilderForm, CompiledScreen, Position } from '@tayyib/shared/screens';
import { LRUCache } from 'lru-cache';
import type { MarketPicture } from '../marketSnapshot/MarketPicture';
import { perPicture } from '../marketSnapshot/perPicture';
import type { OwnRatios } from './ownRatios';
import { UnreadableScreen } from './UnreadableScreen';
import { choicesOf } from './vocabularyOf';

/** A text read and made ready to run, with what was asked of it before. */
export interface PreparedScreen {
  text: string;
  canonical: string;
  screen: CompiledScreen;
  positions: readonly Position[];
  warnings: TextDiagnostic[];
}

/** Prepared screens, cached per snapshot: a page counts at every keystroke, then runs, sorts and turns pages. */
const cached = perPicture(() => new LRUCache<string, PreparedScreen>({ max: 200 }));

/** Throws an UnreadableScreen for a text that cannot be read. */
export function prepareScreen(picture: MarketPicture, text: string, own: OwnRatios): PreparedScreen {
  const known = cached(picture);
  const key = `${own.key}\n${text}`;
  const before = known.get(key);
  if (before) return before;
  const read = parse(text, { ratios: own.ratios, choices: choicesOf(picture) });
  if (!read.ok) throw new UnreadableScreen(text, read.errors);
  const prepared: PreparedScreen = {
    text,
    canonical: print(read.query),
    screen: compile(read.query, own.ratios),
    positions: read.clauses,
    warnings: read.warnings,
  };
  known.set(key, prepared);
  return prepared;
}

/** The text that was asked, or the form in words. */
export const textOfQuestion = (question: {
  text?: string | undefined;
  form?: BuilderForm | undefined;
}): string => (question.form === undefined ? (question.text ?? '') : textOfForm(question.form));
