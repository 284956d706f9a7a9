import type { Paise } from '../paise';

export const carats = [24, 22, 18, 14] as const;
export type Carat = (typeof carats)[number];

/** Parts of pure silver in a thousand; 999 is sold as pure and counts as 1000. */
export const finenesses = [1000, 925, 900, 800] as const;
export type Fineness = (typeof finenesses)[number];

export interface GoldHolding {
  milligrams: number;
  carat: Carat;
  /** Worn jewellery, on which the schools differ. */
  isWorn: boolean;
}

export interface SilverHolding {
  milligrams: number;
  fineness: Fineness;
}

/** How long-term shares are valued; each is one published answer. */
export const shareMethods = ['proxy25', 'proxy30', 'full'] as const;
export type ShareMethod = (typeof shareMethods)[number];

export const nisabs = ['silver612', 'silver595', 'gold87', 'gold85'] as const;
export type NisabId = (typeof nisabs)[number];

/** Choices on which scholars differ. */
export interface ZakatSettings {
  nisab: NisabId;
  year: 'lunar' | 'solar';
  shareMethod: ShareMethod;
  /** How much of a long loan is deducted: the next instalment, or those of the next 12 months. */
  instalments: 'next' | 'twelve';
  wornJewellery: 'due' | 'exempt';
  /** Whether a lunar year has passed since the wealth first reached the nisab. */
  isYearComplete: boolean;
}

/** Assets and debts on the zakat day; all amounts in paise, none negative. */
export interface ZakatSheet {
  cash: Paise;
  bank: Paise;
  gold: readonly GoldHolding[];
  silver: readonly SilverHolding[];
  sharesTrading: Paise;
  sharesLongTerm: Paise;
  receivables: Paise;
  debtsDueNow: Paise;
  loanInstalment: Paise;
  /** What is left to repay of the loan; null when unknown, which means longer than a year. */
  loanOutstanding: Paise | null;
  settings: ZakatSettings;
}

/** Price of pure metal in paise per gram; null when unknown. */
export interface MetalPricesPaise {
  gold: Paise | null;
  silver: Paise | null;
}
