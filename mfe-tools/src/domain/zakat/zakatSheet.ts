import type { NisabId } from '@tayyib/shared/nisab';
import type { Paise, Fraction } from '@tayyib/shared/values/amounts';

const carats = [24, 23, 22, 21, 20, 18, 14, 9] as const;
/** How pure gold is: its carat, or parts in a thousand that the user types. */
export const goldPurities = [...carats, 'typed'] as const;
export type GoldPurity = (typeof goldPurities)[number];

/** Parts of pure silver in a thousand; 999 is sold as pure and counts as 1000. */
export const finenesses = [1000, 925, 900, 800] as const;
export type Fineness = (typeof finenesses)[number];

/** How metal is valued: by the price of pure metal, by the price of its own purity, or by a value from a jeweller. */
export const measures = ['weight', 'ownPrice', 'value'] as const;
export type Measure = (typeof measures)[number];

interface MetalHolding {
  milligrams: number;
  measure: Measure;
  /** The price of a gram of that purity, or the whole value, depending on `measure`; otherwise 0. */
  paise: Paise;
}

export interface GoldHolding extends MetalHolding {
  carat: GoldPurity;
  /** Parts of pure gold in a thousand, where typed; null until then. */
  perMille: number | null;
  /** Worn jewellery, on which the schools differ. */
  isWorn: boolean;
}

export interface SilverHolding extends MetalHolding {
  fineness: Fineness;
}

/** How long-term shares are valued; each is one published answer. */
export const shareMethods = ['proxy25', 'proxy30', 'full'] as const;
export type ShareMethod = (typeof shareMethods)[number];

/** How one company's shares are valued: also by its accounts, or by a percentage the user knows. */
export const companyMethods = ['accounts', ...shareMethods, 'typed'] as const;
export type CompanyMethod = (typeof companyMethods)[number];

/** What of a company's market value counts, from its balance sheet. */
export interface CompanyShare {
  part: Fraction;
  /** Whether what the company owes is deducted. */
  isNet: boolean;
  /** The calculation, a sentence per step. */
  working: readonly string[];
}

/** Shares of one company. */
export interface CompanyHolding {
  name: string;
  /** Held for trading: the whole market value counts, whatever the method. */
  isToSell: boolean;
  valuePaise: Paise;
  method: CompanyMethod;
  /** Null while its accounts are not known. */
  accounts: CompanyShare | null;
  /** Null while not typed. */
  typedPercent: number | null;
}

/** A business that is not listed, or a share in one. */
export interface BusinessHolding {
  name: string;
  /** Its current assets: money, goods for sale at their selling value, and what customers owe it. */
  cash: Paise;
  goods: Paise;
  receivables: Paise;
  /** What it has to pay within twelve months. */
  liabilities: Paise;
  /** How much of it the user owns, in per cent. */
  percent: number;
}

/** Whether the current liabilities of a business are deducted from its current assets. */
export const businessMethods = ['net', 'assets'] as const;

/** How much of a pension counts; each is one published answer. */
export const pensionMethods = ['received', 'accessible', 'proxy25', 'full'] as const;

/** Choices on which scholars differ. */
export interface ZakatSettings {
  nisab: NisabId;
  year: 'lunar' | 'solar';
  shareMethod: ShareMethod;
  debts: 'deducted' | 'ignored';
  /** How much of a long loan is deducted: the next instalment, those of the next 12 months, or all of it. */
  instalments: 'next' | 'twelve' | 'whole';
  wornJewellery: 'due' | 'exempt';
  /** Whether money lent counts each year, or once it is back. */
  lent: 'yearly' | 'received';
  weakDebts: 'received' | 'likely';
  business: (typeof businessMethods)[number];
  providentFund: 'received' | 'vested';
  pension: (typeof pensionMethods)[number];
  insurance: 'premiums' | 'none';
  /** When wealth has to reach the nisab: on the first and last day of the year, or throughout. */
  hawl: 'ends' | 'throughout';
  /** Whether a lunar year has passed since the wealth first reached the nisab. */
  isYearComplete: boolean;
}

export const assetNames = [
  'cash',
  'bank',
  'sharesTrading',
  'sharesLongTerm',
  'receivables',
  'tradeReceivables',
  'weakReceivables',
  'businessStock',
  'propertyToSell',
  'rent',
  'crypto',
  'providentFund',
  'voluntaryFund',
  'pension',
  'insurance',
] as const;
type AssetName = (typeof assetNames)[number];

export const owedNames = ['toPurify', 'debtsDueNow', 'loanInstalment'] as const;
type OwedName = (typeof owedNames)[number];

/** Assets and debts on the zakat day; all amounts in paise, none negative. */
export interface ZakatSheet extends Record<AssetName | OwedName, Paise> {
  gold: readonly GoldHolding[];
  silver: readonly SilverHolding[];
  companies: readonly CompanyHolding[];
  businesses: readonly BusinessHolding[];
  /** What of the pension could be withdrawn now; null while not typed. */
  pensionAccessible: Paise | null;
  /** What is left to repay of the loan; null when unknown, which means longer than a year. */
  loanOutstanding: Paise | null;
  settings: ZakatSettings;
}

/** Price of pure metal in paise per gram; null when unknown. */
export interface MetalPricesPaise {
  gold: Paise | null;
  silver: Paise | null;
}
