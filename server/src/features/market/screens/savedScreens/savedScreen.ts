import type { SavedScreen } from '@tayyib/shared/contracts';
import { parse } from '@tayyib/shared/screens';
import type { CustomRatios } from '../customRatios/loadCustomRatios';
import type { SavedScreenRow } from './savedScreensRepository';

/** The errors in a text, parsed with this user's custom ratios. */
export function errorsIn(text: string, { ratios }: CustomRatios) {
  const read = parse(text, { ratios });
  return read.ok ? [] : read.errors;
}

/** A saved screen as its owner sees it. */
export function savedScreen(row: SavedScreenRow, customRatios: CustomRatios): SavedScreen {
  const { id, name, text, standard, columns, sort, order, followedAt, found, createdAt, updatedAt } = row;
  const { minMatches, isPaused } = row;
  const saved = { id, name, text, standard, columns, sort, order };
  return {
    ...saved,
    errors: errorsIn(text, customRatios),
    followedAt: followedAt?.toISOString() ?? null,
    minMatches,
    isPaused,
    matches: found?.length ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
