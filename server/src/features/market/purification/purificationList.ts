import { dayFromNumber, dayNumber, yearsBefore } from '@tayyib/shared/values/calendar';
import type {
  FigureRange,
  PurificationReply,
  PurificationRow,
  PurificationYear,
} from '@tayyib/shared/contracts';
import { impureShareOf, tasis } from '@tayyib/shared/shariah';
import type { Standard } from '@tayyib/shared/shariah';
import type { Queryable } from '../../../database/client';
import { versionOf } from '../../../lib/hashes';
import { companyEvents } from '../../facts/records/companyEvents';
import { currentStandard } from '../../facts/verdicts/standards/standardsRepository';
import { changesBy } from '../impureIncome/changesBy';
import { newestYears } from '../impureIncome/newestYears';
import type { Dossier } from '../marketSnapshot/dossier/Dossier';
import type { MarketSnapshot } from '../marketSnapshot/MarketSnapshot';
import { memoizePerSnapshot } from '../marketSnapshot/memoizePerSnapshot';
import { stockSummary } from '../marketSnapshot/search/stockSummary';

/** The list of all companies, by the edition of the standard. */
const whole = memoizePerSnapshot(() => new Map<string, Promise<PurificationReply>>());

/**
 * The impure part of each company's income by the default standard, from its newest annual accounts.
 * @param wanted the requested companies; by default, all
 */
export async function purificationList(
  db: Queryable,
  snapshot: MarketSnapshot,
  wanted?: ReadonlySet<string>,
): Promise<PurificationReply> {
  const { dossiers } = snapshot;
  const standard = await currentStandard(db, tasis.id);
  if (wanted !== undefined)
    return listOf(
      db,
      snapshot,
      standard,
      dossiers.filter(({ isin }) => wanted.has(isin)),
    );
  const lists = whole(snapshot);
  const list = lists.get(standard.edition) ?? listOf(db, snapshot, standard, dossiers);
  lists.set(standard.edition, list);
  // failures are not cached
  list.catch(() => lists.delete(standard.edition));
  return list;
}

async function listOf(
  db: Queryable,
  snapshot: MarketSnapshot,
  standard: Standard,
  chosen: readonly Dossier[],
): Promise<PurificationReply> {
  const { day } = snapshot;
  const isins = chosen.map(({ isin }) => isin);
  const years = await newestYears(db, snapshot, standard, isins);
  const events = await companyEvents(db, isins);
  const lists: Pick<PurificationReply, 'data' | 'unknown'> = { data: [], unknown: [] };
  for (const dossier of chosen) {
    const changedOn = changesBy(events.get(dossier.isin) ?? [], day);
    const row = purificationOf(dossier, years.get(dossier.isin), changedOn, dayNumber(day));
    if (typeof row === 'string') lists.unknown.push({ ...stockSummary(dossier), missing: row });
    else lists.data.push(row);
  }
  const { id, edition, title } = standard;
  const reply = { day, standard: { id, edition, title }, ...lists };
  return { version: versionOf(reply), ...reply };
}

/** The row of a company; where nothing bounds its impure share, a sentence says what is missing. */
function purificationOf(
  dossier: Dossier,
  year: PurificationYear | undefined,
  changedOn: readonly string[],
  today: number,
): PurificationRow | string {
  if (year === undefined) return 'No annual accounts are on record.';
  const { impure, shares } = year;
  const impureShare = impureShareOf(impure);
  if (impureShare === null) return impure.missing[0] ?? 'The accounts do not state total income.';
  const { leastRupees: least, mostRupees: most } = impure;
  return {
    ...stockSummary(dossier),
    impureShare,
    accountsTo: year.to,
    document: year.source.document,
    impureRupeesPerShare: shares === null || most === null ? null : times({ least, most }, 1 / shares),
    year,
    dividends: dossier.dividends
      .filter(({ exDay }) => exDay > yearsBefore(today, 1) && exDay <= today)
      .map(({ exDay, rupees }) => ({ exDate: dayFromNumber(exDay), rupees }))
      .map(({ exDate, rupees }) => ({
        exDate,
        rupees: rounded(rupees),
        impureRupees: changedOn.some((changed) => changed > year.to && changed <= exDate)
          ? null
          : times(impureShare, rupees),
      }))
      .reverse(),
  };
}

const times = ({ least, most }: FigureRange, factor: number): FigureRange => ({
  least: rounded(least * factor),
  most: rounded(most * factor),
});

/** Rounded to a hundredth of a paisa. */
const rounded = (rupees: number): number => Math.round(rupees * 10_000) / 10_000;
