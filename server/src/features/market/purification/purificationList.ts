import { dayFromNumber, dayNumber, yearsBefore } from '@tayyib/shared/calendar';
import type { PurificationReply, PurificationRow } from '@tayyib/shared/contracts';
import { tasis } from '@tayyib/shared/shariah';
import type { Dossier } from '../marketSnapshot/dossier/Dossier';
import type { MarketSnapshot } from '../marketSnapshot/MarketSnapshot';
import { memoizePerSnapshot } from '../marketSnapshot/memoizePerSnapshot';
import { ratioIds } from '../marketSnapshot/dossier/VerdictHistory';
import { stockSummary } from '../marketSnapshot/search/stockSummary';
import { yearlyFigure } from '../marketSnapshot/dossier/yearlyAccounts';
import { versionOf } from '../../../lib/hashes';

type Lists = Pick<PurificationReply, 'data' | 'unknown'>;

const impureIncome = ratioIds.indexOf('impure_income');

/** The impure part of each company's income by the default standard. */
const whole = memoizePerSnapshot(({ dossiers, day }: MarketSnapshot): Lists => {
  const lists: Lists = { data: [], unknown: [] };
  for (const dossier of dossiers) {
    const row = purificationOf(dossier, dayNumber(day));
    if (typeof row === 'string') lists.unknown.push({ ...stockSummary(dossier), missing: row });
    else lists.data.push(row);
  }
  return lists;
});

/** @param isins the requested companies; by default, all */
export function purificationList(snapshot: MarketSnapshot, isins?: ReadonlySet<string>): PurificationReply {
  const { data, unknown } = whole(snapshot);
  const isRequested = ({ isin }: { isin: string }) => isins === undefined || isins.has(isin);
  const lists = { data: data.filter(isRequested), unknown: unknown.filter(isRequested) };
  const { day } = snapshot;
  return { version: versionOf([day, lists]), day, standard: tasis.id, ...lists };
}

/** The row of a company; where there is none, a sentence says what is missing. */
function purificationOf(dossier: Dossier, today: number): PurificationRow | string {
  const verdict = dossier.verdicts[tasis.id]?.latest;
  if (verdict === undefined || verdict.accountsTo === null) return 'No annual accounts are on record.';
  const impureShare = verdict.ratios[impureIncome] ?? NaN;
  if (Number.isNaN(impureShare))
    return 'The accounts do not contain the interest income or the total income.';
  const end = dayNumber(verdict.accountsTo);
  const accounts = dossier.accounts.find((year) => year.end === end);
  const interest = accounts ? yearlyFigure(accounts, 'interestIncome') : null;
  const perShare = interest !== null && accounts ? interest / accounts.shares : NaN;
  return {
    ...stockSummary(dossier),
    impureShare,
    accountsTo: verdict.accountsTo,
    document: accounts?.document ?? null,
    impureRupeesPerShare: Number.isFinite(perShare) ? rounded(perShare) : null,
    dividends: dossier.dividends
      .filter(({ exDay }) => exDay > yearsBefore(today, 1) && exDay <= today)
      .map(({ exDay, rupees }) => ({
        exDate: dayFromNumber(exDay),
        rupees: rounded(rupees),
        impureRupees: rounded(rupees * impureShare),
      }))
      .reverse(),
  };
}

/** Rounded to a hundredth of a paisa. */
const rounded = (rupees: number): number => Math.round(rupees * 10_000) / 10_000;
