import { formatMoment } from '@tayyib/shared/format';
import { Link, useNavigate } from '@tayyib/shared/router';
import { Empty } from '@tayyib/shared/ui';
import { PageControls } from '@tayyib/shared/page-parts';
import { useGetFeedRunsQuery } from '../../api/feedsApi';
import { QueryState } from '../common/QueryState';
import { ScrollFrame } from '../common/ScrollFrame';
import { StateTag } from '../common/StateTag';
import styles from '../common/staff.module.css';
import { reportAddress, runsAddress } from '../../domain/addresses';
import { outcomeLabels } from './runLabels';

const figures = new Intl.NumberFormat('en-IN');

/** Every run of every feed, newest first, in pages. */
export function RunsTable({ page }: { page: number }) {
  const query = useGetFeedRunsQuery(page);
  const navigate = useNavigate();
  return (
    <QueryState query={query} what="runs">
      {({ runs, total, pageSize }) =>
        total === 0 ? (
          <Empty description="No file has been imported yet. Upload one above, or turn on fetching." />
        ) : (
          <>
            <ScrollFrame label="Runs">
              <table className={styles.table}>
                <caption className={styles.caption}>Runs, newest first</caption>
                <thead>
                  <tr>
                    <th scope="col">File</th>
                    <th scope="col">Feed</th>
                    <th scope="col">Outcome</th>
                    <th scope="col" className={styles.figure}>
                      Stored
                    </th>
                    <th scope="col" className={styles.figure}>
                      Refused
                    </th>
                    <th scope="col">When</th>
                  </tr>
                </thead>
                <tbody>
                  {runs.map((run) => (
                    <tr key={run.id}>
                      <th scope="row">
                        <Link to={reportAddress(run.id)}>{run.document}</Link>
                        {run.reason !== null && <p className={styles.hint}>{run.reason}</p>}
                      </th>
                      <td>{run.feed}</td>
                      <td>
                        <StateTag tone={outcomeLabels[run.outcome].tone}>
                          {outcomeLabels[run.outcome].label}
                        </StateTag>
                      </td>
                      <td className={styles.figure}>{figures.format(run.stored)}</td>
                      <td className={styles.figure}>{figures.format(run.refused)}</td>
                      <td>{formatMoment(run.finishedAt)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </ScrollFrame>
            {total > pageSize && (
              <PageControls
                page={page}
                last={Math.ceil(total / pageSize)}
                onTurn={(next) => void navigate(runsAddress(next))}
              />
            )}
          </>
        )
      }
    </QueryState>
  );
}
