import type { Carat, Fineness, GoldHolding, SilverHolding, ZakatSettings, ZakatSheet } from './zakatSheet';

const settings: ZakatSettings = {
  nisab: 'silver612',
  year: 'lunar',
  shareMethod: 'proxy25',
  instalments: 'twelve',
  wornJewellery: 'due',
  isYearComplete: true,
};

type Parts = Partial<Omit<ZakatSheet, 'settings'>> & { settings?: Partial<ZakatSettings> };

/** A sheet with these values and nothing else. */
export const fakeSheet = ({ settings: chosen, ...parts }: Parts): ZakatSheet => ({
  cash: 0,
  bank: 0,
  gold: [],
  silver: [],
  sharesTrading: 0,
  sharesLongTerm: 0,
  receivables: 0,
  debtsDueNow: 0,
  loanInstalment: 0,
  loanOutstanding: null,
  settings: { ...settings, ...chosen },
  ...parts,
});

export const gold = (grams: number, carat: Carat, isWorn = false): GoldHolding => ({
  milligrams: Math.round(grams * 1000),
  carat,
  isWorn,
});

export const silver = (grams: number, fineness: Fineness): SilverHolding => ({
  milligrams: Math.round(grams * 1000),
  fineness,
});
