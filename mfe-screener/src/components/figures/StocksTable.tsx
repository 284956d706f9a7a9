import type { ReactNode } from 'react';
import type { StandardId, StockFigures } from '@tayyib/shared/contracts';
import { formatDay, formatPaise } from '@tayyib/shared/format';
import { Link } from '@tayyib/shared/router';
import { VerdictBadge } from '@tayyib/shared/ui';
import { Figure } from './Figure';
import { stockAddress } from '../../domain/stockAddress';
import { FigureTable, type FigureColumn } from './FigureTable';

interface Props<Row extends StockFigures> {
  caption: string;
  rows: readonly Row[];
  standard: StandardId;
  /** Whether the plan includes ratios; otherwise the server omits them. */
  isDetailed?: boolean;
  /** Shown after the verdict. */
  extra?: readonly FigureColumn<Row>[];
}

/** Compares stocks by a few figures. */
export function StocksTable<Row extends StockFigures>({
  caption,
  rows,
  standard,
  isDetailed = true,
  extra = [],
}: Props<Row>) {
  const base: FigureColumn<Row>[] = [
    {
      title: 'Company',
      cell: (row) => (
        <>
          <Link to={stockAddress(row.isin, standard)}>{row.stock}</Link>
          <small>{row.stock_code}</small>
        </>
      ),
    },
    { title: 'Verdict', cell: (row) => <VerdictBadge badge={row.badge} age={row} /> },
    ...extra,
    {
      title: 'Last close',
      isFigure: true,
      cell: ({ closeRupees, priceDay }) =>
        closeRupees === null ? <Figure rupees={null} /> : dated(formatPaise(closeRupees), priceDay),
    },
    {
      title: 'Avg. market cap',
      isFigure: true,
      cell: ({ marketCapRupees, marketCapAsOf }) =>
        dated(<Figure rupees={marketCapRupees} />, marketCapRupees === null ? null : marketCapAsOf),
    },
  ];
  const detail: FigureColumn<Row>[] = [
    {
      title: 'P/E',
      isFigure: true,
      cell: ({ priceToEarnings, accountsTo }) =>
        dated(<Figure number={priceToEarnings} />, priceToEarnings === null ? null : accountsTo, 'profit to'),
    },
    {
      title: 'P/B',
      isFigure: true,
      cell: ({ priceToBook, accountsTo }) =>
        dated(<Figure number={priceToBook} />, priceToBook === null ? null : accountsTo, 'equity at'),
    },
    { title: 'Return on equity', isFigure: true, cell: ({ roe }) => <Figure ratio={roe} /> },
    { title: 'Debt to assets', isFigure: true, cell: ({ debtToAssets }) => <Figure ratio={debtToAssets} /> },
    {
      title: 'Interest in income',
      isFigure: true,
      cell: ({ interestIncomeToIncome }) => <Figure ratio={interestIncomeToIncome} />,
    },
    {
      title: 'Sales growth',
      isFigure: true,
      cell: ({ salesGrowth1y }) => <Figure ratio={salesGrowth1y} />,
    },
    { title: 'Accounts to', cell: ({ accountsTo }) => (accountsTo ? formatDay(accountsTo) : 'None on file') },
  ];
  const columns = isDetailed ? [...base, ...detail] : base;
  return <FigureTable caption={caption} rows={rows} keyOf={({ isin }) => isin} columns={columns} />;
}

/** A figure with its day. */
const dated = (figure: ReactNode, day: string | null, of = '') => (
  <>
    {figure}
    {day && (
      <small>
        {of} {formatDay(day)}
      </small>
    )}
  </>
);
