import type { MetalPrice } from '@tayyib/shared/contracts';
import { toPaise } from './paise';
import {
  carats,
  finenesses,
  nisabs,
  shareMethods,
  type Carat,
  type Fineness,
  type MetalPricesPaise,
  type ZakatSettings,
  type ZakatSheet,
} from './zakatSheet';

/** A weight as typed, in grams; null while empty. */
export interface GoldRow {
  grams: number | null;
  carat: Carat;
  isWorn: boolean;
}

export interface SilverRow {
  grams: number | null;
  fineness: Fineness;
}

/** Sums a person may type, in rupees; null while empty. */
const sumNames = [
  'cash',
  'bank',
  'sharesTrading',
  'sharesLongTerm',
  'receivables',
  'debtsDueNow',
  'loanInstalment',
  'loanOutstanding',
  'goldPrice',
  'silverPrice',
] as const;
export type SumName = (typeof sumNames)[number];

/** The calculator as typed. `goldPrice` and `silverPrice` are the person's own, per gram of pure metal. */
export interface ZakatForm extends Record<SumName, number | null> {
  gold: readonly GoldRow[];
  silver: readonly SilverRow[];
  settings: ZakatSettings;
}

/** The largest sum, and the largest weight in grams, that can be typed. */
export const largestSum = 1e12;
export const largestGrams = 1e6;

export const emptyGold: GoldRow = { grams: null, carat: 22, isWorn: false };
export const emptySilver: SilverRow = { grams: null, fineness: 1000 };

/** A new calculator: what most people in India are told, the lower nisab included. */
export const emptyForm: ZakatForm = {
  cash: null,
  bank: null,
  sharesTrading: null,
  sharesLongTerm: null,
  receivables: null,
  debtsDueNow: null,
  loanInstalment: null,
  loanOutstanding: null,
  goldPrice: null,
  silverPrice: null,
  gold: [emptyGold],
  silver: [emptySilver],
  settings: {
    nisab: 'silver612',
    year: 'lunar',
    shareMethod: 'proxy25',
    instalments: 'twelve',
    wornJewellery: 'due',
    isYearComplete: true,
  },
};

const paiseOf = (rupees: number | null) => toPaise(rupees ?? 0);
const milligramsOf = (grams: number | null) => Math.round((grams ?? 0) * 1000);

export function toSheet(form: ZakatForm): ZakatSheet {
  return {
    cash: paiseOf(form.cash),
    bank: paiseOf(form.bank),
    gold: form.gold.map(({ grams, carat, isWorn }) => ({ milligrams: milligramsOf(grams), carat, isWorn })),
    silver: form.silver.map(({ grams, fineness }) => ({ milligrams: milligramsOf(grams), fineness })),
    sharesTrading: paiseOf(form.sharesTrading),
    sharesLongTerm: paiseOf(form.sharesLongTerm),
    receivables: paiseOf(form.receivables),
    debtsDueNow: paiseOf(form.debtsDueNow),
    loanInstalment: paiseOf(form.loanInstalment),
    loanOutstanding: form.loanOutstanding === null ? null : toPaise(form.loanOutstanding),
    settings: form.settings,
  };
}

/** The person's own prices, and the published ones where they gave none. */
export function pricesFor(
  { goldPrice, silverPrice }: ZakatForm,
  published: readonly MetalPrice[],
): MetalPricesPaise {
  const priceOf = (metal: MetalPrice['metal'], own: number | null) => {
    const rupees = own ?? published.find((price) => price.metal === metal)?.rupeesPerGram ?? null;
    return rupees === null ? null : toPaise(rupees);
  };
  return { gold: priceOf('gold', goldPrice), silver: priceOf('silver', silverPrice) };
}

/** What was kept on the device, whoever wrote it: anything that cannot be typed here is taken as not typed. */
export function readForm(kept: unknown): ZakatForm {
  const sum = (name: SumName) => amountIn(kept, name, largestSum);
  const rows = (name: 'gold' | 'silver'): unknown[] => {
    const value = fieldOf(kept, name);
    return Array.isArray(value) && value.length > 0 ? value.slice(0, 50) : [{}];
  };
  const settings = fieldOf(kept, 'settings');
  const { settings: usual } = emptyForm;
  return {
    cash: sum('cash'),
    bank: sum('bank'),
    sharesTrading: sum('sharesTrading'),
    sharesLongTerm: sum('sharesLongTerm'),
    receivables: sum('receivables'),
    debtsDueNow: sum('debtsDueNow'),
    loanInstalment: sum('loanInstalment'),
    loanOutstanding: sum('loanOutstanding'),
    goldPrice: sum('goldPrice'),
    silverPrice: sum('silverPrice'),
    gold: rows('gold').map((row) => ({
      grams: amountIn(row, 'grams', largestGrams),
      carat: oneOf(carats, fieldOf(row, 'carat'), emptyGold.carat),
      isWorn: fieldOf(row, 'isWorn') === true,
    })),
    silver: rows('silver').map((row) => ({
      grams: amountIn(row, 'grams', largestGrams),
      fineness: oneOf(finenesses, fieldOf(row, 'fineness'), emptySilver.fineness),
    })),
    settings: {
      nisab: oneOf(nisabs, fieldOf(settings, 'nisab'), usual.nisab),
      year: oneOf(['lunar', 'solar'], fieldOf(settings, 'year'), usual.year),
      shareMethod: oneOf(shareMethods, fieldOf(settings, 'shareMethod'), usual.shareMethod),
      instalments: oneOf(['next', 'twelve'], fieldOf(settings, 'instalments'), usual.instalments),
      wornJewellery: oneOf(['due', 'exempt'], fieldOf(settings, 'wornJewellery'), usual.wornJewellery),
      isYearComplete: fieldOf(settings, 'isYearComplete') !== false,
    },
  };
}

function fieldOf(from: unknown, name: string): unknown {
  return typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined;
}

function amountIn(from: unknown, name: string, largest: number): number | null {
  const value = fieldOf(from, name);
  return typeof value === 'number' && value >= 0 && value <= largest ? value : null;
}

function oneOf<Option>(options: readonly Option[], value: unknown, otherwise: Option): Option {
  return options.find((option) => option === value) ?? otherwise;
}
