import { nisabWeights, type NisabId } from '@tayyib/shared/nisab';
import { Fraction, toWholePaise, type Paise } from '@tayyib/shared/values/amounts';
import { zakatRates } from './amounts';
import { businessLines } from './lines/businessLines';
import { debtLines } from './lines/debtLines';
import { goldLines, silverLines, valueOf } from './lines/metalLines';
import { fundLines, moneyLines, receivableLines, tradeLines } from './lines/otherLines';
import type { RuleId } from './rules';
import { shareLines } from './lines/shareLines';
import { linesOf, type ZakatLine } from './ZakatLine';
import type { MetalPricesPaise, ZakatSettings, ZakatSheet } from './zakatSheet';

/** Incomplete while something is missing without which nothing can be calculated. */
type ZakatOutcome = 'due' | 'below-nisab' | 'year-not-complete' | 'incomplete';

type SubtotalName = 'money' | 'gold' | 'silver' | 'shares' | 'receivables' | 'business' | 'funds' | 'debts';

export interface Subtotal {
  /** What counts of its assets; null while that is not known. */
  assetsPaise: Paise | null;
  deductedPaise: Paise;
}

export interface ZakatResult {
  assets: readonly ZakatLine[];
  /** Impure income, deducted before anything else. */
  purified: readonly ZakatLine[];
  debts: readonly ZakatLine[];
  /** What counts of each section of the form. */
  subtotals: Readonly<Record<SubtotalName, Subtotal | null>>;
  /** Assets minus impure income and debts, never negative. */
  netPaise: Paise;
  nisab: { label: string; paise: Paise | null; rule: RuleId };
  /** The rate, and what it is multiplied from to compute it again. */
  rate: { label: string; factors: string; rule: RuleId };
  outcome: ZakatOutcome;
  /** The outcome in words. */
  summary: string;
  /** By which rule a fall below the nisab was judged. */
  hawlRule: RuleId;
  /** 0 unless the outcome is `due`. */
  duePaise: Paise;
}

const inWords = (outcome: ZakatOutcome, year: ZakatSettings['year'], task: string): string =>
  ({
    due: 'Zakat due',
    'below-nisab': 'Below the nisab: nothing due',
    'year-not-complete': `Nothing due until a ${year} year has passed`,
    incomplete: `${task} to see what is due`,
  })[outcome];

const milligramsPerGram = 1000;

/** The rule behind each nisab. */
const nisabRules: Readonly<Record<NisabId, RuleId>> = {
  silver612: 'nisabTola',
  silver595: 'nisabMetric',
  gold87: 'nisabTola',
  gold85: 'nisabMetric',
};

const rates: Readonly<Record<ZakatSettings['year'], ZakatResult['rate']>> = {
  lunar: { label: '2.5%', factors: '2.5%', rule: 'rateLunar' },
  solar: { label: '2.577%', factors: '2.5% × 365 ÷ 354', rule: 'rateSolar' },
};

/**
 * The zakat due on a sheet at these prices. Every line, and the zakat itself, is rounded half up to a whole paisa; the order of rows
 * does not matter. Zakat is due on wealth exactly at the nisab.
 * @param before what the user has to do before anything is said of what is due, as in `Type what you own`; null if nothing
 */
export function calculateZakat(
  sheet: ZakatSheet,
  prices: MetalPricesPaise,
  before: string | null = null,
): ZakatResult {
  const { settings } = sheet;
  const bySection = {
    money: moneyLines(sheet),
    gold: goldLines(sheet.gold, prices.gold, settings),
    silver: silverLines(sheet.silver, prices.silver),
    shares: shareLines(sheet),
    receivables: receivableLines(sheet),
    business: [...tradeLines(sheet), ...businessLines(sheet.businesses, settings)],
    funds: fundLines(sheet),
  };
  const assets = Object.values(bySection).flat();
  const purified = linesOf(sheet.toPurify, {
    label: 'Impure income',
    details: 'To be given away, not as zakat',
    rule: 'purifyFirst',
  });
  const debts = debtLines(sheet);

  const netPaise = Math.max(0, sum(assets) - sum(purified) - sum(debts));
  const { metal, milligrams } = nisabWeights[settings.nisab];
  const price = prices[metal];
  const nisabPaise = price === null ? null : valueOf(Fraction.of(milligrams), price);
  const unknown = assets.filter(({ paise }) => paise === null);
  const isIncomplete = before !== null || nisabPaise === null || unknown.length > 0;
  const outcome = outcomeOf(netPaise, isIncomplete ? null : nisabPaise, settings.isYearComplete);
  const task =
    nisabPaise !== null && unknown.every(({ rule }) => rule === 'pensionAccessible')
      ? 'Type what of your pension you could withdraw now'
      : 'Type the missing price or purity of metal';
  return {
    assets,
    purified,
    debts,
    subtotals: {
      money: subtotalOf(bySection.money, purified),
      gold: subtotalOf(bySection.gold),
      silver: subtotalOf(bySection.silver),
      shares: subtotalOf(bySection.shares),
      receivables: subtotalOf(bySection.receivables),
      business: subtotalOf(bySection.business),
      funds: subtotalOf(bySection.funds),
      debts: subtotalOf([], debts),
    },
    netPaise,
    nisab: {
      label: `${milligrams / milligramsPerGram} g of ${metal}`,
      paise: nisabPaise,
      rule: nisabRules[settings.nisab],
    },
    rate: rates[settings.year],
    outcome,
    summary: inWords(outcome, settings.year, before ?? task),
    hawlRule: settings.hawl === 'ends' ? 'hawlEnds' : 'hawlThroughout',
    duePaise: outcome === 'due' ? toWholePaise(Fraction.of(netPaise).times(zakatRates[settings.year])) : 0,
  };
}

function outcomeOf(netPaise: Paise, nisabPaise: Paise | null, isYearComplete: boolean): ZakatOutcome {
  if (nisabPaise === null) return 'incomplete';
  if (netPaise < nisabPaise) return 'below-nisab';
  return isYearComplete ? 'due' : 'year-not-complete';
}

/** Null where nothing is entered. */
const subtotalOf = (assets: readonly ZakatLine[], deducted: readonly ZakatLine[] = []): Subtotal | null =>
  assets.length + deducted.length === 0
    ? null
    : {
        assetsPaise: assets.some(({ paise }) => paise === null) ? null : sum(assets),
        deductedPaise: sum(deducted),
      };

const sum = (lines: readonly ZakatLine[]): Paise =>
  lines.reduce((total, { paise }) => total + (paise ?? 0), 0);
