import { z } from 'zod';
import { MetricUnit } from './screens';
import { Day } from '../facts/securities';
import { StandardId } from '../verdicts/verdicts';

const count = z.number().int();

/** A quantity that screens and columns may name. */
export const MetricEntry = z.object({
  id: z.string(),
  /** How we write it. */
  name: z.string(),
  /** Other spellings that are understood. */
  aliases: z.array(z.string()),
  group: z.string(),
  kind: z.enum(['yearly series', 'point', 'category']),
  unit: MetricUnit.nullable(),
  description: z.string(),
  /** A length it is worked out over: the 50 of `SMA 50`. */
  period: z.object({ unit: z.enum(['days', 'months']), usual: count, longest: count }).nullable(),
  /** Whether each standard has its own value: `Stars(AAOIFI)`. */
  perStandard: z.boolean(),
  /** The words of a category, with how many companies have each; null for a number. */
  choices: z.array(z.object({ name: z.string(), companies: count })).nullable(),
  /** Of how many companies it is known today, by the default standard. */
  known: count,
});
export type MetricEntry = z.infer<typeof MetricEntry>;

export const ScreenCatalogueReply = z.object({
  day: Day,
  universe: count,
  metrics: z.array(MetricEntry),
  standards: z.array(z.object({ id: StandardId, name: z.string() })),
  /** Columns shown where none are asked for. */
  usualColumns: z.array(z.string()),
  limits: z.object({ savedScreens: count, customRatios: count, columns: count }),
});
export type ScreenCatalogueReply = z.infer<typeof ScreenCatalogueReply>;

/** `column`: a figure in the words of the language, `Debt to assets` or `Sales growth 3 years`. */
export const HistogramQuery = z.object({
  column: z
    .string()
    .min(1)
    .max(200)
    .meta({ examples: ['Sales growth 3 years'] }),
  standard: StandardId.default('TASIS'),
  buckets: z.coerce.number().int().min(5).max(100).default(30),
});

/** How a figure is spread over all companies. */
export const HistogramReply = z.object({
  column: z.string(),
  unit: MetricUnit.nullable(),
  day: Day,
  known: count,
  unknown: count,
  /** Smallest, middle and largest known value; null where none is known. */
  least: z.number().nullable(),
  median: z.number().nullable(),
  greatest: z.number().nullable(),
  /** What the buckets span: all but the outermost hundredth on either side. */
  from: z.number(),
  to: z.number(),
  /** How many companies lie in each of equally wide buckets. */
  buckets: z.array(count),
  below: count,
  above: count,
});
export type HistogramReply = z.infer<typeof HistogramReply>;

/** A screen we thought of, ready to run and to change. */
export const ReadyScreen = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  text: z.string(),
  columns: z.array(z.string()),
  /** How many match today by the default standard, and of how many it cannot be told. */
  matches: count,
  unknowns: count,
});
export const ReadyScreensReply = z.object({ day: Day, screens: z.array(ReadyScreen) });
export type ReadyScreensReply = z.infer<typeof ReadyScreensReply>;
