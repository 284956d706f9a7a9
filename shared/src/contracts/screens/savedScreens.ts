import { z } from 'zod';
import { ratioNameMaxLength, savedScreenNameMaxLength, maxScreenColumns } from '../../policy/limits';
import { cleanName } from '../../policy/personName';
import { StockSummary } from '../facts/securities';
import { MetricUnit, ScreenText, TextDiagnostic } from './screens';
import { StandardId } from '../verdicts/verdicts';

/** PostgreSQL rejects some control characters. */
const ScreenName = z
  .string()
  .regex(/^\P{Cc}*$/u, 'Use letters, figures and signs only.')
  .overwrite(cleanName)
  .min(1, 'Give the screen a name.')
  .max(savedScreenNameMaxLength, `At most ${savedScreenNameMaxLength} characters.`);

const screenFields = {
  name: ScreenName,
  text: ScreenText,
  standard: StandardId.default('TASIS'),
  columns: z.array(z.string().min(1).max(200)).max(maxScreenColumns).default([]),
  sort: z.string().min(1).max(200).default('Market capitalization'),
  order: z.enum(['asc', 'desc']).default('desc'),
};
export const SaveScreenBody = z.object(screenFields);
export type SaveScreenBody = z.input<typeof SaveScreenBody>;

export const SavedScreen = z.object({
  ...screenFields,
  id: z.uuid(),
  /** Why it cannot be run, such as a deleted ratio; empty if it can. */
  errors: z.array(TextDiagnostic),
  /** Since when the screen is followed; null if it is not. */
  followedAt: z.iso.datetime().nullable(),
  /** Fewer matches than this raise no alert. */
  minMatches: z.number().int(),
  /** Whether its alerts are paused. */
  isPaused: z.boolean(),
  /** How many stocks matched when a followed screen was evaluated last; null if it is not followed. */
  matches: z.number().int().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type SavedScreen = z.infer<typeof SavedScreen>;
export const SavedScreensReply = z.object({ screens: z.array(SavedScreen), limit: z.number().int() });
export type SavedScreensReply = z.infer<typeof SavedScreensReply>;

/** How a followed screen alerts. */
export const FollowChange = z.strictObject({
  minMatches: z.number().int().min(1).max(1000).optional(),
  isPaused: z.boolean().optional(),
});
export type FollowChange = z.infer<typeof FollowChange>;

/** Changes are numbered in the order they were detected; the id is that number as a string. */
export const ScreenChangeParams = z.object({
  id: z
    .string()
    .regex(/^\d{1,18}$/, 'A change id is a number.')
    .meta({ examples: ['12'] }),
});

/** New and removed matches of a followed screen. */
export const ScreenChange = z.object({
  id: z.string(),
  /** The current name and text of the screen. */
  name: z.string(),
  /** The market day it was detected on. */
  day: z.iso.date(),
  /** By name, with current verdicts; at most `listed` of each. */
  joined: z.array(StockSummary),
  left: z.array(StockSummary),
  joinedCount: z.number().int(),
  leftCount: z.number().int(),
  listed: z.number().int(),
});
export type ScreenChange = z.infer<typeof ScreenChange>;

export const SaveRatioBody = z.object({
  /** Validated by the screen language, which replies with 422. */
  name: z
    .string()
    .max(ratioNameMaxLength)
    .meta({ examples: ['Cash cover'] }),
  text: ScreenText,
});
export type SaveRatioBody = z.infer<typeof SaveRatioBody>;

/** A custom ratio: a name and a formula. */
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
