import { isCalendarDay } from '@tayyib/shared/values/calendar';
import type { StandardId } from '@tayyib/shared/contracts';
import { standardIds } from '@tayyib/shared/shariah';
import { methodIds, type MethodId } from './sources';

/** What the user typed for one financial year in place of what is on file; null where nothing was typed. */
export interface YearCorrection {
  /** All dividends received in the year. */
  dividendRupees: number | null;
  /** The impure share of the company's income. */
  impurePercent: number | null;
  /** The company's impure income per share. */
  impureRupeesPerShare: number | null;
}

/** Shares of one company, or units of a fund, bought on one day, and perhaps sold on another. */
export interface Holding {
  /** Identifies the row on the page. */
  id: string;
  /** Null for a fund, and for a company typed by hand. */
  isin: string | null;
  /** AMFI's code of a fund that is looked through; null for a company. */
  fundId: string | null;
  name: string;
  shares: number | null;
  boughtOn: string | null;
  /** For all of them, with charges. */
  paidRupees: number | null;
  soldOn: string | null;
  receivedRupees: number | null;
  /** By the last day of the year. */
  years: Readonly<Record<string, YearCorrection>>;
}

export interface PurificationForm {
  standard: StandardId;
  /** Null: the method of the standard. */
  method: MethodId | null;
  holdings: readonly Holding[];
}

/** As many as one request asks about. */
export const maxHoldings = 50;
export const maxRupees = 1e12;
export const maxShares = 1e10;
/** The first day a holding may begin: electronic shares are from 1996 on, and a year of each is a row. */
export const firstDay = '1990-01-01';

export const emptyForm: PurificationForm = { standard: 'TASIS', method: null, holdings: [] };
export const emptyCorrection: YearCorrection = {
  dividendRupees: null,
  impurePercent: null,
  impureRupeesPerShare: null,
};
export const newHolding = (
  id: string,
  name: string,
  isin: string | null = null,
  fundId: string | null = null,
): Holding => ({
  id,
  isin,
  fundId,
  name,
  shares: null,
  boughtOn: null,
  paidRupees: null,
  soldOn: null,
  receivedRupees: null,
  years: {},
});

/** Reads a saved form. Invalid values count as empty, invalid holdings are left out. */
export function readForm(saved: unknown): PurificationForm {
  const holdings = fieldOf(saved, 'holdings');
  return {
    standard: standardIds.find((id) => id === fieldOf(saved, 'standard')) ?? emptyForm.standard,
    method: methodIds.find((id) => id === fieldOf(saved, 'method')) ?? null,
    holdings: Array.isArray(holdings) ? holdings.slice(0, maxHoldings).flatMap(readHolding) : [],
  };
}

function readHolding(saved: unknown): Holding[] {
  const id = textIn(saved, 'id');
  const name = textIn(saved, 'name');
  const isin = textIn(saved, 'isin');
  if (id === null || name === null) return [];
  const years = fieldOf(saved, 'years');
  const days = typeof years === 'object' && years !== null ? Object.keys(years).filter(isCalendarDay) : [];
  return [
    {
      id,
      name,
      isin,
      fundId: textIn(saved, 'fundId'),
      shares: amountIn(saved, 'shares', maxShares),
      boughtOn: dayIn(saved, 'boughtOn'),
      paidRupees: amountIn(saved, 'paidRupees', maxRupees),
      soldOn: dayIn(saved, 'soldOn'),
      receivedRupees: amountIn(saved, 'receivedRupees', maxRupees),
      years: Object.fromEntries(days.map((day) => [day, readCorrection(fieldOf(years, day))])),
    },
  ];
}

const readCorrection = (saved: unknown): YearCorrection => ({
  dividendRupees: amountIn(saved, 'dividendRupees', maxRupees),
  impurePercent: amountIn(saved, 'impurePercent', 100),
  impureRupeesPerShare: amountIn(saved, 'impureRupeesPerShare', maxRupees),
});

function fieldOf(from: unknown, name: string): unknown {
  return typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined;
}

function textIn(from: unknown, name: string): string | null {
  const value = fieldOf(from, name);
  return typeof value === 'string' && value !== '' ? value.slice(0, 200) : null;
}

function dayIn(from: unknown, name: string): string | null {
  const value = textIn(from, name);
  return value !== null && isCalendarDay(value) ? value : null;
}

function amountIn(from: unknown, name: string, max: number): number | null {
  const value = fieldOf(from, name);
  return typeof value === 'number' && value >= 0 && value <= max ? value : null;
}
