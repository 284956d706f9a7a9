import { z } from 'zod';
import { maxScreenColumns, screenTextMaxLength } from '../../policy/limits';
import { ScreenForm } from './screenForm';
import { Badge, Day, Isin, StatusCode, listedAge, listedTrend } from '../facts/securities';
import { StandardId } from '../verdicts/verdicts';

/** A text range: offsets, and the line and column of the start, from 1. */
export const TextPosition = z.object({
  start: z.number().int(),
  /** Exclusive. */
  end: z.number().int(),
  line: z.number().int(),
  column: z.number().int(),
});
/** An error or a warning in a text; `suggestion` can replace the text at `position`. */
export const TextDiagnostic = z.object({
  position: TextPosition,
  message: z.string(),
  suggestion: z.string().optional(),
});
export type TextDiagnostic = z.infer<typeof TextDiagnostic>;

/** The 422 reply to an invalid text. Positions refer to `text`. */
export const ScreenProblem = z.object({
  code: z.literal('unreadable'),
  message: z.string(),
  field: z.string(),
  text: z.string(),
  errors: z.array(TextDiagnostic),
});
export type ScreenProblem = z.infer<typeof ScreenProblem>;

/** Longer than the language accepts, so that the language reports the error. */
export const ScreenText = z
  .string()
  .max(screenTextMaxLength)
  .meta({ examples: ['debt to assets < 20 AND status = compliant for 12 months'] });
const columnTexts = z.array(z.string().min(1).max(200)).max(maxScreenColumns);
const page = z.number().int().min(1).default(1);
const pageSize = z.number().int().min(1).max(100).default(25);

/** A screen as text or as a form, parsed with the viewer's custom ratios; `standard` is the default standard. */
export const ScreenQuestionBody = z
  .object({
    text: ScreenText.optional(),
    form: ScreenForm.optional(),
    standard: StandardId.default('TASIS'),
  })
  .refine(({ text, form }) => (text === undefined) !== (form === undefined), 'Send a text or a form.');
export type ScreenQuestionBody = z.input<typeof ScreenQuestionBody>;

/** Columns and order. `sort` is `name`, or a formula of the language: "Debt to assets", "Sales growth 3 years". */
const view = {
  /** Formulas of the language, custom ratios included; by default, the usual columns and those of the screen. */
  columns: columnTexts.optional(),
  sort: z.string().min(1).max(200).default('Market capitalization'),
  order: z.enum(['asc', 'desc']).default('desc'),
  /** `unknowns`: companies with missing data, which are never matches. */
  show: z.enum(['matches', 'unknowns']).default('matches'),
};
export const ScreenRunBody = ScreenQuestionBody.safeExtend({ ...view, page, pageSize });
export type ScreenRunBody = z.input<typeof ScreenRunBody>;

const count = z.number().int();
/** The counts of one clause: companies that match it alone, those with missing data, and those that match it and all clauses before. */
export const ScreenClauseCount = z.object({
  text: z.string(),
  /** Its position in the text of the reply. */
  position: TextPosition,
  matches: count,
  unknowns: count,
  remaining: count,
});

/** The counts of a screen. */
export const ScreenCountReply = z.object({
  /** The text that was run: the requested one, or that of the form. */
  text: z.string(),
  /** The canonical text, for saving and sharing. */
  canonical: z.string(),
  standard: StandardId,
  /** The date of all values. */
  day: Day,
  universe: count,
  matches: count,
  unknowns: count,
  clauses: z.array(ScreenClauseCount),
  /** Valid, but perhaps not what was meant. */
  warnings: z.array(TextDiagnostic),
  /** Data that is not available for that day, as sentences. */
  notes: z.array(z.string()),
});
export type ScreenCountReply = z.infer<typeof ScreenCountReply>;

export const MetricUnit = z.enum(['rupees crore', 'rupees', 'percent', 'ratio', 'times', 'days', 'count']);
export type MetricUnit = z.infer<typeof MetricUnit>;

export const ScreenColumn = z.object({
  /** The canonical formula, for requesting the column or sorting by it. */
  text: z.string(),
  kind: z.enum(['number', 'word']),
  /** 18.5 for 18.5%, 450 for ₹450 crore; null for words and for figures without a unit. */
  unit: MetricUnit.nullable(),
});
export type ScreenColumn = z.infer<typeof ScreenColumn>;

export const ScreenResultRow = z.object({
  isin: Isin,
  stock: z.string(),
  stock_code: z.string(),
  shariah_status: StatusCode,
  badge: Badge,
  ...listedAge,
  ...listedTrend,
  /** The day of the newest average market capitalisation; null without one, and where no column or clause uses it. */
  marketCapAsOf: Day.nullable(),
  /** The end of the quarter of the shareholding used; null without one, absent where no column or clause uses it. */
  shareholdingAsOf: Day.nullable().optional(),
  /** In the order of the columns; null where unknown. */
  cells: z.array(z.union([z.number(), z.string()]).nullable()),
});
export type ScreenResultRow = z.infer<typeof ScreenResultRow>;

export const ScreenRunReply = ScreenCountReply.extend({
  show: z.enum(['matches', 'unknowns']),
  columns: z.array(ScreenColumn),
  sort: z.string(),
  order: z.enum(['asc', 'desc']),
  rows: z.array(ScreenResultRow),
  /** The effective order and paging. */
  total: count,
  page: count,
  pageSize: count,
});
export type ScreenRunReply = z.infer<typeof ScreenRunReply>;

/** The query of an export: like a run, with all rows. */
export const ScreenExportQuery = z.object({
  text: ScreenText,
  standard: StandardId.default('TASIS'),
  ...view,
  /** Repeated per column. */
  columns: z
    .union([z.string(), z.array(z.string())])
    .transform((texts) => [texts].flat())
    .pipe(columnTexts)
    .optional(),
});
export type ScreenExportQuery = z.infer<typeof ScreenExportQuery>;

export const ScreenWhyBody = ScreenQuestionBody.safeExtend({ isin: Isin });
export type ScreenWhyBody = z.input<typeof ScreenWhyBody>;
const Outcome = z.enum(['passed', 'failed', 'unknown']);
/** Why a company matched, clause by clause. Parts of a clause follow it, one level deeper. */
export const ScreenWhyReply = z.object({
  isin: Isin,
  stock: z.string(),
  outcome: Outcome,
  reasons: z.array(
    z.object({
      depth: count,
      text: z.string(),
      outcome: Outcome,
      sentence: z.string(),
      values: z.array(
        z.object({
          name: z.string(),
          value: z.number().nullable(),
          unit: MetricUnit.nullable(),
          /** The display text: "18.5%", "not known". */
          text: z.string(),
        }),
      ),
    }),
  ),
});
export type ScreenWhyReply = z.infer<typeof ScreenWhyReply>;
