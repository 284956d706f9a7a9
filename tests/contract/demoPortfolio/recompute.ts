import type { Accounts, Facts } from './readFacts';
import { isBelow, minus, over, rounded, smaller, sum, times, whole, type Ratio } from './ratio';

/** From the least to the most in paise; null where facts are missing that would bound it. */
export type Due = readonly [number, number] | null;

export interface Recomputed {
  symbol: string;
  boughtOn: string;
  soldOn: string | null;
  year: string;
  due: { dividend: Due; shareHeld: Due; gain: Due; unitDay: Due };
}

interface Part {
  shares: Ratio;
  boughtOn: string;
  soldOn: string | null;
  paidPaise: Ratio;
  receivedPaise: Ratio;
}

const dayMs = 86_400_000;
const daysFrom = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs;
const nothing: Due = [0, 0];
const hundred = whole(100);

/** What each part of a company's shares owes by four methods for the financial years to these days in March. */
export function recompute(facts: Facts, years: readonly string[]): Recomputed[] {
  return partsOf(facts).flatMap((part) =>
    years
      .filter((year) => part.boughtOn <= year && (part.soldOn === null || part.soldOn >= firstOf(year)))
      .map((year) => ({
        symbol: facts.symbol,
        boughtOn: part.boughtOn,
        soldOn: part.soldOn,
        year,
        due: duesOf(part, facts, year),
      })),
  );
}

const firstOf = (year: string) => `${Number(year.slice(0, 4)) - 1}-04-01`;

/** First in, first out: each sale takes the oldest shares that are left. */
function partsOf({ trades, steps }: Facts): Part[] {
  const parts: Part[] = [];
  const lots = trades.filter(({ isSale }) => !isSale).map((trade) => ({ ...trade, left: trade.shares }));
  for (const sale of trades.filter(({ isSale }) => isSale)) {
    let wanted = sale.shares;
    for (const lot of lots) {
      const became = factorBetween(steps, lot.day, sale.day);
      const sold = smaller(lot.left, over(wanted, became));
      if (sold[0] === 0n) continue;
      const receivedPaise = over(times(sale.paise, sold, became), sale.shares);
      parts.push({ ...partOf(lot, sold), soldOn: sale.day, receivedPaise });
      lot.left = minus(lot.left, sold);
      wanted = minus(wanted, times(sold, became));
    }
  }
  return [...parts, ...lots.filter(({ left }) => left[0] > 0n).map((lot) => partOf(lot, lot.left))];
}

const partOf = ({ day, paise, shares }: Facts['trades'][number], sold: Ratio): Part => ({
  shares: sold,
  boughtOn: day,
  soldOn: null,
  paidPaise: over(times(paise, sold), shares),
  receivedPaise: whole(0),
});

/** As how many shares one of the first day counts on the second. */
const factorBetween = (steps: Facts['steps'], from: string, to: string): Ratio =>
  times(...steps.filter(({ exDate }) => exDate > from && exDate <= to).map(({ factor }) => factor));

function duesOf(part: Part, { steps, dividends, accounts }: Facts, year: string): Recomputed['due'] {
  const { shares, boughtOn, soldOn, paidPaise, receivedPaise } = part;
  const from = firstOf(year);
  const ofYear = accounts.get(year);
  const received = dividends
    .filter(({ exDate }) => exDate >= from && exDate <= year)
    .filter(({ exDate }) => boughtOn < exDate && (soldOn === null || exDate <= soldOn))
    .map(({ exDate, rupees }) => times(rupees, shares, factorBetween(steps, boughtOn, exDate), hundred));
  const isSoldNow = soldOn !== null && soldOn >= from && soldOn <= year;
  const isProfit = isSoldNow && isBelow(paidPaise, receivedPaise);
  const lastDay = isSoldNow ? soldOn : nextDay(year);
  const days = daysFrom(boughtOn > from ? boughtOn : from, lastDay);
  const now = times(shares, factorBetween(steps, boughtOn, '9999-12-31'), hundred);
  return {
    dividend: received.length === 0 ? null : ofIncome(sum(received), ofYear),
    shareHeld: isSoldNow ? nothing : perShare(now, ofYear, 'mostImpure'),
    gain: isProfit ? ofIncome(minus(receivedPaise, paidPaise), ofYear) : nothing,
    unitDay: perShare(
      times(now, [BigInt(days), BigInt(daysFrom(from, nextDay(year)))]),
      ofYear,
      'mostImputed',
    ),
  };
}

const nextDay = (day: string) => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);

/** The impure share of an amount; without accounts, from none to all of it. */
function ofIncome(paise: Ratio, accounts: Accounts | undefined): Due {
  if (accounts === undefined) return [0, rounded(paise)];
  const { totalIncome } = accounts;
  if (totalIncome === null) return [0, rounded(paise)];
  const part = (impure: Ratio) => rounded(over(times(paise, impure), totalIncome));
  return [part(accounts.leastImpure), part(accounts.mostImpure)];
}

/** The impure income behind so many hundredths of a share, which is at most the whole income. */
function perShare(
  hundredths: Ratio,
  accounts: Accounts | undefined,
  most: 'mostImpure' | 'mostImputed',
): Due {
  if (accounts === undefined) return null;
  const behind = (income: Ratio) => rounded(over(times(hundredths, income), accounts.shares));
  const { totalIncome } = accounts;
  return [
    behind(accounts.leastImpure),
    totalIncome === null ? Infinity : behind(smaller(accounts[most], totalIncome)),
  ];
}

/** In paise: what is known exactly, and the least of what is only bounded. */
export function totalOf(dues: readonly Due[]): { knownPaise: number; leastPaise: number } {
  const known = dues.flatMap((due) => (due !== null && due[0] === due[1] ? [due[0]] : []));
  const bounded = dues.flatMap((due) => (due !== null && due[0] !== due[1] ? [due[0]] : []));
  const sumOf = (paise: readonly number[]) => paise.reduce((total, each) => total + each, 0);
  return { knownPaise: sumOf(known), leastPaise: sumOf(bounded) };
}

export const oldest = (a: Recomputed, b: Recomputed): number =>
  keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0;
const keyOf = ({ symbol, boughtOn, soldOn, year }: Recomputed) =>
  `${symbol} ${boughtOn} ${soldOn ?? '9999'} ${year}`;
