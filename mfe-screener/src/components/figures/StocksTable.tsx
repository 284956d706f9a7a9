import type { StandardId, StockFigures } from '@tayyib/shared/contracts';
import {
  croreInColumn,
  formatDay,
  formatMonth,
  isOldClose,
  numberInColumn,
  percentInColumn,
  type ColumnFigure,
} from '@tayyib/shared/values/format';
import { Link } from '@tayyib/shared/sdk/router';
import { VerdictBadge } from '@tayyib/shared/sdk/ui';
import { ageOfRow } from '../../domain/verdicts/ageOfRow';
import { stockAddress } from '../../domain/stockAddress';
import { ChangeChip, CompanyName, DataTable, FigureCell, type DataColumn } from '@tayyib/shared/parts/tables';
import { RowActions, RowStar, useHasStars } from '../rows/RowActions';
import { RowYear } from '../rows/RowTrend';
import styles from './StocksTable.module.css';

interface Props<Row extends StockFigures> {
  caption: string;
  rows: readonly Row[];
  standard: StandardId;
  /** Whether the plan includes ratios; otherwise the server omits them. */
  isDetailed?: boolean;
  /** Shown after the verdict. */
  extra?: readonly DataColumn<Row>[];
}

/** Compares stocks by a few figures, each with its star. */
export const StocksTable = <Row extends StockFigures>(props: Props<Row>) => (
  <RowActions>
    <StarredTable {...props} />
  </RowActions>
);

function StarredTable<Row extends StockFigures>({
  caption,
  rows,
  standard,
  isDetailed = true,
  extra = [],
}: Props<Row>) {
  const hasStars = useHasStars();
  const base: DataColumn<Row>[] = [
    {
      title: 'Company',
      cell: (row) => (
        <>
          <Link to={stockAddress(row.isin, standard)} title={row.stock}>
            <CompanyName name={row.stock} />
          </Link>
          <small>{row.stock_code}</small>
        </>
      ),
    },
    { title: 'Verdict', cell: (row) => <VerdictBadge badge={row.badge} age={ageOfRow(row)} /> },
    ...extra,
    {
      title: 'Last close',
      unit: '₹',
      isFigure: true,
      cell: (row) => <Close row={row} />,
    },
    { title: 'Year', optional: 1, cell: (row) => <RowYear row={row} /> },
    {
      title: 'Market cap',
      unit: '₹ cr',
      isFigure: true,
      cell: ({ marketCapRupees, marketCapAsOf }) =>
        dated(known(marketCapRupees, croreInColumn), marketCapAsOf),
    },
  ];
  /** A column that no row fills is left out. */
  const ifKnown = (of: (row: Row) => number | null, column: DataColumn<Row>): DataColumn<Row>[] =>
    rows.some((row) => of(row) !== null) ? [column] : [];
  const detail: DataColumn<Row>[] = [
    {
      title: 'P/E',
      isFigure: true,
      cell: ({ priceToEarnings, accountsTo, profitTo }) =>
        profitTo === accountsTo ? (
          <FigureCell figure={known(priceToEarnings, numberInColumn)} />
        ) : (
          <FigureOfYear figure={known(priceToEarnings, numberInColumn)} to={profitTo} />
        ),
    },
    ...ifKnown(({ priceToBook }) => priceToBook, {
      title: 'P/B',
      isFigure: true,
      isMinor: true,
      cell: ({ priceToBook }) => <FigureCell figure={known(priceToBook, numberInColumn)} />,
    }),
    {
      title: 'Return on equity',
      unit: '%',
      isFigure: true,
      cell: ({ roe, accountsTo, profitTo }) =>
        profitTo === accountsTo ? (
          <FigureCell figure={known(roe, percentInColumn)} />
        ) : (
          <FigureOfYear figure={known(roe, percentInColumn)} to={profitTo} />
        ),
    },
    {
      title: 'Debt to assets',
      unit: '%',
      isFigure: true,
      cell: ({ debtToAssets }) => <FigureCell figure={known(debtToAssets, percentInColumn)} />,
    },
    ...ifKnown(({ interestIncomeToIncome }) => interestIncomeToIncome, {
      title: 'Interest in income',
      unit: '%',
      isFigure: true,
      isMinor: true,
      cell: ({ interestIncomeToIncome }) => (
        <FigureCell figure={known(interestIncomeToIncome, percentInColumn)} />
      ),
    }),
    ...ifKnown(({ salesGrowth1y }) => salesGrowth1y, {
      title: 'Sales growth',
      unit: '%',
      isFigure: true,
      isMinor: true,
      cell: ({ salesGrowth1y }) => <FigureCell figure={known(salesGrowth1y, percentInColumn)} />,
    }),
    // the day of all ratios of a row, once
    {
      title: 'Accounts to',
      cell: ({ accountsTo }) => (
        <span className={styles.day}>{accountsTo ? formatDay(accountsTo) : 'None on file'}</span>
      ),
    },
  ];
  const columns = isDetailed ? [...base, ...detail] : base;
  return (
    <DataTable
      hasCards
      caption={caption}
      rows={rows}
      columns={columns}
      keyOf={({ isin }) => isin}
      action={hasStars ? { title: 'Watchlist', cell: (row) => <RowStar stock={row} /> } : undefined}
    />
  );
}

const price = (rupees: number): ColumnFigure => ({ ...numberInColumn(rupees), before: '₹' });

/** A figure of a column, if its value is known. */
const known = (value: number | null, inColumn: (value: number) => ColumnFigure) =>
  value === null ? null : inColumn(value);

/** The last close with its change; with its day where that is long ago, or where the change is not known or covered. */
function Close({ row: { closeRupees, change, priceDay, badge } }: { row: StockFigures }) {
  const figure = known(closeRupees, price);
  if (change === null || priceDay === null || badge === 'non_compliant' || isOldClose(priceDay))
    return dated(figure, priceDay);
  return (
    <>
      <FigureCell figure={figure} />
      <small title={`Close of ${formatDay(priceDay)}`}>
        <ChangeChip change={change} />
        <span className={styles.onCards}> {formatDay(priceDay)}</span>
      </small>
    </>
  );
}

/** A figure with its day, if it is known. */
const dated = (figure: ColumnFigure | null, day: string | null) => (
  <>
    <FigureCell figure={figure} />
    {figure && day && <small>{formatDay(day)}</small>}
  </>
);

/** A figure of other accounts than the rest of its row, with the month in which their year ends. */
const FigureOfYear = ({ figure, to }: { figure: ColumnFigure | null; to: string | null }) => (
  <>
    <FigureCell figure={figure} />
    {figure && to && <small title={`Accounts to ${formatDay(to)}`}>{formatMonth(to)}</small>}
  </>
);
