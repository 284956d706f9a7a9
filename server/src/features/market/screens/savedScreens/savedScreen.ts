import type { SavedScreen } from '@tayyib/shared/contracts';
import { parse } from '@tayyib/shared/screens';
import type { OwnRatios } from '../customRatios/loadCustomRatios';
import type { SavedScreenRow } from './savedScreensRepository';

/** What is wrong with a text, read with this person's own ratios. */
export function errorsIn(text: string, { ratios }: OwnRatios) {
  const read = parse(text, { ratios });
  return read.ok ? [] : read.errors;
}

/** A kept screen as its owner is shown it. */
export function savedScreen(row: SavedScreenRow, own: OwnRatios): SavedScreen {
  const { id, name, text, standard, columns, sort, order, followedAt, createdAt, updatedAt } = row;
  const kept = { id, name, text, standard, columns, sort, order };
  return {
    ...kept,
    errors: errorsIn(text, own),
    followedAt: followedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
