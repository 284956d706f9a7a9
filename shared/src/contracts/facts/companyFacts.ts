import { z } from 'zod';
import { amountKeys, commonAmountKeys } from './amountKeys';
import { Day, FactSource, Isin, StatusCode } from './securities';

const rupees = z.number().int();
const fraction = z.number().min(0).max(1);

export const AmountKey = z.enum(amountKeys);
export type AmountKey = z.infer<typeof AmountKey>;

/** The format of the accounts; banks, finance companies and insurers have different lines. */
export const filingFormats = [
  'ind_as',
  'bank',
  'nbfc',
  'non_ind_as',
  'life_insurer',
  'general_insurer',
] as const;
export const FilingFormat = z.enum(filingFormats);
export type FilingFormat = z.infer<typeof FilingFormat>;

/**
 * Figures of one filing in whole rupees; income and cost are for the whole period, the others as of its last day.
 * Null: the filing has no such line. Lease liabilities are not borrowings.
 */
export const FilingAmounts = z.intersection(
  z.looseRecord(z.enum(commonAmountKeys), rupees.nullable()),
  z.partialRecord(z.enum(amountKeys), rupees.nullable()),
);
export type FilingAmounts = z.infer<typeof FilingAmounts>;

/** A reportable segment and its gross revenue over the period, inter-segment sales included. */
export const SegmentRevenue = z.object({ name: z.string(), revenueRupees: rupees });
export type SegmentRevenue = z.infer<typeof SegmentRevenue>;

export const Filing = z.object({
  periodStart: Day,
  periodEnd: Day,
  nature: z.enum(['consolidated', 'standalone']),
  format: FilingFormat,
  /** An integrated filing, the form since the quarter to March 2025: it has 0 in every line that is not filled in. */
  isIntegrated: z.literal(true).optional(),
  /** Null where the source does not state it. */
  audited: z.boolean().nullable(),
  amounts: FilingAmounts,
  segments: z.array(SegmentRevenue),
  source: FactSource,
  /** Figures the operator provided in place of an official filing; a verdict that rests on them is provisional. */
  isProvided: z.literal(true).optional(),
  /** Of consolidated accounts: the debt that the company's own accounts of the same day state, if that is more than its group's. */
  debtOfCompanyAlone: rupees.optional(),
  /** Figures re-keyed from a filing, or typed by the operator: one that is absent was not read; it is not nil. */
  isSummary: z.literal(true).optional(),
});
export type Filing = z.infer<typeof Filing>;

/** The exchange's four-level class. A level is null where the exchange leaves it blank. */
export const IndustryClass = z.object({
  sector: z.string().nullable(),
  industry: z.string().nullable(),
  group: z.string().nullable(),
  subgroup: z.string().nullable(),
  source: FactSource,
});
export type IndustryClass = z.infer<typeof IndustryClass>;

/** Market capitalisation averaged over a window that ended on `source.asOf`. */
export const AverageMarketCap = z.object({
  windowMonths: z.number().int().positive(),
  valueRupees: rupees,
  source: FactSource,
});
export type AverageMarketCap = z.infer<typeof AverageMarketCap>;

/** A line of business recorded from a published source. `shareOfRevenue` is a fraction, null when not disclosed. */
export const RecordedActivity = z.object({
  activity: z.string(),
  shareOfRevenue: fraction.nullable(),
  source: FactSource,
});
export type RecordedActivity = z.infer<typeof RecordedActivity>;

/**
 * An advisor's answer on an exchange class that is too wide to say what its companies do. It stands in for the class where nothing else says
 * what a company does. `doubtful`: each company has to be judged by itself.
 */
export const classAnswerOutcomes = ['permissible', 'not_permissible', 'doubtful'] as const;
export const ClassAnswer = z.object({
  /** As the exchange names it, at any of the four levels. */
  className: z.string(),
  outcome: z.enum(classAnswerOutcomes),
  reason: z.string(),
  answeredOn: Day,
});
export type ClassAnswer = z.infer<typeof ClassAnswer>;

/** The earlier state of a ratio, for rules with hysteresis. `run`: consecutive periods that favour a change. */
export const RatioStanding = z.object({ wasIn: z.boolean().nullable(), run: z.number().int().min(0) });
export type RatioStanding = z.infer<typeof RatioStanding>;

/** What changed a company itself, so that accounts from before are of another company. */
export const companyEventKinds = ['demerger', 'merger', 'scheme', 'class_change'] as const;
export const CompanyEvent = z.object({
  kind: z.enum(companyEventKinds),
  /** The first day of the changed company. */
  day: Day,
  /** As the exchange words it; of a class change, the former class and the new one. */
  subject: z.string(),
  source: FactSource,
});
export type CompanyEvent = z.infer<typeof CompanyEvent>;

/** The age of accounts on a day. `too_old`: they decide nothing. */
export const AccountsAge = z.object({
  state: z.enum(['fresh', 'ageing', 'outdated', 'too_old']),
  /** The first day of the state; null while fresh. */
  since: Day.nullable(),
  /** The end of the newest year whose accounts had to be published by then; null if none had. */
  newerDue: Day.nullable(),
});
export type AccountsAge = z.infer<typeof AccountsAge>;

const sum = z.object({ valueRupees: rupees.nullable() });
/** What rules that look back read of an earlier verdict. */
export const EarlierVerdict = z.object({
  day: Day,
  status: StatusCode,
  ratios: z.array(z.object({ id: z.string(), numerator: sum, denominator: sum })).readonly(),
});
export type EarlierVerdict = z.infer<typeof EarlierVerdict>;

/** Receipts stay valid when later editions use figures they do not contain. */
const ReceiptFiling = Filing.extend({ amounts: z.partialRecord(AmountKey, rupees.nullable()) });

/** The newest accounts that are no summary, where newer ones are; they decide what those leave open. */
export const FullerAccounts = z.object({
  filing: ReceiptFiling,
  /** They then decide nothing, but what they object to stays a question. */
  areTooOld: z.boolean(),
  age: AccountsAge.optional(),
});
export type FullerAccounts = z.infer<typeof FullerAccounts>;

/**
 * What figures that accounts do not state are at least and at most, all of them together. It follows from figures that are stated, by
 * a rule of the edition.
 */
export const ProvedBound = z.object({
  /** The id of the rule in the edition. */
  rule: z.string(),
  /** The figures that are not stated. */
  facts: z.array(AmountKey).min(1),
  leastRupees: rupees,
  /** Null where nothing limits them. */
  mostRupees: rupees.nullable(),
  /** The stated figures it follows from. */
  from: z.array(AmountKey).min(1),
  accountsTo: Day,
  source: FactSource,
});
export type ProvedBound = z.infer<typeof ProvedBound>;

/** All inputs of a verdict, and nothing else: with the edition they reproduce it. Receipts from before 2026-11.3 lack the optional ones. */
export const ReceiptInputs = z.object({
  isin: Isin,
  industry: IndustryClass.nullable(),
  filing: ReceiptFiling.nullable(),
  /** Present if `filing` is a summary and there are accounts that are none. */
  fuller: FullerAccounts.optional(),
  /** What is known of the figures that the accounts do not state; none by editions without such rules. */
  bounds: z.array(ProvedBound).optional(),
  activities: z.array(RecordedActivity),
  /** Present if it decides what the company does: its class is too wide, and nothing else says it. */
  classAnswer: ClassAnswer.optional(),
  /** The company's name, where it names a line of business and no accounts or advisor say what the lines are. */
  tellingName: z.string().optional(),
  marketCaps: z.array(AverageMarketCap),
  areAccountsTooOld: z.boolean(),
  /** The age of the accounts, by the limits of the edition. */
  age: AccountsAge.optional(),
  /** The newest later balance sheet on file, if there is one. */
  interim: ReceiptFiling.optional(),
  /** What changed the company since its accounts, if anything did. */
  events: z.array(CompanyEvent).optional(),
  /** By ratio; only for rules with hysteresis. */
  standing: z.record(z.string(), RatioStanding),
  /** The earlier verdicts that `standing` follows from, oldest first. */
  earlier: z.array(EarlierVerdict).optional(),
});
export type ReceiptInputs = z.infer<typeof ReceiptInputs>;
