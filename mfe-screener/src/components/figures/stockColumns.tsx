import type { StockFigures } from '@tayyib/shared/contracts';
import {
  croreInColumn,
  formatDay,
  formatMonth,
  isOldClose,
  numberInColumn,
  percentInColumn,
  type ColumnFigure,
} from '@tayyib/shared/values/format';
import { ChangeChip, FigureCell, type DataColumn } from '@tayyib/shared/parts/tables';
import { commonDay, sharedDaysInWords } from '../../domain/commonDay';

type Column = DataColumn<StockFigures>;

/** The days that most rows of a table share, which it says once. */
interface CommonDays {
  close: string | null;
  cap: string | null;
  accounts: string | null;
}

export const commonDaysOf = (rows: readonly StockFigures[]): CommonDays => ({
  close: commonDay(rows.map(({ priceDay }) => priceDay)),
  cap: commonDay(rows.map(({ marketCapAsOf }) => marketCapAsOf)),
  accounts: commonDay(rows.map(({ accountsTo }) => accountsTo)),
});

export const commonDaysInWords = ({ close, cap, accounts }: CommonDays): string =>
  sharedDaysInWords([
    ['closes of', close],
    ['market caps of', cap === close ? null : cap],
    ['accounts to', accounts],
  ]);

/** The figures of a stock as columns. A day that the table says once is not repeated in the rows. */
export const stockColumns = (common: CommonDays) =>
  ({
    close: {
      title: 'Last close',
      unit: '₹',
      isFigure: true,
      cell: (row) => <Close row={row} common={common.close} />,
    },
    cap: {
      title: 'Market cap',
      unit: '₹ cr',
      isFigure: true,
      cell: ({ marketCapRupees, marketCapAsOf }) =>
        dated(known(marketCapRupees, croreInColumn), marketCapAsOf, common.cap),
    },
    priceToEarnings: {
      title: 'P/E',
      isFigure: true,
      cell: (row) => <FigureOfProfit row={row} figure={known(row.priceToEarnings, numberInColumn)} />,
    },
    priceToBook: {
      title: 'P/B',
      isFigure: true,
      cell: ({ priceToBook }) => <FigureCell figure={known(priceToBook, numberInColumn)} />,
    },
    roe: {
      title: 'Return on equity',
      unit: '%',
      isFigure: true,
      cell: (row) => <FigureOfProfit row={row} figure={known(row.roe, percentInColumn)} />,
    },
    debtToAssets: {
      title: 'Debt to assets',
      unit: '%',
      isFigure: true,
      cell: ({ debtToAssets }) => <FigureCell figure={known(debtToAssets, percentInColumn)} />,
    },
    interestIncomeToIncome: {
      title: 'Interest in income',
      unit: '%',
      isFigure: true,
      cell: (row) => <FigureOfProfit row={row} figure={known(row.interestIncomeToIncome, percentInColumn)} />,
    },
    salesGrowth1y: {
      title: 'Sales growth',
      unit: '%',
      isFigure: true,
      cell: ({ salesGrowth1y }) => <FigureCell figure={known(salesGrowth1y, percentInColumn)} />,
    },
  }) satisfies Record<string, Column>;

/** A figure of a column, if its value is known. */
const known = (value: number | null, inColumn: (value: number) => ColumnFigure) =>
  value === null ? null : inColumn(value);

/** The last close with its change; with its day where that is not the one said once. */
function Close({
  row: { closeRupees, change, priceDay, badge },
  common,
}: {
  row: StockFigures;
  common: string | null;
}) {
  const figure = known(closeRupees, (rupees) => ({ ...numberInColumn(rupees), before: '₹' }));
  if (change === null || priceDay === null || badge === 'non_compliant' || isOldClose(priceDay))
    return dated(figure, priceDay, common);
  return (
    <>
      <FigureCell figure={figure} />
      <small title={`Close of ${formatDay(priceDay)}`}>
        <ChangeChip change={change} />
        {priceDay !== common && ` ${formatDay(priceDay)}`}
      </small>
    </>
  );
}

/** A figure with its day, if that is known and not said once. */
const dated = (figure: ColumnFigure | null, day: string | null, common: string | null) => (
  <>
    <FigureCell figure={figure} />
    {figure && day && day !== common && <small>{formatDay(day)}</small>}
  </>
);

/** A figure that needs a profit; with the month in which its year ends where that is of other accounts than the rest of its row. */
const FigureOfProfit = ({
  row: { accountsTo, profitTo },
  figure,
}: {
  row: StockFigures;
  figure: ColumnFigure | null;
}) => (
  <>
    <FigureCell figure={figure} />
    {figure && profitTo && profitTo !== accountsTo && (
      <small title={`Accounts to ${formatDay(profitTo)}`}>{formatMonth(profitTo)}</small>
    )}
  </>
);
