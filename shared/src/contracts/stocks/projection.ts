import { z } from 'zod';
import { AccountsNature } from './fundamentals';
import { Day, FactSource, Isin } from '../facts/securities';

/** A projected year, with its 80% prediction interval. Rupees. */
export const ProjectedYear = z.object({
  periodEnd: Day,
  middle: z.number(),
  low: z.number(),
  high: z.number(),
  /** Whether the high is more than four times the low: too wide to be useful. */
  isTooWide: z.boolean(),
});
export type ProjectedYear = z.infer<typeof ProjectedYear>;

export const FigureProjection = z.object({
  figure: z.enum(['sales', 'netProfit']),
  label: z.string(),
  /** The years the trend was fitted to, oldest first. */
  filed: z.array(z.object({ periodEnd: Day, value: z.number(), source: FactSource })),
  /** Annual growth of the trend, a fraction; null without a projection. */
  growthPerYear: z.number().nullable(),
  /** R squared of the fit on logarithms, 0 to 1. */
  fit: z.number().nullable(),
  years: z.array(ProjectedYear),
  /** Why there is no projection; null if there is one. */
  unknownBecause: z.string().nullable(),
});
export type FigureProjection = z.infer<typeof FigureProjection>;

export const ProjectionReply = z.object({
  isin: Isin,
  stock: z.string(),
  stock_code: z.string(),
  /** The disclaimer to show with the figures. */
  label: z.string(),
  nature: AccountsNature.nullable(),
  projections: z.array(FigureProjection),
  method: z.string(),
  assumptions: z.array(z.string()),
});
export type ProjectionReply = z.infer<typeof ProjectionReply>;
