import { averageOver } from '@tayyib/shared/shariah';
import type { CapFact, Dossier } from '../dossier/Dossier';
import { newestAccounts, yearlyMetrics } from '../dossier/yearlyAccounts';
import { marketCapOn } from './marketCapOn';
import { entryOn } from '../dossier/PriceSeries';
import type { PointMetric } from './PointMetric';
import { priceOn } from './tradingMetrics';

const capsKnown = ({ caps }: Dossier, day: number): CapFact[] => caps.filter(({ asOf }) => asOf <= day);

/** A figure of the newest accounts. */
function figure(dossier: Dossier, day: number, id: string): number {
  return yearlyMetrics[id]?.(newestAccounts(dossier, day)) ?? NaN;
}

/** A multiple of zero or of a loss is unknown. */
const over = (part: number, whole: number): number => (whole > 0 ? part / whole : NaN);

const daysInYear = 365;

/**
 * Dividends of the year up to a day, in rupees per share. Without any on record the value is unknown, because
 * the record may begin later.
 */
function dividendsOfYear({ dividends }: Dossier, day: number): number {
  const paid = dividends.filter(({ exDay }) => exDay <= day && exDay > day - daysInYear);
  return paid.length === 0 ? NaN : paid.reduce((sum, { rupees }) => sum + rupees, 0);
}

/** The dividends of the year up to the last close, as a fraction of it; NaN where none is on record. */
export function dividendYieldOn(dossier: Dossier, day: number): number {
  const closedOn = dossier.prices.days[entryOn(dossier.prices, day)];
  return closedOn === undefined ? NaN : over(dividendsOfYear(dossier, closedOn), priceOn(dossier, day));
}

/** Metrics that combine accounts, prices and averages. */
export const valuationMetrics: Readonly<Record<string, PointMetric>> = {
  marketCap: (dossier, { day }) => marketCapOn(dossier, day),
  averageMarketCap: (dossier, { day, period }) =>
    averageOver(period, capsKnown(dossier, day))?.valueRupees ?? NaN,
  faceValue: ({ faceValue }) => faceValue ?? NaN,
  listedDays: ({ listedOn }, { day }) => (listedOn === null || listedOn > day ? NaN : day - listedOn),
  accountsAge: (dossier, { day }) => day - (newestAccounts(dossier, day)?.end ?? NaN),
  pe: (dossier, { day }) => over(marketCapOn(dossier, day), figure(dossier, day, 'netProfit')),
  pb: (dossier, { day }) => over(marketCapOn(dossier, day), figure(dossier, day, 'equity')),
  priceToSales: (dossier, { day }) => over(marketCapOn(dossier, day), figure(dossier, day, 'sales')),
  earningsYield: (dossier, { day }) => over(figure(dossier, day, 'netProfit'), marketCapOn(dossier, day)),
  dividendYield: (dossier, { day }) => dividendYieldOn(dossier, day),
  debtToMarketCap: (dossier, { day }) => over(figure(dossier, day, 'debt'), marketCapOn(dossier, day)),
  cashToMarketCap: (dossier, { day }) => over(figure(dossier, day, 'cash'), marketCapOn(dossier, day)),
};
