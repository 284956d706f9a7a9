import { z } from 'zod';
import { screenColumnsMost, screenTextMaxLength } from '../../policy/limits';
import { ScreenForm } from './screenForm';
import { Badge, Day, Isin, StatusCode } from '../facts/securities';
import { StandardId } from '../verdicts/verdicts';

/** Where in a text: offsets, and line and column of the start as an editor counts them, from 1. */
export const TextPosition = z.object({
  start: z.number().int(),
  /** The first letter after. */
  end: z.number().int(),
  line: z.number().int(),
  column: z.number().int(),
});
/** What is wrong, or doubtful, in a text; `suggestion` may stand in place of the text at `position`. */
export const TextRemark = z.object({
  position: TextPosition,
  message: z.string(),
  suggestion: z.string().optional(),
});
export type TextRemark = z.infer<typeof TextRemark>;

/** The answer, with 422, to a text that cannot be read. `text` is what the positions count in. */
export const ScreenProblem = z.object({
  code: z.literal('unreadable'),
  message: z.string(),
  field: z.string(),
  text: z.string(),
  errors: z.array(TextRemark),
});
export type ScreenProblem = z.infer<typeof ScreenProblem>;

/** Longer than the language reads, so that it can say so itself. */
export const ScreenText = z
  .string()
  .max(screenTextMaxLength)
  .meta({ examples: ['debt to assets < 20 AND status = compliant for 12 months'] });
const columnTexts = z.array(z.string().min(1).max(200)).max(screenColumnsMost);
const page = z.number().int().min(1).default(1);
const pageSize = z.number().int().min(1).max(100).default(25);

/** A screen as text or as a form, read with the asker's own ratios; `standard` is meant where it names none. */
export const ScreenQuestionBody = z
  .object({
    text: ScreenText.optional(),
    form: ScreenForm.optional(),
    standard: StandardId.default('TASIS'),
  })
  .refine(({ text, form }) => (text === undefined) !== (form === undefined), 'Send a text or a form.');
export type ScreenQuestionBody = z.input<typeof ScreenQuestionBody>;

/** How rows are shown. `sort` is `name`, or a column in the words of the language: "Debt to assets", "Sales growth 3 years". */
const view = {
  /** Columns in the words of the language, own ratios too; left out, the usual ones and those the screen speaks of. */
  columns: columnTexts.optional(),
  sort: z.string().min(1).max(200).default('Market capitalization'),
  order: z.enum(['asc', 'desc']).default('desc'),
  /** `unknowns`: companies of which it cannot be told, which are never among the matches. */
  show: z.enum(['matches', 'unknowns']).default('matches'),
};
export const ScreenRunBody = ScreenQuestionBody.safeExtend({ ...view, page, pageSize });
export type ScreenRunBody = z.input<typeof ScreenRunBody>;

const count = z.number().int();
/** What one clause does: companies that match it alone, those of which it cannot be told, and those left by it and all before it. */
export const ScreenClauseCount = z.object({
  text: z.string(),
  /** Where it stands in the text of the answer. */
  position: TextPosition,
  matches: count,
  unknowns: count,
  remaining: count,
});

/** What a screen finds, in numbers. */
export const ScreenCountReply = z.object({
  /** The text that was run: the one asked, or the form in words. */
  text: z.string(),
  /** The same in one spelling, to save and to share. */
  canonical: z.string(),
  standard: StandardId,
  /** The day all values speak of. */
  day: Day,
  universe: count,
  matches: count,
  unknowns: count,
  clauses: z.array(ScreenClauseCount),
  /** What runs, but may not be what was meant. */
  warnings: z.array(TextRemark),
  /** What is not kept for that day, in words. */
  notes: z.array(z.string()),
});
export type ScreenCountReply = z.infer<typeof ScreenCountReply>;

export const MetricUnit = z.enum(['rupees crore', 'rupees', 'percent', 'ratio', 'times', 'days', 'count']);
export type MetricUnit = z.infer<typeof MetricUnit>;

export const ScreenColumn = z.object({
  /** In the words of the language, in one spelling: ask for it, or sort by it, with this. */
  text: z.string(),
  kind: z.enum(['number', 'word']),
  /** 18.5 for 18.5 %, 450 for ₹450 crore; null for words and for figures without a unit. */
  unit: MetricUnit.nullable(),
});
export type ScreenColumn = z.infer<typeof ScreenColumn>;

export const ScreenResultRow = z.object({
  isin: Isin,
  stock: z.string(),
  stock_code: z.string(),
  shariah_status: StatusCode,
  badge: Badge,
  /** In the order of the columns; null where not known. */
  cells: z.array(z.union([z.number(), z.string()]).nullable()),
});
export type ScreenResultRow = z.infer<typeof ScreenResultRow>;

export const ScreenRunReply = ScreenCountReply.extend({
  show: z.enum(['matches', 'unknowns']),
  columns: z.array(ScreenColumn),
  sort: z.string(),
  order: z.enum(['asc', 'desc']),
  rows: z.array(ScreenResultRow),
  /** Of what is shown. */
  total: count,
  page: count,
  pageSize: count,
});
export type ScreenRunReply = z.infer<typeof ScreenRunReply>;

/** The address of an export: the same as a run, every row. */
export const ScreenExportQuery = z.object({
  text: ScreenText,
  standard: StandardId.default('TASIS'),
  ...view,
  /** Said once per column. */
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
/** Why a company matched, clause by clause. Parts of a clause follow it, one deeper. */
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
          /** As it is shown: "18.5 %", "not known". */
          text: z.string(),
        }),
      ),
    }),
  ),
});
export type ScreenWhyReply = z.infer<typeof ScreenWhyReply>;
