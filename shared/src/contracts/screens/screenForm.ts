import { z } from 'zod';

/** A screen as a form, from `toClauses` of the screen language. One clause per line; all must hold. */
const years = z.number().int().min(0).max(30);
const months = z.number().int().min(1).max(360);
const name = z.string().min(1).max(80);

const MetricRef = z.object({
  type: z.literal('metric'),
  id: name,
  period: z.number().int().positive().nullable(),
  standard: name.nullable(),
});
const Subject = z.union([MetricRef, z.object({ type: z.literal('ratio'), name })]);
const Time = z.object({ type: z.enum(['ago', 'average', 'growth', 'highest', 'lowest']), years }).nullable();
const NumberLiteral = z.object({
  type: z.literal('number'),
  value: z.number(),
  suffix: z.enum(['%', 'k', 'lakh', 'crore', 'lakh crore']).nullable(),
});

export const ScreenClause = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('compare'),
    metric: Subject,
    time: Time,
    op: z.enum(['<', '<=', '>', '>=', '=', '!=']),
    value: NumberLiteral,
  }),
  z.object({
    kind: z.literal('between'),
    metric: Subject,
    time: Time,
    low: NumberLiteral,
    high: NumberLiteral,
  }),
  z.object({
    kind: z.literal('choose'),
    metric: MetricRef,
    op: z.enum(['in', 'not in']),
    values: z.array(name).min(1).max(200),
  }),
  z.object({ kind: z.literal('trend'), metric: Subject, direction: z.enum(['rising', 'falling']), years }),
  z.object({ kind: z.literal('status held'), metric: MetricRef, value: name, months }),
  z.object({ kind: z.literal('status changed'), metric: MetricRef, months }),
  z.object({ kind: z.literal('text only'), text: z.string().max(4000) }),
]);
export type ScreenClause = z.infer<typeof ScreenClause>;

export const ScreenForm = z.object({
  /** The month (`YYYY-MM`) on whose last day all values are evaluated; null for the latest. */
  asOf: z.string().max(20).nullable(),
  clauses: z.array(ScreenClause).min(1).max(100),
});
export type ScreenForm = z.infer<typeof ScreenForm>;
