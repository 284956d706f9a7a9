import { toPaise } from '@tayyib/shared/values/amounts';
import type { FallRow } from './falls';
import { companyShareOf, type CompanyFacts } from './shares/companyFacts';
import {
  assetNames,
  owedNames,
  type CompanyMethod,
  type Fineness,
  type GoldPurity,
  type Measure,
  type ZakatSettings,
  type ZakatSheet,
} from './zakatSheet';

interface MetalRow {
  /** A weight as typed, in grams; null while empty. */
  grams: number | null;
  measure: Measure;
  /** The price of a gram of that purity, or the whole value, depending on `measure`. */
  rupees: number | null;
}

export interface GoldRow extends MetalRow {
  carat: GoldPurity;
  /** Parts of pure gold in a thousand, where `carat` says so. */
  perMille: number | null;
  isWorn: boolean;
}

export interface SilverRow extends MetalRow {
  fineness: Fineness;
}

/** Shares of one company. */
export interface CompanyRow {
  name: string;
  /** Null for a company typed by hand. */
  isin: string | null;
  /** AMFI's code of a mutual fund; null for a company. */
  fundId: string | null;
  shares: number | null;
  /** Whether they were bought to sell again. */
  isToSell: boolean;
  /** Its own market value; empty for shares × the last price on file. */
  value: number | null;
  method: CompanyMethod;
  percent: number | null;
  owedCrore: number | null;
  facts: CompanyFacts | null;
}

/** A business that is not listed, in rupees. */
export interface BusinessRow extends Record<(typeof businessAmounts)[number], number | null> {
  /** How much of it the user owns; all of it while empty. */
  percent: number | null;
}

const businessAmounts = ['cash', 'goods', 'receivables', 'liabilities'] as const;
export const emptyBusiness: BusinessRow = {
  cash: null,
  goods: null,
  receivables: null,
  liabilities: null,
  percent: null,
};

/** A company of which nothing is typed yet. */
export const emptyCompany = {
  fundId: null,
  shares: null,
  isToSell: false,
  value: null,
  percent: null,
  owedCrore: null,
  facts: null,
};

/** Amounts the user may type, in rupees; null while empty. */
export const amountNames = [
  ...assetNames,
  ...owedNames,
  'loanOutstanding',
  'pensionAccessible',
  'goldPrice',
  'silverPrice',
] as const;
export type AmountName = (typeof amountNames)[number];

/** The form as typed. `startedOn` is the day on which wealth reached the nisab. `goldPrice` and `silverPrice` are the user's own, per gram of pure metal. */
export interface ZakatForm extends Record<AmountName, number | null> {
  startedOn: string | null;
  /** When wealth was below the nisab since then. */
  falls: readonly FallRow[];
  gold: readonly GoldRow[];
  silver: readonly SilverRow[];
  companies: readonly CompanyRow[];
  businesses: readonly BusinessRow[];
  settings: ZakatSettings;
}

/** The largest amount in rupees, the largest weight in grams, number of shares and amount in crore rupees. */
export const maxAmount = 1e12;
export const maxGrams = 1e6;
export const maxShares = 1e9;
export const maxPerMille = 1000;
export const maxCrore = 1e7;
export const maxRows = 50;

const emptyMetal: MetalRow = { grams: null, measure: 'weight', rupees: null };
export const emptyGold: GoldRow = { ...emptyMetal, carat: 22, perMille: null, isWorn: false };
export const emptySilver: SilverRow = { ...emptyMetal, fineness: 1000 };

/** The initial form, with the settings most common in India, including the lower nisab. */
export const emptyForm: ZakatForm = {
  cash: null,
  bank: null,
  sharesTrading: null,
  sharesLongTerm: null,
  receivables: null,
  tradeReceivables: null,
  weakReceivables: null,
  businessStock: null,
  propertyToSell: null,
  rent: null,
  crypto: null,
  providentFund: null,
  voluntaryFund: null,
  pension: null,
  pensionAccessible: null,
  insurance: null,
  toPurify: null,
  debtsDueNow: null,
  loanInstalment: null,
  loanOutstanding: null,
  goldPrice: null,
  silverPrice: null,
  startedOn: null,
  falls: [],
  gold: [emptyGold],
  silver: [emptySilver],
  companies: [],
  businesses: [],
  settings: {
    nisab: 'silver612',
    year: 'lunar',
    shareMethod: 'proxy25',
    debts: 'deducted',
    instalments: 'twelve',
    wornJewellery: 'due',
    lent: 'yearly',
    weakDebts: 'received',
    business: 'net',
    providentFund: 'received',
    pension: 'received',
    insurance: 'premiums',
    hawl: 'ends',
    isYearComplete: true,
  },
};

/** Whether nothing was typed of wealth or debt; choices and dates alone give no result. */
export const isEmptyForm = (form: ZakatForm): boolean =>
  amountNames.every((name) => form[name] === null) &&
  [...form.gold, ...form.silver].every(({ grams, rupees }) => grams === null && rupees === null) &&
  form.companies.length === 0 &&
  form.businesses.every((row) => businessAmounts.every((name) => row[name] === null));

const paiseOf = (rupees: number | null) => toPaise(rupees ?? 0);
const metalOf = ({ grams, measure, rupees }: MetalRow) => ({
  milligrams: Math.round((grams ?? 0) * 1000),
  measure,
  paise: measure === 'weight' ? 0 : paiseOf(rupees),
});

/** The market value of a company's shares: as typed, or by the last price on file. */
export const companyValue = ({ value, shares, facts }: CompanyRow): number =>
  value ?? Math.min(maxAmount, (shares ?? 0) * (facts?.closeRupees ?? 0));

/** @param isYearComplete whether the year has passed, where the days of the year are known */
export function toSheet(form: ZakatForm, isYearComplete = form.settings.isYearComplete): ZakatSheet {
  const { settings, loanOutstanding, pensionAccessible } = form;
  return {
    cash: paiseOf(form.cash),
    bank: paiseOf(form.bank),
    sharesTrading: paiseOf(form.sharesTrading),
    sharesLongTerm: paiseOf(form.sharesLongTerm),
    receivables: paiseOf(form.receivables),
    tradeReceivables: paiseOf(form.tradeReceivables),
    weakReceivables: paiseOf(form.weakReceivables),
    businessStock: paiseOf(form.businessStock),
    propertyToSell: paiseOf(form.propertyToSell),
    rent: paiseOf(form.rent),
    crypto: paiseOf(form.crypto),
    providentFund: paiseOf(form.providentFund),
    voluntaryFund: paiseOf(form.voluntaryFund),
    pension: paiseOf(form.pension),
    pensionAccessible: pensionAccessible === null ? null : toPaise(pensionAccessible),
    insurance: paiseOf(form.insurance),
    toPurify: paiseOf(form.toPurify),
    debtsDueNow: paiseOf(form.debtsDueNow),
    loanInstalment: paiseOf(form.loanInstalment),
    gold: form.gold.map((row) => ({
      ...metalOf(row),
      carat: row.carat,
      perMille: row.perMille,
      isWorn: row.isWorn,
    })),
    silver: form.silver.map((row) => ({ ...metalOf(row), fineness: row.fineness })),
    companies: form.companies.map((row) => ({
      name: row.name,
      isToSell: row.isToSell,
      valuePaise: paiseOf(companyValue(row)),
      method: row.method,
      accounts: companyShareOf(row.facts, row.owedCrore),
      typedPercent: row.percent,
    })),
    businesses: form.businesses.map((row, index) => ({
      name: `Business ${index + 1}`,
      cash: paiseOf(row.cash),
      goods: paiseOf(row.goods),
      receivables: paiseOf(row.receivables),
      liabilities: paiseOf(row.liabilities),
      percent: row.percent ?? 100,
    })),
    loanOutstanding: loanOutstanding === null ? null : toPaise(loanOutstanding),
    settings: { ...settings, isYearComplete },
  };
}
