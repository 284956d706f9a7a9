import { z } from 'zod';
import { FilingFormat } from '../facts/companyFacts';
import { Day, FactSource, Isin } from '../facts/securities';
import { grownFigureIds, yearFigureIds, yearRatioIds } from '../facts/yearFigureIds';

export const YearFigureId = z.enum(yearFigureIds);
export type YearFigureId = z.infer<typeof YearFigureId>;
export const YearRatioId = z.enum(yearRatioIds);
export type YearRatioId = z.infer<typeof YearRatioId>;
export const GrownFigureId = z.enum(grownFigureIds);
export type GrownFigureId = z.infer<typeof GrownFigureId>;

export const AccountsNature = z.enum(['consolidated', 'standalone']);
export type AccountsNature = z.infer<typeof AccountsNature>;

/** The unit of a figure: a `fraction` of 0.25 is 25%; `times` and `days` are plain numbers. */
export const FigureUnit = z.enum(['rupees', 'rupees_per_share', 'fraction', 'times', 'days', 'points']);
export type FigureUnit = z.infer<typeof FigureUnit>;

/** The label of a figure and how it is computed. */
export const FigureDefinition = z.object({
  id: z.string(),
  label: z.string(),
  unit: FigureUnit,
  formula: z.string(),
});
export type FigureDefinition = z.infer<typeof FigureDefinition>;

/** A single figure with its date and source. Null: unknown. */
export const SourcedFigure = z.object({
  label: z.string(),
  value: z.number().nullable(),
  unit: FigureUnit,
  /** "Year to 31 Mar 2024", "On 21 Aug 2026". */
  period: z.string(),
  source: FactSource.nullable(),
});
export type SourcedFigure = z.infer<typeof SourcedFigure>;

/** One year's accounts as filed; nothing is carried over from another year. Null: not stated. */
export const AccountingYear = z.object({
  periodStart: Day,
  periodEnd: Day,
  /** Twelve, unless the financial year was changed. */
  months: z.number().int(),
  format: FilingFormat,
  audited: z.boolean().nullable(),
  /** The source of all figures of this year. */
  source: FactSource,
  figures: z.record(YearFigureId, z.number().nullable()),
  ratios: z.record(YearRatioId, z.number().nullable()),
  /** Stated figures that were not used, with the reason. */
  doubts: z.array(z.string()),
});
export type AccountingYear = z.infer<typeof AccountingYear>;

export const GrowthSpan = z.union([z.literal(1), z.literal(3), z.literal(5)]);
export type GrowthSpan = z.infer<typeof GrowthSpan>;

/** Annual growth of a line as a fraction, over one year or compounded over three or five. */
export const Growth = z.object({
  figure: GrownFigureId,
  years: GrowthSpan,
  value: z.number().nullable(),
  /** Ends of the two compared years; null where a year is missing. */
  from: Day.nullable(),
  to: Day.nullable(),
  /** Why it is unknown; null if it is known. */
  unknownBecause: z.string().nullable(),
});
export type Growth = z.infer<typeof Growth>;

export const AccountsSeries = z.object({
  nature: AccountsNature,
  /** The oldest first. */
  years: z.array(AccountingYear),
  growth: z.array(Growth),
});
export type AccountsSeries = z.infer<typeof AccountsSeries>;

/** A company's annual accounts in numbers. Consolidated and standalone accounts are never mixed in one series. */
export const Fundamentals = z
  .object({
    isin: Isin,
    stock: z.string(),
    stock_code: z.string(),
    /** The accounts used for verdicts: the newest year, consolidated before standalone. Null without annual accounts. */
    chosen: AccountsNature.nullable(),
    series: z.array(AccountsSeries),
    definitions: z.object({ figures: z.array(FigureDefinition), ratios: z.array(FigureDefinition) }),
    growthFormula: z.string(),
    /** Caveats about the figures. */
    notes: z.array(z.string()),
  })
  .meta({ description: 'Annual accounts by year, their ratios and their growth.' });
export type Fundamentals = z.infer<typeof Fundamentals>;
