import { dayFromNumber, dayNumber } from '@tayyib/shared/values/calendar';
import type { PurificationCompany, PurificationYearsReply } from '@tayyib/shared/contracts';
import { badgeOf, statedImpureIncome } from '@tayyib/shared/shariah';
import type { Standard } from '@tayyib/shared/shariah';
import type { Queryable } from '../../../database/client';
import { companyEvents } from '../../facts/records/companyEvents';
import { companyRecords, groupByIsin } from '../../facts/records/companyFacts';
import { dividendsOf } from '../../facts/records/corporateActionsRepository';
import { currentStandard } from '../../facts/verdicts/standards/standardsRepository';
import { annualYears } from '../impureIncome/annualYears';
import { changesBy } from '../impureIncome/changesBy';
import type { Dossier } from '../marketSnapshot/dossier/Dossier';
import type { MarketSnapshot } from '../marketSnapshot/MarketSnapshot';
import { stockSummary } from '../marketSnapshot/search/stockSummary';

interface Wanted {
  isins: readonly string[];
  standard: Standard['id'];
  /** Whether the viewer's plan includes figures of accounts. */
  isDetailed: boolean;
}

/** What is on file for purifying these holdings: dividends, splits, and the accounts of each year. */
export async function purificationYears(
  db: Queryable,
  { dossiers, rowOf, day }: MarketSnapshot,
  { isins, standard: id, isDetailed }: Wanted,
): Promise<PurificationYearsReply> {
  const standard = await currentStandard(db, id);
  const records = new Map(
    isDetailed ? (await companyRecords(db, isins)).map((record) => [record.isin, record]) : [],
  );
  const dividends = groupByIsin(await dividendsOf(db, isins));
  const events = await companyEvents(db, isins);
  const found = isins
    .flatMap((isin) => dossiers[rowOf(isin) ?? -1] ?? [])
    .sort((a, b) => (a.symbol < b.symbol ? -1 : 1));
  return {
    day,
    standard: { id, edition: standard.edition, title: standard.title },
    isDetailed,
    companies: found.map((dossier): PurificationCompany => {
      const record = records.get(dossier.isin);
      const years = record === undefined ? [] : annualYears(record, dossier, standard, day);
      const changedOn = changesBy(events.get(dossier.isin) ?? [], day);
      return {
        ...stockSummary(dossier),
        steps: dossier.steps
          .filter(({ exDay }) => exDay <= dayNumber(day))
          .map(({ exDay, factor, kind }) => ({ exDate: dayFromNumber(exDay), factor, kind })),
        dividends: (dividends.get(dossier.isin) ?? []).map(({ exDate, rupees, subject, source }) => ({
          exDate,
          rupees,
          subject,
          source,
        })),
        years,
        changedOn,
        stated: statedImpureIncome(years, changedOn),
        breachSince: isDetailed ? breachSince(dossier, id) : null,
      };
    }),
  };
}

/** The first day of the current run of breaches. */
function breachSince({ verdicts }: Dossier, standard: Standard['id']): string | null {
  let since: number | null = null;
  for (const { status, day } of verdicts[standard] ?? [])
    since = badgeOf(status) === 'non_compliant' ? (since ?? day) : null;
  return since === null ? null : dayFromNumber(since);
}
