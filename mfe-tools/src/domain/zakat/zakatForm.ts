import type { MetalPrice } from '@tayyib/shared/contracts';
import { toPaise } from '../paise';
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

/** Amounts the user may type, in rupees; null while empty. */
const amountNames = [
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
export type AmountName = (typeof amountNames)[number];

/** The form as typed. `goldPrice` and `silverPrice` are the user's own, per gram of pure metal. */
export interface ZakatForm extends Record<AmountName, number | null> {
  gold: readonly GoldRow[];
  silver: readonly SilverRow[];
  settings: ZakatSettings;
}

/** The largest amount in rupees, and the largest weight in grams. */
export const maxAmount = 1e12;
export const maxGrams = 1e6;

export const emptyGold: GoldRow = { grams: null, carat: 22, isWorn: false };
export const emptySilver: SilverRow = { grams: null, fineness: 1000 };

/** The initial form, with the settings most common in India, including the lower nisab. */
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

/** The user's own prices, or the published ones if they gave none. */
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

/** Reads a saved form. Invalid values count as empty. */
export function readForm(saved: unknown): ZakatForm {
  const amount = (name: AmountName) => amountIn(saved, name, maxAmount);
  const rows = (name: 'gold' | 'silver'): unknown[] => {
    const value = fieldOf(saved, name);
    return Array.isArray(value) && value.length > 0 ? value.slice(0, 50) : [{}];
  };
  const settings = fieldOf(saved, 'settings');
  const { settings: defaults } = emptyForm;
  return {
    cash: amount('cash'),
    bank: amount('bank'),
    sharesTrading: amount('sharesTrading'),
    sharesLongTerm: amount('sharesLongTerm'),
    receivables: amount('receivables'),
    debtsDueNow: amount('debtsDueNow'),
    loanInstalment: amount('loanInstalment'),
    loanOutstanding: amount('loanOutstanding'),
    goldPrice: amount('goldPrice'),
    silverPrice: amount('silverPrice'),
    gold: rows('gold').map((row) => ({
      grams: amountIn(row, 'grams', maxGrams),
      carat: oneOf(carats, fieldOf(row, 'carat'), emptyGold.carat),
      isWorn: fieldOf(row, 'isWorn') === true,
    })),
    silver: rows('silver').map((row) => ({
      grams: amountIn(row, 'grams', maxGrams),
      fineness: oneOf(finenesses, fieldOf(row, 'fineness'), emptySilver.fineness),
    })),
    settings: {
      nisab: oneOf(nisabs, fieldOf(settings, 'nisab'), defaults.nisab),
      year: oneOf(['lunar', 'solar'], fieldOf(settings, 'year'), defaults.year),
      shareMethod: oneOf(shareMethods, fieldOf(settings, 'shareMethod'), defaults.shareMethod),
      instalments: oneOf(['next', 'twelve'], fieldOf(settings, 'instalments'), defaults.instalments),
      wornJewellery: oneOf(['due', 'exempt'], fieldOf(settings, 'wornJewellery'), defaults.wornJewellery),
      isYearComplete: fieldOf(settings, 'isYearComplete') !== false,
    },
  };
}

function fieldOf(from: unknown, name: string): unknown {
  return typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined;
}

function amountIn(from: unknown, name: string, max: number): number | null {
  const value = fieldOf(from, name);
  return typeof value === 'number' && value >= 0 && value <= max ? value : null;
}

function oneOf<Option>(options: readonly Option[], value: unknown, fallback: Option): Option {
  return options.find((option) => option === value) ?? fallback;
}
