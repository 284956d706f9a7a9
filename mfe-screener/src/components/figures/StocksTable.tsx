import type { StandardId, StockFigures } from '@tayyib/shared/contracts';
import { formatPaise } from '@tayyib/shared/format';
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
    { title: 'Verdict', cell: ({ badge }) => <VerdictBadge badge={badge} /> },
    ...extra,
    {
      title: 'Last close',
      isFigure: true,
      cell: ({ closeRupees }) => (closeRupees === null ? <Figure rupees={null} /> : formatPaise(closeRupees)),
    },
    {
      title: 'Avg. market cap',
      isFigure: true,
      cell: ({ marketCapRupees }) => <Figure rupees={marketCapRupees} />,
    },
  ];
  const detail: FigureColumn<Row>[] = [
    { title: 'P/E', isFigure: true, cell: ({ priceToEarnings }) => <Figure number={priceToEarnings} /> },
    { title: 'P/B', isFigure: true, cell: ({ priceToBook }) => <Figure number={priceToBook} /> },
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
  ];
  const columns = isDetailed ? [...base, ...detail] : base;
  return <FigureTable caption={caption} rows={rows} keyOf={({ isin }) => isin} columns={columns} />;
}
