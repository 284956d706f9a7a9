import { dayFromNumber, dayNumber, yearsBefore } from '@tayyib/shared/calendar';
import type { PurificationReply, PurificationRow } from '@tayyib/shared/contracts';
import { tasis } from '@tayyib/shared/shariah';
import type { Dossier } from '../marketSnapshot/Dossier';
import type { MarketPicture } from '../marketSnapshot/MarketPicture';
import { perPicture } from '../marketSnapshot/perPicture';
import { ratioIds } from '../marketSnapshot/ratioIds';
import { stockSummary } from '../marketSnapshot/stockSummary';
import { asFiled } from '../marketSnapshot/yearlyMetrics';
import { versionOf } from '../../../lib/contentVersion';

type Lists = Pick<PurificationReply, 'data' | 'unknown'>;

const impureIncome = ratioIds.indexOf('impure_income');

/** What of each company's income is impure by the default standard. */
const whole = perPicture(({ dossiers, day }: MarketPicture): Lists => {
  const lists: Lists = { data: [], unknown: [] };
  for (const dossier of dossiers) {
    const row = purificationOf(dossier, dayNumber(day));
    if (typeof row === 'string') lists.unknown.push({ ...stockSummary(dossier), missing: row });
    else lists.data.push(row);
  }
  return lists;
});

/** @param isins the companies asked for, or all when left out */
export function purificationList(picture: MarketPicture, isins?: ReadonlySet<string>): PurificationReply {
  const { data, unknown } = whole(picture);
  const isAskedFor = ({ isin }: { isin: string }) => isins === undefined || isins.has(isin);
  const lists = { data: data.filter(isAskedFor), unknown: unknown.filter(isAskedFor) };
  const { day } = picture;
  return { version: versionOf([day, lists]), day, standard: tasis.id, ...lists };
}

/** The row of a company; in words what it lacks where there is none. */
function purificationOf(dossier: Dossier, today: number): PurificationRow | string {
  const verdict = dossier.verdicts[tasis.id]?.latest;
  if (verdict === undefined || verdict.accountsTo === null) return 'No annual accounts are on record.';
  const impureShare = verdict.ratios[impureIncome] ?? NaN;
  if (Number.isNaN(impureShare)) return 'The accounts do not tell the interest income or the total income.';
  const end = dayNumber(verdict.accountsTo);
  const accounts = dossier.accounts.find((year) => year.end === end);
  const interest = accounts ? asFiled(accounts, 'interestIncome') : null;
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

/** To a hundredth of a paisa. */
const rounded = (rupees: number): number => Math.round(rupees * 10_000) / 10_000;
