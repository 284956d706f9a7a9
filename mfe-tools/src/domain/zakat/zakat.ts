import { Fraction } from '../exact/Fraction';
import { toWholePaise, type Paise } from '../paise';
import { deductibleOfLoan, partOf, pureGoldIn, pureSilverIn, zakatRates } from './amounts';
import type { RuleId } from './rules';
import type {
  GoldHolding,
  MetalPricesPaise,
  NisabId,
  ShareMethod,
  SilverHolding,
  ZakatSettings,
  ZakatSheet,
} from './zakatSheet';

/** One line of the calculation: an asset or a debt. */
export interface ZakatLine {
  label: string;
  /** How it was calculated: `50 g of 22 carat`. */
  details: string;
  /** The counted amount in paise; null when a price is missing. */
  paise: Paise | null;
  rule: RuleId;
}

export type ZakatOutcome = 'due' | 'below-nisab' | 'year-not-complete' | 'price-missing';

export interface ZakatResult {
  assets: readonly ZakatLine[];
  debts: readonly ZakatLine[];
  /** Assets minus debts, never negative. */
  netPaise: Paise;
  nisab: { label: string; paise: Paise | null; rule: RuleId };
  rate: { label: string; rule: RuleId };
  outcome: ZakatOutcome;
  /** 0 unless the outcome is `due`. */
  duePaise: Paise;
}

export const outcomeLabels: Readonly<Record<ZakatOutcome, string>> = {
  due: 'Zakat due',
  'below-nisab': 'Below the nisab: nothing due',
  'year-not-complete': 'Nothing due until a lunar year has passed',
  'price-missing': 'Type the missing price of metal to see what is due',
};

const milligramsPerGram = 1000;
const pureFineness = 1000;

/** The nisab weights in use, in milligrams of pure metal. */
const nisabWeights: Readonly<
  Record<NisabId, { metal: 'gold' | 'silver'; milligrams: number; rule: RuleId }>
> = {
  silver612: { metal: 'silver', milligrams: 612_360, rule: 'nisabTola' },
  silver595: { metal: 'silver', milligrams: 595_000, rule: 'nisabMetric' },
  gold87: { metal: 'gold', milligrams: 87_480, rule: 'nisabTola' },
  gold85: { metal: 'gold', milligrams: 85_000, rule: 'nisabMetric' },
};

const rates: Readonly<Record<ZakatSettings['year'], { label: string; rule: RuleId }>> = {
  lunar: { label: '2.5 %', rule: 'rateLunar' },
  solar: { label: '2.577 %', rule: 'rateSolar' },
};

const shareMethods: Readonly<Record<ShareMethod, { percent: number; rule: RuleId }>> = {
  proxy25: { percent: 25, rule: 'sharesProxy25' },
  proxy30: { percent: 30, rule: 'sharesProxy30' },
  full: { percent: 100, rule: 'sharesFull' },
};

/**
 * The zakat due on a sheet at these prices. Every line, and the zakat itself, is rounded half up to a whole paisa; the order of rows
 * does not matter. Zakat is due on wealth exactly at the nisab.
 */
export function calculateZakat(sheet: ZakatSheet, prices: MetalPricesPaise): ZakatResult {
  const { settings } = sheet;
  const assets = [
    ...linesOf(sheet.cash, { label: 'Cash', details: 'At hand', rule: 'money' }),
    ...linesOf(sheet.bank, { label: 'Bank', details: 'Balances', rule: 'money' }),
    ...sheet.gold.filter(hasWeight).map((row) => goldLine(row, prices.gold, settings)),
    ...sheet.silver.filter(hasWeight).map((row) => silverLine(row, prices.silver)),
    ...linesOf(sheet.sharesTrading, {
      label: 'Shares to sell again',
      details: 'Full market value',
      rule: 'sharesTrading',
    }),
    ...longTermLines(sheet.sharesLongTerm, settings.shareMethod),
    ...linesOf(sheet.receivables, { label: 'Owed to you', details: 'In full', rule: 'receivables' }),
  ];
  const debts = [
    ...linesOf(sheet.debtsDueNow, { label: 'Debts due now', details: 'In full', rule: 'debtsNow' }),
    ...loanLines(sheet),
  ];

  const netPaise = Math.max(0, sum(assets) - sum(debts));
  const { metal, milligrams, rule } = nisabWeights[settings.nisab];
  const price = prices[metal];
  const nisabPaise = price === null ? null : valueOf(Fraction.of(milligrams), price);
  const isPriceMissing = nisabPaise === null || assets.some(({ paise }) => paise === null);
  const outcome = outcomeOf(netPaise, isPriceMissing ? null : nisabPaise, settings.isYearComplete);
  return {
    assets,
    debts,
    netPaise,
    nisab: { label: `${milligrams / milligramsPerGram} g of ${metal}`, paise: nisabPaise, rule },
    rate: rates[settings.year],
    outcome,
    duePaise: outcome === 'due' ? toWholePaise(Fraction.of(netPaise).times(zakatRates[settings.year])) : 0,
  };
}

function outcomeOf(netPaise: Paise, nisabPaise: Paise | null, isYearComplete: boolean): ZakatOutcome {
  if (nisabPaise === null) return 'price-missing';
  if (netPaise < nisabPaise) return 'below-nisab';
  return isYearComplete ? 'due' : 'year-not-complete';
}

/** The value of so many milligrams of pure metal at a price per gram. */
const valueOf = (milligrams: Fraction, price: Paise): Paise =>
  toWholePaise(milligrams.times(Fraction.of(price)).over(Fraction.of(milligramsPerGram)));

const hasWeight = ({ milligrams }: { milligrams: number }) => milligrams > 0;

/** A line for an entered amount, counted in full; none for 0. */
const linesOf = (paise: Paise, line: Omit<ZakatLine, 'paise'>): ZakatLine[] =>
  paise > 0 ? [{ ...line, paise }] : [];

function goldLine(
  { milligrams, carat, isWorn }: GoldHolding,
  price: Paise | null,
  { wornJewellery }: ZakatSettings,
): ZakatLine {
  const weight = `${milligrams / milligramsPerGram} g of ${carat} carat`;
  if (isWorn && wornJewellery === 'exempt') {
    return { label: 'Worn jewellery', details: `${weight}, exempt`, paise: 0, rule: 'jewellery' };
  }
  return {
    label: isWorn ? 'Worn jewellery' : 'Gold',
    details: weight,
    paise: price === null ? null : valueOf(pureGoldIn(Fraction.of(milligrams), carat), price),
    rule: isWorn ? 'jewellery' : 'goldByCarat',
  };
}

function silverLine({ milligrams, fineness }: SilverHolding, price: Paise | null): ZakatLine {
  return {
    label: 'Silver',
    details: `${milligrams / milligramsPerGram} g of ${fineness === pureFineness ? 'pure' : `${fineness / 10} % pure`} silver`,
    paise: price === null ? null : valueOf(pureSilverIn(Fraction.of(milligrams), fineness), price),
    rule: 'silverByPurity',
  };
}

function longTermLines(valuePaise: Paise, method: ShareMethod): ZakatLine[] {
  const { percent, rule } = shareMethods[method];
  const paise = toWholePaise(partOf(Fraction.of(valuePaise), percent));
  return linesOf(paise, { label: 'Long-term shares', details: `${percent} % of market value`, rule });
}

function loanLines({ loanInstalment, loanOutstanding, settings }: ZakatSheet): ZakatLine[] {
  const isNextOnly = settings.instalments === 'next';
  const outstanding = loanOutstanding === null ? null : Fraction.of(loanOutstanding);
  const deducted = deductibleOfLoan(Fraction.of(loanInstalment), outstanding, settings.instalments);
  return linesOf(toWholePaise(deducted), {
    label: 'Long loan',
    details: isNextOnly ? 'Next instalment' : 'Next 12 instalments',
    rule: isNextOnly ? 'debtsNext' : 'debtsTwelve',
  });
}

const sum = (lines: readonly ZakatLine[]): Paise =>
  lines.reduce((total, { paise }) => total + (paise ?? 0), 0);
