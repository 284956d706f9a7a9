import type { ScreenRow } from '@tayyib/shared/contracts';
import { croreInColumn } from '@tayyib/shared/values/format';
import { useMyStandard } from '@tayyib/shared/sdk/modules';
import { Answered } from '@tayyib/shared/parts/page';
import { Link } from '@tayyib/shared/sdk/router';
import { standardNames } from '@tayyib/shared/shariah';
import { CompanyName, DataTable, FigureCell, type DataColumn } from '@tayyib/shared/parts/tables';
import { VerdictBadge } from '@tayyib/shared/sdk/ui';
import { useScreenStocksQuery } from '../../api/stocksApi';
import { largestFirst } from '../../domain/screens/screenAddress';
import { stockAddress } from '../../domain/stockAddress';
import { ChangesCard } from '../dashboard/ChangesCard';
import { useRecentStocks } from '../search/useRecentStocks';
import styles from './FindStock.module.css';

const maxShown = 10;

/** Stocks to open without a search: the last chosen ones, the largest, and those whose status changed. */
export function StockIdeas() {
  const { recent } = useRecentStocks();
  const standard = useMyStandard();
  const query = useScreenStocksQuery({ ...largestFirst, standard });
  return (
    <div className={styles.ideas}>
      <section aria-labelledby="largest-stocks">
        <h2 id="largest-stocks">Largest companies</h2>
        <Answered query={query} shape="table">
          {({ rows }) => (
            <DataTable
              isCompact
              caption={`The largest companies, judged by ${standardNames[standard]}`}
              rows={rows.slice(0, maxShown)}
              keyOf={({ isin }) => isin}
              columns={columns}
            />
          )}
        </Answered>
      </section>
      <div className={styles.aside}>
        {recent.length > 0 && (
          <section aria-labelledby="recent-stocks">
            <h2 id="recent-stocks">Recent searches</h2>
            <ul className={styles.recent}>
              {recent.map(({ isin, stock, stock_code: code }) => (
                <li key={isin}>
                  <Link className={styles.chip} to={stockAddress(isin)} title={stock}>
                    {code}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        <section aria-labelledby="changed-stocks">
          <h2 id="changed-stocks">Changes of status</h2>
          <ChangesCard />
        </section>
      </div>
    </div>
  );
}

const columns: readonly DataColumn<ScreenRow>[] = [
  {
    title: 'Company',
    cell: ({ isin, stock, stock_code: code }) => (
      <>
        <Link to={stockAddress(isin)} title={stock}>
          <CompanyName name={stock} />
        </Link>
        <small>{code}</small>
      </>
    ),
  },
  { title: 'Verdict', cell: (row) => <VerdictBadge badge={row.badge} age={row} /> },
  {
    title: 'Avg. market cap',
    unit: '₹ cr',
    isFigure: true,
    cell: ({ marketCapRupees: rupees }) => (
      <FigureCell figure={rupees === null ? null : croreInColumn(rupees)} />
    ),
  },
];
