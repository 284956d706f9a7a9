import type { StandardId, StockFigures } from '@tayyib/shared/contracts';
import { formatDay } from '@tayyib/shared/values/format';
import { phoneWindow, ShowAll, useFirstOf } from '@tayyib/shared/parts/page';
import { Link } from '@tayyib/shared/sdk/router';
import { useMedia } from '@tayyib/shared/sdk/theme';
import { VerdictBadge } from '@tayyib/shared/sdk/ui';
import { ageOfRow } from '../../domain/verdicts/ageOfRow';
import { stockAddress } from '../../domain/stockAddress';
import { CompanyName, DataTable, type DataColumn } from '@tayyib/shared/parts/tables';
import { PhoneTable, type FigureSet } from './PhoneTable';
import { RowActions, RowStar, useHasStars } from '../rows/RowActions';
import { RowYear } from '../rows/RowTrend';
import { commonDaysInWords, commonDaysOf, stockColumns } from './stockColumns';
import styles from './StocksTable.module.css';

interface Props<Row extends StockFigures> {
  caption: string;
  rows: readonly Row[];
  standard: StandardId;
  /** Whether the plan includes ratios; otherwise the server omits them. */
  isDetailed?: boolean;
  /** Shown after the verdict. */
  extra?: readonly DataColumn<Row>[];
  /** How many a phone shows at first. */
  phoneCount?: number;
}

/** Compares stocks by a few figures, each with its star. On a phone a row has two figures at a time. */
export const StocksTable = <Row extends StockFigures>(props: Props<Row>) => (
  <RowActions>
    <StarredTable {...props} />
  </RowActions>
);

const all = Number.POSITIVE_INFINITY;

function StarredTable<Row extends StockFigures>({
  caption,
  rows,
  standard,
  isDetailed = true,
  extra = [],
  phoneCount = all,
}: Props<Row>) {
  const isPhone = useMedia(phoneWindow);
  const hasStars = useHasStars();
  const first = useFirstOf(rows, isPhone ? phoneCount : all);
  const common = commonDaysOf(rows);
  const of = stockColumns(common);
  /** A column that no row fills is left out. */
  const ifKnown = (
    name: 'priceToBook' | 'interestIncomeToIncome' | 'salesGrowth1y',
  ): readonly DataColumn<Row>[] => (rows.some((row) => row[name] !== null) ? [of[name]] : []);
  const company = (row: Row) => (
    <Link to={stockAddress(row.isin, standard)} title={row.stock}>
      <CompanyName name={row.stock} />
    </Link>
  );
  const verdict = (row: Row) => <VerdictBadge badge={row.badge} age={ageOfRow(row)} />;
  const year: DataColumn<Row> = { title: 'Year', optional: 1, cell: (row) => <RowYear row={row} /> };
  const hasOtherAccounts = rows.some(
    ({ accountsTo }) => accountsTo !== null && accountsTo !== common.accounts,
  );
  const days = commonDaysInWords(isDetailed ? common : { ...common, accounts: null });
  const table = {
    caption,
    rows: first.shown,
    keyOf: ({ isin }: Row) => isin,
    action: hasStars ? { title: 'Watchlist', cell: (row: Row) => <RowStar stock={row} /> } : undefined,
  };
  const base: DataColumn<Row>[] = [of.close, year, of.cap];
  const detail: DataColumn<Row>[] = [
    of.priceToEarnings,
    ...ifKnown('priceToBook'),
    of.roe,
    of.debtToAssets,
    ...ifKnown('interestIncomeToIncome'),
    ...ifKnown('salesGrowth1y'),
    ...(hasOtherAccounts ? [accountsColumn] : []),
  ];
  const sets: FigureSet<Row>[] = [
    ...(extra.length > 0
      ? [
          { title: 'Weight', columns: [...extra, of.cap] },
          { title: 'Price', columns: [of.close, year] },
        ]
      : [{ title: 'Size', columns: [of.cap, of.close] }]),
    ...(isDetailed
      ? [
          { title: 'Value', columns: [of.priceToEarnings, ...ifKnown('priceToBook')] },
          { title: 'Returns', columns: [of.roe, ...ifKnown('salesGrowth1y')] },
          { title: 'Debt', columns: [of.debtToAssets, ...ifKnown('interestIncomeToIncome')] },
        ]
      : []),
    ...(extra.length > 0 ? [] : [{ title: 'Year', columns: [year] }]),
  ];
  return (
    <div className={styles.stocks}>
      {days !== '' && <p className={styles.days}>{days}</p>}
      {isPhone ? (
        <PhoneTable
          {...table}
          name={company}
          codeOf={({ stock_code: code }) => code}
          under={verdict}
          sets={sets}
        />
      ) : (
        <DataTable
          {...table}
          columns={[
            {
              title: 'Company',
              cell: (row) => (
                <>
                  {company(row)}
                  <small>{row.stock_code}</small>
                </>
              ),
            },
            { title: 'Verdict', cell: verdict },
            ...extra,
            ...base,
            ...(isDetailed ? detail : []),
          ]}
        />
      )}
      <ShowAll of={first} what="companies" />
    </div>
  );
}

const accountsColumn: DataColumn<StockFigures> = {
  title: 'Accounts to',
  cell: ({ accountsTo }) => (
    <span className={styles.day}>{accountsTo ? formatDay(accountsTo) : 'None on file'}</span>
  ),
};
