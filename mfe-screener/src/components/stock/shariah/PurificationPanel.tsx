import type {
  PurificationCompany,
  PurificationYear,
  RecordedDividend,
  StandardId,
} from '@tayyib/shared/contracts';
import { Working } from '@tayyib/shared/parts/page';
import { Link } from '@tayyib/shared/sdk/router';
import { statedImpureIncome } from '@tayyib/shared/shariah';
import {
  formatDay,
  formatPaise,
  formatPercent,
  formatRupees,
  withSmallLetter,
} from '@tayyib/shared/values/format';
import { useGetStockPurificationQuery } from '../../../api/stockNumbersApi';
import { Panel } from '../verdict/Panel';

/** What to give away of the last dividend of one share, with its working; nothing without a dividend on record. */
export function PurificationPanel({ isin, standard }: { isin: string; standard: StandardId }) {
  const { currentData } = useGetStockPurificationQuery({ isins: isin, standard });
  const company = currentData?.companies[0];
  const dividend = company?.dividends[0];
  if (!company || !dividend) return null;
  const year = yearFor(dividend, company);
  return (
    <Panel title="Purification per share">
      {year ? (
        <Amount dividend={dividend} year={year} />
      ) : (
        <p>{`${lastDividend(dividend)} ${whyNone(company)}`.trim()}</p>
      )}
      <p>
        <Link to="/purification-calculator">Purify a holding</Link>
      </p>
    </Panel>
  );
}

/** The accounts that a dividend is purified by: the newest before it that state their interest, of the company as it was on that day. */
function yearFor(
  { exDate }: RecordedDividend,
  { years, changedOn }: PurificationCompany,
): PurificationYear | undefined {
  const usable = years.filter(({ to }) => changedOn.every((day) => day <= to || day > exDate));
  const before = usable.filter(({ to }) => to <= exDate);
  return before.find(isStated) ?? usable.find(isStated) ?? before[0] ?? usable[0];
}

const isStated = ({ impure }: PurificationYear) => impure.lines[0]?.mostRupees != null;

const whyNone = ({ years, changedOn }: PurificationCompany): string =>
  years.length > 0 && changedOn.length > 0
    ? 'The impure part is not known: the accounts are of the company before it was divided or merged.'
    : '';

/** The part that the accounts state; where they leave some open, an estimate that counts all that may be interest, and the most it can be. */
function Amount({ dividend, year }: { dividend: RecordedDividend; year: PurificationYear }) {
  const { leastRupees, mostRupees, totalIncomeRupees: total, missing } = year.impure;
  const estimate = statedImpureIncome([year], []);
  const isKnown = leastRupees === mostRupees;
  const impureRupees = isKnown ? leastRupees : estimate?.impureRupees;
  if (total === null || total <= 0 || impureRupees === undefined) {
    return (
      <p>
        {lastDividend(dividend)} The impure part is not known: {missing[0] ?? 'a figure is missing.'}
      </p>
    );
  }
  const share = impureRupees / total;
  const supposing = !isKnown && estimate?.isInterestSupposed ? ', as if all other income were interest,' : '';
  const most = perShare((mostRupees ?? total) / total, dividend);
  return (
    <>
      <strong>{isKnown ? perShare(share, dividend) : `About ${perShare(share, dividend)}`}</strong>
      {!isKnown && ` (at most ${most})`} of the dividend of {formatPaise(dividend.rupees)} of{' '}
      {formatDay(dividend.exDate)}, by the accounts to {formatDay(year.to)}.{' '}
      <Working
        of="Purification per share"
        steps={[
          `Impure income of ${formatRupees(impureRupees)}${supposing} ÷ total income of ${formatRupees(total)} = ${formatPercent(share)}.`,
          ...(isKnown
            ? []
            : [`At most ${most}: ${withSmallLetter(missing.join(' ') || 'a figure is missing.')}`]),
        ]}
      />
    </>
  );
}

const lastDividend = ({ rupees, exDate }: RecordedDividend) =>
  `The last dividend was ${formatPaise(rupees)} a share, on ${formatDay(exDate)}.`;

const fine = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 4, maximumFractionDigits: 4 });

/** To a hundredth of a paisa, rounded up, so that nobody gives too little. */
const perShare = (share: number, { rupees }: RecordedDividend): string =>
  `₹${fine.format(Math.max(0, Math.ceil(share * rupees * 10_000 - 1e-6)) / 10_000)}`;
