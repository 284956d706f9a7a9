import { formatDay, formatMoment, formatPercent } from '@tayyib/shared/values/format';
import { useGetBusinessFactsQuery } from '../../api/standardsApi';
import { QueryState } from '../common/QueryState';
import styles from '../common/staff.module.css';

/** Lines of business recorded for a company, oldest first, with author and source. */
export function BusinessLines({ isin }: { isin: string }) {
  const query = useGetBusinessFactsQuery(isin);
  return (
    <QueryState query={query} what="lines of business">
      {(lines) =>
        lines.length === 0 ? (
          <p className={styles.hint}>
            No line of business is recorded; only its filings and exchange class are used.
          </p>
        ) : (
          <ul className={styles.sources} aria-label="Recorded lines of business">
            {lines.map(({ activity, shareOfRevenue, source, recordedBy, recordedAt }) => (
              <li key={recordedAt}>
                {activity},{' '}
                {shareOfRevenue === null
                  ? 'share not disclosed'
                  : `${formatPercent(shareOfRevenue)} of revenue`}
                , from {source.publisher}, {source.document}, of {formatDay(source.asOf)}. {recordedBy},{' '}
                {formatMoment(recordedAt)}.
              </li>
            ))}
          </ul>
        )
      }
    </QueryState>
  );
}
