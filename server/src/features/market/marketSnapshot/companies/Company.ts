import { dayFromNumber } from '@tayyib/shared/values/calendar';
import type { Badge, StandardId, StockFigures } from '@tayyib/shared/contracts';
import { badgeOf } from '@tayyib/shared/shariah';
import { datedMarketCapOn, newestCap } from '../columns/marketCapOn';
import type { Dossier } from '../dossier/Dossier';
import { listedAgeOf } from '../dossier/listedAge';
import { rowCloses } from '../dossier/priceTrend';
import { numberOrNull, relativeChange, safeRatio } from '../../../../lib/safeRatio';
import { accountFigures } from './accountFigures';
import type { AgedBadge } from './complianceCount';

/** The part of a list row that does not depend on a standard. */
export type CompanyRow = Omit<
  StockFigures,
  | 'shariah_status'
  | 'badge'
  | 'stars'
  | 'freshness'
  | 'isProvisional'
  | 'grade'
  | 'verdictAccountsTo'
  | 'yearCloses'
>;

/** A company of the snapshot with its row. */
export interface Company {
  dossier: Dossier;
  row: CompanyRow;
}

/** A company in two snapshots. */
export interface CompanyChange {
  before: Company;
  after: Company;
}

/** @param day the day of the snapshot, a day number */
export function companyOf(dossier: Dossier, day: number): Company {
  const { isin, name, symbol, sector, industry, group, subgroup, prices } = dossier;
  const cap = newestCap(dossier, day);
  const { rupees, isAverage } = datedMarketCapOn(dossier, day);
  const marketCap = numberOrNull(rupees);
  const accounts = accountFigures(dossier, day);
  const closeRupees = prices.closes.at(-1) ?? null;
  const priceDay = prices.days.at(-1);
  const dayOfMarketCap = isAverage ? cap?.asOf : priceDay;
  return {
    dossier,
    row: {
      isin,
      stock: name,
      stock_code: symbol,
      sector,
      industry,
      group,
      subgroup,
      size: cap?.size ?? null,
      marketCapRupees: marketCap === null ? null : Math.round(marketCap),
      marketCapAsOf:
        marketCap === null || dayOfMarketCap === undefined ? null : dayFromNumber(dayOfMarketCap),
      closeRupees,
      change: relativeChange(prices.previousClose, closeRupees),
      priceDay: priceDay === undefined ? null : dayFromNumber(priceDay),
      priceToEarnings: multipleOf(marketCap, accounts?.netProfit ?? null),
      priceToBook: multipleOf(marketCap, accounts?.equity ?? null),
      roe: accounts?.roe ?? null,
      roce: accounts?.roce ?? null,
      netMargin: accounts?.netMargin ?? null,
      debtToAssets: accounts?.debtToAssets ?? null,
      interestIncomeToIncome: accounts?.interestIncomeToIncome ?? null,
      salesGrowth1y: accounts?.salesGrowth1y ?? null,
      profitGrowth1y: accounts?.profitGrowth1y ?? null,
      accountsTo: accounts?.accountsTo ?? null,
      accountsDocument: accounts?.accountsDocument ?? null,
      profitTo: accounts?.profitTo ?? null,
    },
  };
}

/** A multiple of nil or of a loss is unknown. */
const multipleOf = (value: number | null, of: number | null): number | null =>
  of !== null && of > 0 ? safeRatio(value, of) : null;

/** The badge of a standard's newest verdict; a company without one is under review. */
function standingBy({ verdicts }: Dossier, standard: StandardId) {
  const verdict = verdicts[standard]?.latest;
  const { status = 3, stars = NaN } = verdict ?? {};
  const { accountsTo: verdictAccountsTo, freshness, isProvisional, grade } = listedAgeOf(verdict);
  return {
    status,
    stars: Number.isNaN(stars) ? null : stars,
    verdictAccountsTo,
    freshness,
    isProvisional,
    grade,
  };
}

export const badgeBy = ({ dossier }: Company, standard: StandardId): Badge =>
  badgeOf(standingBy(dossier, standard).status);

/** The badge with the age of its accounts, and with its grade, for counts. */
export function agedBadgeBy({ dossier }: Company, standard: StandardId): AgedBadge {
  const { status, freshness, grade } = standingBy(dossier, standard);
  return { badge: badgeOf(status), isOutdated: freshness === 'outdated', grade };
}

/** The figures under one standard. */
export function figuresBy({ dossier, row }: Company, standard: StandardId): StockFigures {
  const { status, ...standing } = standingBy(dossier, standard);
  return { ...row, shariah_status: status, badge: badgeOf(status), ...standing };
}

/** A row as it is sent, with the closes of its year: stored for all companies, they would need megabytes. */
export const withYearCloses = <Row extends StockFigures>(row: Row, { dossier }: Company): Row => ({
  ...row,
  yearCloses: rowCloses(dossier.prices),
});

/** The row of a list under one standard, as it is sent. */
export const listRowBy = (company: Company, standard: StandardId): StockFigures =>
  withYearCloses(figuresBy(company, standard), company);
