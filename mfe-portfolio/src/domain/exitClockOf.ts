import { daysBetween } from '@tayyib/shared/values/calendar';
import type { ActionNotice, Breach, FigureRange, PortfolioCompany } from '@tayyib/shared/contracts';
import { Fraction, sumOf, type Paise, toWholePaise } from '@tayyib/shared/values/amounts';
import type { Lot, Position } from './Position';

/** What a breach means for a company that is watched or owned. */
export interface ExitClock {
  company: PortfolioCompany;
  breach: Breach | null;
  /** Since the breach; null without its day. */
  days: number | null;
  shares: number;
  /** Of the shares held at the breach, up to it; null where a cost or a price is not known. */
  gainBefore: Paise | null;
  /** Of all shares held now, since the breach or their later purchase; null where not known. */
  gainAfter: Paise | null;
  /** Rights, demergers, mergers and schemes that the gains leave out. */
  uncounted: readonly ActionNotice[];
  /** What these gains are made of; null where not known. */
  parts: GainParts;
  /** What all shares held now cost; null where not known. */
  costPaise: Paise | null;
  /** Of dividends on file with an ex-date after the day of the breach. */
  dividendsSince: Paise;
  /** Impure income of the newest year, spread over the days held since the breach, in paise; null where nothing bounds it. */
  purification: FigureRange | null;
  /** The sum over the shares of the days that each was held since the breach. */
  shareDays: number;
  /** Changes between compliant and not in the last two years. */
  flips: number;
}

/** Shares and their worth at the breach and now, with what they had cost. */
interface GainParts {
  sharesThen: number;
  valueThen: Paise | null;
  costThen: Paise | null;
  valueNow: Paise | null;
  costLater: Paise | null;
}

/** Companies that are watched or owned and not compliant, the newest breach first. */
export function exitClocksOf(
  companies: readonly PortfolioCompany[],
  positions: ReadonlyMap<string, Position>,
  day: string,
): ExitClock[] {
  return companies
    .filter(({ badge }) => badge === 'non_compliant')
    .filter(({ isin, isWatched }) => isWatched || (positions.get(isin)?.shares ?? 0) > 0)
    .map((company) => exitClockOf(company, positions.get(company.isin), day))
    .sort((a, b) => (b.breach?.since ?? '').localeCompare(a.breach?.since ?? ''));
}

const daysPerYear = 365;

function exitClockOf(company: PortfolioCompany, position: Position | undefined, day: string): ExitClock {
  const { lots = [], uncounted = [], costPaise = null, dividends = [] } = position ?? {};
  const { breach, close, impureYear, changes } = company;
  const since = breach?.since ?? null;
  const earlier = lots.filter(({ entry }) => since !== null && entry.day <= since);
  const later = lots.filter((lot) => !earlier.includes(lot));
  const then = breach?.closeThen ?? null;
  const shareDays = since === null ? Fraction.zero : shareDaysOf(lots, since, day);
  const atBreach = then && worth(earlier, then.paise);
  const spent = costOf(earlier);
  const now = close && worth(lots, close.paise);
  const spentLater = costOf(later);
  return {
    company,
    breach,
    days: since === null ? null : daysBetween(since, day),
    shares: sharesOf(lots).toNumber(),
    gainBefore: atBreach && spent && toWholePaise(atBreach.minus(spent)),
    gainAfter: now && atBreach && spentLater && toWholePaise(now.minus(atBreach).minus(spentLater)),
    uncounted,
    costPaise,
    dividendsSince: dividends
      .filter(({ exDate }) => since !== null && exDate > since)
      .reduce((sum, { paise }) => sum + paise, 0),
    parts: {
      sharesThen: sharesOf(earlier).toNumber(),
      valueThen: atBreach && toWholePaise(atBreach),
      costThen: spent && toWholePaise(spent),
      valueNow: now && toWholePaise(now),
      costLater: spentLater && toWholePaise(spentLater),
    },
    purification:
      since === null || impureYear === null
        ? null
        : {
            least: purificationOf(shareDays, impureYear.rupeesPerShare.least),
            most: purificationOf(shareDays, impureYear.rupeesPerShare.most),
          },
    shareDays: shareDays.toNumber(),
    flips: changes.slice(1).filter(({ badge }) => badge !== 'under_review').length,
  };
}

const sharesOf = (lots: readonly Lot[]): Fraction => sumOf(lots.map(({ shares }) => shares));
const worth = (lots: readonly Lot[], paise: Paise): Fraction => sharesOf(lots).times(Fraction.of(paise));

function costOf(lots: readonly Lot[]): Fraction | null {
  const costs = lots.flatMap(({ cost }) => cost ?? []);
  return costs.length < lots.length ? null : sumOf(costs);
}

const shareDaysOf = (lots: readonly Lot[], since: string, day: string): Fraction =>
  sumOf(
    lots.map(({ entry, shares }) =>
      shares.times(Fraction.of(Math.max(0, daysBetween(entry.day > since ? entry.day : since, day)))),
    ),
  );

const purificationOf = (shareDays: Fraction, rupeesPerShare: number): Paise =>
  toWholePaise(
    shareDays.times(Fraction.of(rupeesPerShare)).times(Fraction.of(100)).over(Fraction.of(daysPerYear)),
  );
