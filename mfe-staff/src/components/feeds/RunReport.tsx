import { formatCount, formatMoment } from '@tayyib/shared/values/format';
import { Link } from '@tayyib/shared/sdk/router';
import { Alert, Empty, PageHeading } from '@tayyib/shared/sdk/ui';
import { useGetFeedRunQuery } from '../../api/feedsApi';
import { QueryState } from '../common/QueryState';
import { StateTag } from '../common/StateTag';
import styles from '../common/staff.module.css';
import { PagedTable } from './PagedTable';
import { reportAddress } from '../../domain/addresses';
import { RunFigures } from './RunFigures';
import { outcomeLabels } from './runLabels';

const columns = [{ title: 'Line', isFigure: true }, { title: 'Reason' }, { title: 'Kind' }];

/** The report of one import, with every line that was not stored and the reason. */
export function RunReport({ id, page }: { id: string; page: number }) {
  const query = useGetFeedRunQuery({ id, page });
  return (
    <div className={styles.stack}>
      <PageHeading
        title={query.data?.run.document ?? 'Report of a file'}
        lead={<Link to="/staff/feeds">All feeds</Link>}
      />
      <QueryState query={query} what="the report">
        {({ run, lines, total, pageSize }) => (
          <>
            <p className={styles.hint}>
              <StateTag tone={outcomeLabels[run.outcome].tone}>{outcomeLabels[run.outcome].label}</StateTag>{' '}
              by the feed {run.feed}, {formatMoment(run.finishedAt)}
            </p>
            {run.outcome === 'refused' && (
              <Alert type="error" showIcon title="The whole file was refused: nothing of it was stored." />
            )}
            <RunFigures run={run} />
            <section className={styles.section} aria-label="Lines that were not stored">
              <div className={styles.head}>
                <h2>{`Lines that were not stored (${formatCount(total)})`}</h2>
                {total > 0 && (
                  <a href={`/api/staff/feeds/runs/${run.id}/refused.csv`} download>
                    Download as CSV
                  </a>
                )}
              </div>
              {total === 0 ? (
                <Empty description="Every line was stored or already on file." />
              ) : (
                <PagedTable
                  label="Lines"
                  caption="Lines that were not stored, with the reason"
                  columns={columns}
                  page={page}
                  pageSize={pageSize}
                  total={total}
                  addressOf={(next) => reportAddress(run.id, next)}
                >
                  {lines.map(({ line, reason, isOutOfScope }, at) => (
                    <tr key={`${line} ${at}`}>
                      <td className={styles.figure}>{formatCount(line)}</td>
                      <td>{reason}</td>
                      <td>{isOutOfScope ? 'Out of scope' : 'Refused'}</td>
                    </tr>
                  ))}
                </PagedTable>
              )}
            </section>
          </>
        )}
      </QueryState>
    </div>
  );
}
