import type { PurificationYear, RecordedDividend, StandardId } from '@tayyib/shared/contracts';
import { formatDay, formatPaise, formatPercent, formatRupees } from '@tayyib/shared/format';
import { Link } from '@tayyib/shared/router';
import { useGetStockPurificationQuery } from '../../../api/stockNumbersApi';
import { Panel } from '../verdict/Panel';

/** What to give away of the last dividend of one share, with its working; nothing without a dividend on record. */
export function PurificationPanel({ isin, standard }: { isin: string; standard: StandardId }) {
  const { currentData } = useGetStockPurificationQuery({ isins: isin, standard });
  const company = currentData?.companies[0];
  const dividend = company?.dividends[0];
  if (!company || !dividend) return null;
  const year = company.years.find(({ to }) => to <= dividend.exDate) ?? company.years[0];
  return (
    <Panel title="Purification per share">
      <p>{year ? <Working {...{ dividend, year }} /> : lastDividend(dividend)}</p>
      <p>
        <Link to="/purification-calculator">Purify a holding</Link>
      </p>
    </Panel>
  );
}

function Working({ dividend, year }: { dividend: RecordedDividend; year: PurificationYear }) {
  const { leastRupees, mostRupees, totalIncomeRupees, missing } = year.impure;
  if (totalIncomeRupees === null || totalIncomeRupees <= 0 || mostRupees === null) {
    return `${lastDividend(dividend)} The impure part is not known: ${missing[0] ?? 'a figure is missing.'}`;
  }
  const [least, most] = [leastRupees / totalIncomeRupees, mostRupees / totalIncomeRupees];
  const isKnown = leastRupees === mostRupees;
  return (
    <>
      <strong>{isKnown ? perShare(most, dividend) : `At most ${perShare(most, dividend)}`}</strong> of the
      dividend of {formatPaise(dividend.rupees)} of {formatDay(dividend.exDate)}: impure income of{' '}
      {isKnown ? formatRupees(mostRupees) : `${formatRupees(leastRupees)} to ${formatRupees(mostRupees)}`} ÷
      total income of {formatRupees(totalIncomeRupees)} ={' '}
      {isKnown ? formatPercent(most) : `${formatPercent(least)} to ${formatPercent(most)}`}, by the accounts
      to {formatDay(year.to)}.
    </>
  );
}

const lastDividend = ({ rupees, exDate }: RecordedDividend) =>
  `The last dividend was ${formatPaise(rupees)} a share, on ${formatDay(exDate)}.`;

const fine = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 4, maximumFractionDigits: 4 });

/** To a hundredth of a paisa, rounded up, so that nobody gives too little. */
const perShare = (share: number, { rupees }: RecordedDividend): string =>
  `₹${fine.format(Math.ceil(share * rupees * 10_000 - 1e-6) / 10_000)}`;
