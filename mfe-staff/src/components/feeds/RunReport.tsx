import { formatMoment } from '@tayyib/shared/format';
import { Link, useNavigate } from '@tayyib/shared/router';
import { Alert, Empty, PageHeading } from '@tayyib/shared/ui';
import { PageControls } from '@tayyib/shared/page-parts';
import { useGetFeedRunQuery } from '../../api/feedsApi';
import { QueryState } from '../common/QueryState';
import { ScrollFrame } from '../common/ScrollFrame';
import { StateTag } from '../common/StateTag';
import styles from '../common/staff.module.css';
import { reportAddress } from '../../domain/addresses';
import { RunFigures } from './RunFigures';
import { outcomeLabels } from './runLabels';

const figures = new Intl.NumberFormat('en-IN');

/** The report of one import, with every line that was not stored and the reason. */
export function RunReport({ id, page }: { id: string; page: number }) {
  const query = useGetFeedRunQuery({ id, page });
  const navigate = useNavigate();
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
                <h2>{`Lines that were not stored (${figures.format(total)})`}</h2>
                {total > 0 && (
                  <a href={`/api/staff/feeds/runs/${run.id}/refused.csv`} download>
                    Download as CSV
                  </a>
                )}
              </div>
              {total === 0 ? (
                <Empty description="Every line was stored or already on file." />
              ) : (
                <ScrollFrame label="Lines">
                  <table className={styles.table}>
                    <caption className={styles.caption}>Lines that were not stored, with the reason</caption>
                    <thead>
                      <tr>
                        <th scope="col" className={styles.figure}>
                          Line
                        </th>
                        <th scope="col">Reason</th>
                        <th scope="col">Kind</th>
                      </tr>
                    </thead>
                    <tbody>
                      {lines.map(({ line, reason, isOutOfScope }, at) => (
                        <tr key={`${line} ${at}`}>
                          <td className={styles.figure}>{figures.format(line)}</td>
                          <td>{reason}</td>
                          <td>{isOutOfScope ? 'Out of scope' : 'Refused'}</td>
                        </tr>
                      ))}
                    </tbody>
                  </table>
                </ScrollFrame>
              )}
              {total > pageSize && (
                <PageControls
                  page={page}
                  last={Math.ceil(total / pageSize)}
                  onTurn={(next) => void navigate(reportAddress(run.id, next))}
                />
              )}
            </section>
          </>
        )}
      </QueryState>
    </div>
  );
}
