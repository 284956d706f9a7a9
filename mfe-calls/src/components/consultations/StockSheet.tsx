import { Failure } from '@tayyib/shared/parts/page';
import { formatDay, formatPercent } from '@tayyib/shared/values/format';
import { Link } from '@tayyib/shared/sdk/router';
import { Skeleton, VerdictBadge } from '@tayyib/shared/sdk/ui';
import { useGetStockSheetQuery } from '../../api/consultationsApi';
import styles from './Consultations.module.css';

/** The stock that both in a consultation view: verdict, reason and ratios, with their sources. */
export function StockSheet({ isin }: { isin: string }) {
  const { data: stock, error } = useGetStockSheetQuery(isin);
  if (error) return <Failure error={error} />;
  if (!stock)
    return (
      <div role="status" aria-label="Loading the stock">
        <Skeleton active paragraph={{ rows: 5 }} />
      </div>
    );
  const [verdict] = stock.verdicts;
  return (
    <section className={styles.sheet} aria-label={`Sheet of ${stock.stock}`}>
      <h3>
        <Link to={`/stock?isin=${isin}`}>{stock.stock}</Link>{' '}
        <VerdictBadge
          badge={stock.badge}
          age={{
            accountsTo: verdict?.accountsTo,
            freshness: verdict?.freshness?.state,
            isProvisional: verdict?.isProvisional,
            grade: verdict?.grade,
          }}
        />
      </h3>
      {verdict && <p>{verdict.reasons[0]}</p>}
      {verdict && verdict.ratios.length > 0 && (
        <table>
          <caption>
            Ratios by {verdict.standard.id}
            {verdict.accountsTo !== null && `, accounts to ${formatDay(verdict.accountsTo)}`}
          </caption>
          <thead>
            <tr>
              <th scope="col">Ratio</th>
              <th scope="col">Value</th>
              <th scope="col">Limit</th>
            </tr>
          </thead>
          <tbody>
            {verdict.ratios.map(({ id, label, value, limit }) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                <td>{value === null ? 'unknown' : formatPercent(value)}</td>
                <td>{formatPercent(limit)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.note}>
        {stock.source.document}, {formatDay(stock.source.asOf)}
      </p>
    </section>
  );
}
