import { z } from 'zod';
import { SourcedFigure } from './fundamentals';
import { Isin } from '../facts/securities';

export const swotClasses = ['strength', 'weakness', 'opportunity', 'threat'] as const;
export const SwotClass = z.enum(swotClasses);
export type SwotClass = z.infer<typeof SwotClass>;

/** A rule that holds for a stock, with its figures. */
export const SwotPoint = z.object({
  id: z.string(),
  class: SwotClass,
  /** The sentence to show, with the figures. */
  sentence: z.string(),
  /** The rule in words: "Debt is at most 10% of total assets". */
  rule: z.string(),
  figures: z.array(SourcedFigure),
});
export type SwotPoint = z.infer<typeof SwotPoint>;

/** A rule with missing data, which is distinct from one that does not hold. */
export const SwotUnknown = z.object({
  id: z.string(),
  class: SwotClass,
  rule: z.string(),
  missing: z.array(z.string()),
});
export type SwotUnknown = z.infer<typeof SwotUnknown>;

export const SwotReply = z.object({
  isin: Isin,
  stock: z.string(),
  stock_code: z.string(),
  points: z.array(SwotPoint),
  notKnown: z.array(SwotUnknown),
  counts: z.object({
    rules: z.number().int(),
    hold: z.number().int(),
    doNotHold: z.number().int(),
    notKnown: z.number().int(),
  }),
  /** A disclaimer about the rules. */
  note: z.string(),
});
export type SwotReply = z.infer<typeof SwotReply>;
