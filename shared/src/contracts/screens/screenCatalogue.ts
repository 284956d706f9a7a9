import { z } from 'zod';
import { MetricUnit } from './screens';
import { Day } from '../facts/securities';
import { StandardId } from '../verdicts/verdicts';

const count = z.number().int();

/** A metric for screens and columns. */
export const MetricEntry = z.object({
  id: z.string(),
  /** The canonical name. */
  name: z.string(),
  /** Aliases. */
  aliases: z.array(z.string()),
  group: z.string(),
  kind: z.enum(['yearly series', 'point', 'category']),
  unit: MetricUnit.nullable(),
  description: z.string(),
  /** The period it is computed over: the 50 of `SMA 50`. */
  period: z.object({ unit: z.enum(['days', 'months']), usual: count, longest: count }).nullable(),
  /** Whether each standard has its own value: `Stars(AAOIFI)`. */
  perStandard: z.boolean(),
  /** The words of a category, with the number of companies for each; null for a number. */
  choices: z.array(z.object({ name: z.string(), companies: count })).nullable(),
  /** The number of companies it is known for, by the default standard. */
  known: count,
});
export type MetricEntry = z.infer<typeof MetricEntry>;

export const ScreenCatalogueReply = z.object({
  day: Day,
  universe: count,
  metrics: z.array(MetricEntry),
  standards: z.array(z.object({ id: StandardId, name: z.string() })),
  /** The default columns. */
  usualColumns: z.array(z.string()),
  limits: z.object({ savedScreens: count, customRatios: count, columns: count }),
});
export type ScreenCatalogueReply = z.infer<typeof ScreenCatalogueReply>;

/** `column`: a formula of the screen language, `Debt to assets` or `Sales growth 3 years`. */
export const HistogramQuery = z.object({
  column: z
    .string()
    .min(1)
    .max(200)
    .meta({ examples: ['Sales growth 3 years'] }),
  standard: StandardId.default('TASIS'),
  buckets: z.coerce.number().int().min(5).max(100).default(30),
});

/** The distribution of a figure over all companies. */
export const HistogramReply = z.object({
  column: z.string(),
  unit: MetricUnit.nullable(),
  day: Day,
  known: count,
  unknown: count,
  /** Minimum, median and maximum; null where no value is known. */
  least: z.number().nullable(),
  median: z.number().nullable(),
  greatest: z.number().nullable(),
  /** The range of the buckets: from the 1st to the 99th percentile. */
  from: z.number(),
  to: z.number(),
  /** The number of companies in each of equally wide buckets. */
  buckets: z.array(count),
  below: count,
  above: count,
});
export type HistogramReply = z.infer<typeof HistogramReply>;

/** A predefined screen. */
export const ReadyScreen = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  text: z.string(),
  columns: z.array(z.string()),
  /** The number of matches by the default standard, and of companies with missing data. */
  matches: count,
  unknowns: count,
});
export const ReadyScreensReply = z.object({ day: Day, screens: z.array(ReadyScreen) });
export type ReadyScreensReply = z.infer<typeof ReadyScreensReply>;
