import type { ScreenRow } from '@tayyib/shared/contracts';
import { croreInColumn, percentInColumn } from '@tayyib/shared/values/format';
import { Link } from '@tayyib/shared/sdk/router';
import { standardNames } from '@tayyib/shared/shariah';
import { CompanyName, FigureCell } from '@tayyib/shared/parts/tables';
import { VerdictBadge } from '@tayyib/shared/sdk/ui';
import type { ScreenChoices } from '../../domain/screens/screenAddress';
import { stockAddress } from '../../domain/stockAddress';
import { liquidityWords } from '../../domain/wording';
import { PhoneTable, type FigureSet } from '../figures/PhoneTable';
import { RowStar, useHasStars } from '../rows/RowActions';
import { changeHeading, RowChange, RowYear } from '../rows/RowTrend';
import styles from './PhoneStocks.module.css';

interface Props {
  rows: readonly ScreenRow[];
  choices: Pick<ScreenChoices, 'standard' | 'sort'>;
  /** Whether ratios are shown. */
  isDetailed: boolean;
}

const percent = (fraction: number | null) => (
  <FigureCell figure={fraction === null ? null : percentInColumn(fraction)} />
);

/** A page of results on a phone: two lines a stock, with its ratios, or its size and its last change. */
export function PhoneStocks({ rows, choices: { standard, sort }, isDetailed }: Props) {
  const hasStars = useHasStars();
  const third = liquidityWords[standard];
  const ratios: FigureSet<ScreenRow> = {
    title: 'Ratios',
    columns: [
      { title: 'Debt', unit: '%', isFigure: true, cell: ({ debt }) => percent(debt) },
      {
        title: 'Impure income',
        unit: '%',
        isFigure: true,
        cell: ({ impureIncome }) => percent(impureIncome),
      },
    ],
  };
  const others: FigureSet<ScreenRow>[] = third
    ? [
        {
          title: third,
          columns: [{ title: third, unit: '%', isFigure: true, cell: ({ liquidity }) => percent(liquidity) }],
        },
      ]
    : [];
  const size: FigureSet<ScreenRow> = {
    title: 'Size and price',
    columns: [
      {
        title: 'Avg. market cap',
        unit: '₹ cr',
        isFigure: true,
        cell: ({ marketCapRupees: rupees }) => (
          <FigureCell figure={rupees === null ? null : croreInColumn(rupees)} />
        ),
      },
      { title: changeHeading(rows), isFigure: true, cell: (row) => <RowChange row={row} /> },
    ],
  };
  const year: FigureSet<ScreenRow> = {
    title: 'Year',
    columns: [{ title: 'Year', cell: (row) => <RowYear row={row} /> }],
  };
  const bySort = sort === 'marketCap' ? [size, ratios, ...others] : [ratios, ...others, size];
  return (
    <PhoneTable
      caption={`Stocks that match, judged by ${standardNames[standard]}`}
      rows={rows}
      keyOf={({ isin }) => isin}
      name={({ isin, stock }) => (
        <Link to={stockAddress(isin, standard)} className={styles.link}>
          <CompanyName name={stock} />
        </Link>
      )}
      codeOf={({ stock_code: code }) => code}
      under={(row) => <VerdictBadge badge={row.badge} age={row} />}
      // what rows are sorted by is in view
      sets={[...(isDetailed ? bySort : [size]), year]}
      action={hasStars ? { title: 'Watchlist', cell: (row) => <RowStar stock={row} /> } : undefined}
    />
  );
}
