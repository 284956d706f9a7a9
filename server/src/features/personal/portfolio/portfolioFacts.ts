import { dayFromNumber, dayNumber, yearsBefore } from '@tayyib/shared/values/calendar';
import type { Breach, PortfolioCompany, PurificationYear } from '@tayyib/shared/contracts';
import { badgeOf, impureShareOf, withoutFigures } from '@tayyib/shared/shariah';
import type { Standard } from '@tayyib/shared/shariah';
import { sizeOn } from '../../market/marketSnapshot/columns/marketCapOn';
import type { Dossier } from '../../market/marketSnapshot/dossier/Dossier';
import { listedAgeOf } from '../../market/marketSnapshot/dossier/listedAge';
import { entryOn } from '../../market/marketSnapshot/dossier/PriceSeries';
import { stockSummary } from '../../market/marketSnapshot/search/stockSummary';
import { notScreened } from '../../facts/verdicts/verdictsRepository';
import { pastClosesOf } from './pastCloses';

type Dividends = PortfolioCompany['dividends'];
type Notices = PortfolioCompany['notices'];

interface Wanted {
  standard: Standard['id'];
  day: string;
  /** Whether the viewer's plan includes figures of accounts and the history of verdicts. */
  isDetailed: boolean;
  dividends: Dividends;
  notices: Notices;
  isWatched: boolean;
  /** Day numbers of the past closes; empty where those are not requested. */
  weeks: readonly number[];
  /** The newest annual accounts; undefined if none are on file, or without the detail. */
  year: PurificationYear | undefined;
}

/** How long a change of status stays in the history that the page shows. */
const yearsOfChanges = 2;

/** What a portfolio needs of one company. */
export function portfolioCompany(dossier: Dossier, wanted: Wanted): PortfolioCompany {
  const { standard, isDetailed, dividends, notices, isWatched, weeks, year } = wanted;
  const today = dayNumber(wanted.day);
  const verdict = dossier.verdicts[standard]?.latest;
  const status = verdict?.status ?? 3;
  const reason = verdict?.reason ?? notScreened;
  return {
    ...stockSummary(dossier),
    shariah_status: status,
    badge: badgeOf(status),
    ...listedAgeOf(verdict),
    sector: dossier.sector,
    size: sizeOn(dossier, today),
    close: closeOn(dossier, today),
    pastCloses: pastClosesOf(dossier, weeks),
    reason: isDetailed ? reason : withoutFigures(reason),
    isWatched,
    steps: dossier.steps
      .filter(({ exDay }) => exDay <= today)
      .map(({ exDay, factor, kind }) => ({ exDate: dayFromNumber(exDay), factor, kind })),
    dividends: dividends.filter(({ exDate }) => exDate <= wanted.day),
    notices: notices.filter(({ exDate }) => exDate <= wanted.day),
    impureShare: isDetailed && year ? impureShareOf(year.impure) : null,
    impureYear: isDetailed && year ? impureYearOf(year) : null,
    breach: isDetailed ? breachOf(dossier, standard) : null,
    changes: isDetailed ? changesOf(dossier, standard, yearsBefore(today, yearsOfChanges)) : [],
  };
}

function closeOn({ prices }: Dossier, day: number): PortfolioCompany['close'] {
  const entry = entryOn(prices, day);
  const on = prices.days[entry];
  const close = prices.closes[entry];
  if (on === undefined || close === undefined || !Number.isFinite(close)) return null;
  return { day: dayFromNumber(on), paise: Math.round(close * 100) };
}

function impureYearOf({ to, impure, shares }: PurificationYear): PortfolioCompany['impureYear'] {
  const { leastRupees, mostRupees } = impure;
  if (shares === null || mostRupees === null || impureShareOf(impure) === null) return null;
  return { to, rupeesPerShare: { least: leastRupees / shares, most: mostRupees / shares } };
}

/** The current run of verdicts that are not compliant. */
function breachOf(dossier: Dossier, standard: Standard['id']): Breach | null {
  let first: { day: number; reason: string } | null = null;
  for (const { status, day, reason } of dossier.verdicts[standard] ?? [])
    first = badgeOf(status) === 'non_compliant' ? (first ?? { day, reason }) : null;
  if (first === null) return null;
  return {
    since: dayFromNumber(first.day),
    reason: first.reason,
    closeThen: closeOn(dossier, first.day),
  };
}

/** The badges since a day, each where it differs from the one before. */
function changesOf(dossier: Dossier, standard: Standard['id'], since: number): PortfolioCompany['changes'] {
  const changes: PortfolioCompany['changes'] = [];
  for (const { status, day } of dossier.verdicts[standard] ?? []) {
    const badge = badgeOf(status);
    if (changes.at(-1)?.badge !== badge) changes.push({ day: dayFromNumber(day), badge });
  }
  return changes.filter(({ day }) => dayNumber(day) >= since);
}
