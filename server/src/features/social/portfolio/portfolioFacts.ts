import { dayFromNumber, dayNumber, yearsBefore } from '@tayyib/shared/calendar';
import type { Breach, PortfolioCompany } from '@tayyib/shared/contracts';
import { badgeOf } from '@tayyib/shared/shariah';
import type { Standard } from '@tayyib/shared/shariah';
import { sizeOn } from '../../market/marketSnapshot/columns/marketCapOn';
import type { Dossier } from '../../market/marketSnapshot/dossier/Dossier';
import { listedAgeOf } from '../../market/marketSnapshot/dossier/listedAge';
import { entryOn } from '../../market/marketSnapshot/dossier/PriceSeries';
import { ratioIds } from '../../market/marketSnapshot/dossier/VerdictHistory';
import { newestAccounts, yearlyFigure } from '../../market/marketSnapshot/dossier/yearlyAccounts';
import { stockSummary } from '../../market/marketSnapshot/search/stockSummary';
import { notScreened } from '../../facts/verdicts/verdictsRepository';

type Dividends = PortfolioCompany['dividends'];

interface Wanted {
  standard: Standard['id'];
  day: string;
  /** Whether the viewer's plan includes figures of accounts and the history of verdicts. */
  isDetailed: boolean;
  dividends: Dividends;
  isWatched: boolean;
}

const impureIncome = ratioIds.indexOf('impure_income');
/** How long a change of status stays in the history that the page shows. */
const yearsOfChanges = 2;

/** What a portfolio needs of one company. */
export function portfolioCompany(dossier: Dossier, wanted: Wanted): PortfolioCompany {
  const { standard, isDetailed, dividends, isWatched } = wanted;
  const today = dayNumber(wanted.day);
  const verdict = dossier.verdicts[standard]?.latest;
  const status = verdict?.status ?? 3;
  const share = verdict?.ratios[impureIncome] ?? NaN;
  return {
    ...stockSummary(dossier),
    shariah_status: status,
    badge: badgeOf(status),
    ...listedAgeOf(verdict),
    sector: dossier.sector,
    size: sizeOn(dossier, today),
    close: closeOn(dossier, today),
    reason: verdict?.reason ?? notScreened,
    isWatched,
    steps: dossier.steps
      .filter(({ exDay }) => exDay <= today)
      .map(({ exDay, factor, kind }) => ({ exDate: dayFromNumber(exDay), factor, kind })),
    dividends: dividends.filter(({ exDate }) => exDate <= wanted.day),
    impureShare: isDetailed && Number.isFinite(share) ? share : null,
    impureYear: isDetailed ? impureYear(dossier, today) : null,
    breach: isDetailed ? breachOf(dossier, standard) : null,
    changes: isDetailed ? changesOf(dossier, standard, yearsBefore(today, yearsOfChanges)) : [],
  };
}

function closeOn({ prices }: Dossier, day: number): PortfolioCompany['close'] {
  const entry = entryOn(prices, day);
  const [on, close] = [prices.days[entry], prices.closes[entry]];
  if (on === undefined || close === undefined || !Number.isFinite(close)) return null;
  return { day: dayFromNumber(on), paise: Math.round(close * 100) };
}

function impureYear(dossier: Dossier, today: number): PortfolioCompany['impureYear'] {
  const accounts = newestAccounts(dossier, today);
  const interest = accounts && yearlyFigure(accounts, 'interestIncome');
  if (accounts === null || interest === null) return null;
  const rupeesPerShare = interest / accounts.shares;
  return Number.isFinite(rupeesPerShare) ? { to: dayFromNumber(accounts.end), rupeesPerShare } : null;
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
