import { z } from 'zod';
import { ratioNameMaxLength, savedScreenNameMaxLength, screenColumnsMost } from '../../policy/limits';
import { StockSummary } from '../facts/securities';
import { MetricUnit, ScreenText, TextRemark } from './screens';
import { StandardId } from '../verdicts/verdicts';

/** PostgreSQL refuses some control characters, and no name needs any. */
const ScreenName = z
  .string()
  .regex(/^\P{Cc}*$/u, 'Use letters, figures and signs only.')
  .trim()
  .min(1, 'Give the screen a name.')
  .max(savedScreenNameMaxLength, `At most ${savedScreenNameMaxLength} characters.`);

const kept = {
  name: ScreenName,
  text: ScreenText,
  standard: StandardId.default('TASIS'),
  columns: z.array(z.string().min(1).max(200)).max(screenColumnsMost).default([]),
  sort: z.string().min(1).max(200).default('Market capitalization'),
  order: z.enum(['asc', 'desc']).default('desc'),
};
export const SaveScreenBody = z.object(kept);
export type SaveScreenBody = z.input<typeof SaveScreenBody>;

export const SavedScreen = z.object({
  ...kept,
  id: z.uuid(),
  /** Why it cannot be run as it stands, such as a ratio deleted since; empty where it can. */
  errors: z.array(TextRemark),
  /** Since when the person hears of what it finds anew and finds no more; null where they do not. */
  followedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type SavedScreen = z.infer<typeof SavedScreen>;
export const SavedScreensReply = z.object({ screens: z.array(SavedScreen), limit: z.number().int() });
export type SavedScreensReply = z.infer<typeof SavedScreensReply>;

/** Changes of what screens find are numbered in the order they were noticed; the number travels as text. */
export const ScreenChangeParams = z.object({
  id: z
    .string()
    .regex(/^\d{1,18}$/, 'A change is named by its number.')
    .meta({ examples: ['12'] }),
});

/** What a followed screen found anew, and what it finds no more. */
export const ScreenChange = z.object({
  id: z.string(),
  /** The screen's name, and what it asked, as they are now. */
  name: z.string(),
  /** The day of the market it was noticed on. */
  day: z.iso.date(),
  /** By name, with the verdicts of today; at most `listed` of each. */
  joined: z.array(StockSummary),
  left: z.array(StockSummary),
  joinedCount: z.number().int(),
  leftCount: z.number().int(),
  listed: z.number().int(),
});
export type ScreenChange = z.infer<typeof ScreenChange>;

export const SaveRatioBody = z.object({
  /** Held to the rules of the language, which answers with 422. */
  name: z
    .string()
    .max(ratioNameMaxLength)
    .meta({ examples: ['Cash cover'] }),
  text: ScreenText,
});
export type SaveRatioBody = z.infer<typeof SaveRatioBody>;

/** A person's own ratio: a name and a formula. */
export const SavedRatio = z.object({
  id: z.uuid(),
  name: z.string().meta({ examples: ['Cash cover'] }),
  text: z.string().meta({ examples: ['cash / debt'] }),
  unit: MetricUnit.nullable(),
  createdAt: z.iso.datetime(),
});
export type SavedRatio = z.infer<typeof SavedRatio>;
export const SavedRatiosReply = z.object({ ratios: z.array(SavedRatio), limit: z.number().int() });
export type SavedRatiosReply = z.infer<typeof SavedRatiosReply>;

export const SavedIdParams = z.object({
  id: z.uuid().meta({ examples: ['0198c5f2-6d3b-7c41-9a55-3f0e8b1d2c47'] }),
});
export const SavedRemovedReply = z.object({ success: z.literal(true).meta({ examples: [true] }) });
