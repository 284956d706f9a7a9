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

/** How a figure is counted: a `fraction` of 0.25 is 25 %; `times` and `days` are plain numbers. */
export const FigureUnit = z.enum(['rupees', 'rupees_per_share', 'fraction', 'times', 'days', 'points']);
export type FigureUnit = z.infer<typeof FigureUnit>;

/** What a figure is, in words, and how it is worked out. */
export const FigureDefinition = z.object({
  id: z.string(),
  label: z.string(),
  unit: FigureUnit,
  formula: z.string(),
});
export type FigureDefinition = z.infer<typeof FigureDefinition>;

/** A figure that stands on its own, with the time it speaks of and where it was taken from. Null: not known. */
export const SourcedFigure = z.object({
  label: z.string(),
  value: z.number().nullable(),
  unit: FigureUnit,
  /** "Year to 31 Mar 2024", "On 21 Aug 2026". */
  period: z.string(),
  source: FactSource.nullable(),
});
export type SourcedFigure = z.infer<typeof SourcedFigure>;

/** One year's accounts as filed; nothing is carried over from another year. Null: the filing does not say it. */
export const AccountingYear = z.object({
  periodStart: Day,
  periodEnd: Day,
  /** Twelve, but for a year that was moved. */
  months: z.number().int(),
  format: FilingFormat,
  audited: z.boolean().nullable(),
  /** Where every figure of this year was taken from. */
  source: FactSource,
  figures: z.record(YearFigureId, z.number().nullable()),
  ratios: z.record(YearRatioId, z.number().nullable()),
  /** Stated figures that were not taken, and why. */
  doubts: z.array(z.string()),
});
export type AccountingYear = z.infer<typeof AccountingYear>;

export const GrowthSpan = z.union([z.literal(1), z.literal(3), z.literal(5)]);
export type GrowthSpan = z.infer<typeof GrowthSpan>;

/** How fast a line grew: a fraction a year, over one year or compounded over three or five. */
export const Growth = z.object({
  figure: GrownFigureId,
  years: GrowthSpan,
  value: z.number().nullable(),
  /** Ends of the two years compared; null where there is no such year. */
  from: Day.nullable(),
  to: Day.nullable(),
  /** Why it is not known, in words; null where it is. */
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
    /** The accounts a verdict rests on: the newest year, consolidated before standalone. Null without annual accounts. */
    chosen: AccountsNature.nullable(),
    series: z.array(AccountsSeries),
    definitions: z.object({ figures: z.array(FigureDefinition), ratios: z.array(FigureDefinition) }),
    growthFormula: z.string(),
    /** What nobody should read into the figures, in words. */
    notes: z.array(z.string()),
  })
  .meta({ description: 'Annual accounts by year, their ratios and their growth.' });
export type Fundamentals = z.infer<typeof Fundamentals>;
