import { z } from 'zod';
import { Day } from '../facts/securities';
import { Rupees } from '../verdicts/verdicts';
import { maxLedgerPaise } from '../../policy/limits';
import { PurificationYear } from './purification';

/** A company's accounts of a year as they were when a due was computed from them. */
export const LedgerAccounts = PurificationYear.pick({ nature: true, shares: true }).extend({
  document: z.string().max(500),
  /** The day they were filed, when known. */
  publishedOn: Day.nullable(),
  impure: z.object({
    leastRupees: Rupees,
    mostRupees: Rupees.nullable(),
    totalIncomeRupees: Rupees.nullable(),
  }),
  /** Interest the standard adds to what is reported. */
  imputedRupees: Rupees,
});
export type LedgerAccounts = z.infer<typeof LedgerAccounts>;

/** Of a holding, what is multiplied with the impure share of income, or with the impure income per share: an exact fraction. */
const Base = z.string().regex(/^\d{1,200}(?:\/[1-9]\d{0,199})?$/);

/**
 * What a due was computed from, so that it can be computed again from accounts that were restated: the accounts of a company; figures
 * its owner typed; or the published portfolio of a fund.
 */
export const LedgerFacts = z.discriminatedUnion('of', [
  z.object({
    of: z.literal('accounts'),
    /** The first day of the financial year. */
    yearFrom: Day,
    /** Null: none were on file. */
    accounts: LedgerAccounts.nullable(),
    /** The edition of the standard. */
    edition: z.string().max(100).nullable(),
    /** The day as of which shares were counted: later splits change their number. */
    countedOn: Day,
    /** Each part that was bought apart; each is rounded on its own. */
    bases: z.array(Base).min(1).max(100),
    /** What the accounts do not change, such as a part whose impure share was typed. */
    fixedPaise: z.int().min(0).max(maxLedgerPaise),
    /** Whether the highest amount counts where accounts leave a range. */
    usesMost: z.boolean(),
  }),
  z.object({ of: z.literal('typed') }),
  z.object({ of: z.literal('fund') }),
]);
export type LedgerFacts = z.infer<typeof LedgerFacts>;
/** Facts that can be compared with accounts filed later. */
export type FactsOfAccounts = Extract<LedgerFacts, { of: 'accounts' }>;
