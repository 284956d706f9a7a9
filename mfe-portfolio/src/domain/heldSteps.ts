import { formatCount, formatDay, formatNumber } from '@tayyib/shared/values/format';
import { cutList, signed } from './figuresOf';
import type { Held } from './overviewOf';
import type { Lot, Sale } from './Position';
import { inRupees, type Paise, toWholePaise } from '@tayyib/shared/values/amounts';

const verbs = { split: 'Split', bonus: 'Bonus' } as const;

/** How the figures of one company came about: its lots, sales, splits, bonuses and the price, each with its numbers. */
export function heldSteps({ position, company, valuePaise }: Held): string[] {
  const { lots, shares, costPaise, sales, divisions, realisedPaise } = position;
  const close = company?.close;
  return [
    ...divisions.map(
      ({ exDate, kind, before, after }) =>
        `${verbs[kind]} of ${formatDay(exDate)}: ${formatNumber(before)} shares became ${formatNumber(after)}.`,
    ),
    ...cutList(lots, lotStep, 'lots'),
    ...(lots.length > 1 ? [`Cost of all lots: ${known(costPaise)}.`] : []),
    ...(close && shares > 0
      ? [
          `Value: ${formatNumber(shares)} × ${inRupees(close.paise)}, the close of ${formatDay(close.day)}, is ${known(valuePaise)}.`,
        ]
      : []),
    ...(valuePaise !== null && costPaise !== null && shares > 0
      ? [`Gain: ${inRupees(valuePaise)} less ${inRupees(costPaise)} is ${signed(valuePaise - costPaise)}.`]
      : []),
    ...cutList(sales, saleStep, 'sales'),
    ...(sales.length > 1 ? [`Gain of all sales: ${known(realisedPaise)}.`] : []),
  ];
}

const known = (paise: Paise | null) => (paise === null ? 'not known' : inRupees(paise));

function lotStep({ entry, shares, cost }: Lot): string {
  const { kind, quantity, day, chargesPaise } = entry;
  const begun = `${kind === 'opening' ? 'Held on' : 'Bought on'} ${formatDay(day)}: ${formatCount(quantity)}`;
  const now = shares.toNumber() === quantity ? '' : `, of which ${formatNumber(shares.toNumber())} today`;
  const charges = chargesPaise > 0 ? ', with their part of the charges' : '';
  return `${begun} shares${now}; cost ${known(cost && toWholePaise(cost))}${charges}.`;
}

function saleStep({ day, shares, proceedsPaise, costPaise }: Sale): string {
  const begun = `Sold on ${formatDay(day)}: ${formatCount(shares)} shares for ${known(proceedsPaise)} after charges`;
  if (proceedsPaise === null || costPaise === null) return `${begun}; the gain is not known.`;
  return `${begun}, less ${inRupees(costPaise)} for the oldest shares, is ${signed(proceedsPaise - costPaise)}.`;
}
