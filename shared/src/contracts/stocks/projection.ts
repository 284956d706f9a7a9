import { z } from 'zod';
import { AccountsNature } from './fundamentals';
import { Day, FactSource, Isin } from '../facts/securities';

/** A year ahead on the trend, with the range it would lie in four times out of five if the trend went on. Rupees. */
export const ProjectedYear = z.object({
  periodEnd: Day,
  middle: z.number(),
  low: z.number(),
  high: z.number(),
  /** The high is more than four times the low: too wide to be of use. */
  isTooWide: z.boolean(),
});
export type ProjectedYear = z.infer<typeof ProjectedYear>;

export const FigureProjection = z.object({
  figure: z.enum(['sales', 'netProfit']),
  label: z.string(),
  /** The years the trend was drawn through, the oldest first. */
  filed: z.array(z.object({ periodEnd: Day, value: z.number(), source: FactSource })),
  /** Growth a year along the trend, a fraction; null without a projection. */
  growthPerYear: z.number().nullable(),
  /** How much of the movement the trend explains, 0 to 1 (R squared of the logarithms). */
  fit: z.number().nullable(),
  years: z.array(ProjectedYear),
  /** Why there is none, in words; null where there is one. */
  unknownBecause: z.string().nullable(),
});
export type FigureProjection = z.infer<typeof FigureProjection>;

export const ProjectionReply = z.object({
  isin: Isin,
  stock: z.string(),
  stock_code: z.string(),
  /** "Projection, not a forecast of ours": shown wherever the figures are. */
  label: z.string(),
  nature: AccountsNature.nullable(),
  projections: z.array(FigureProjection),
  method: z.string(),
  assumptions: z.array(z.string()),
});
export type ProjectionReply = z.infer<typeof ProjectionReply>;
