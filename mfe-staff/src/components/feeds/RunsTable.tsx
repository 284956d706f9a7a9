import { formatCount, formatMoment } from '@tayyib/shared/values/format';
import { Link } from '@tayyib/shared/sdk/router';
import { Empty } from '@tayyib/shared/sdk/ui';
import { useGetFeedRunsQuery } from '../../api/feedsApi';
import { QueryState } from '../common/QueryState';
import { StateTag } from '../common/StateTag';
import styles from '../common/staff.module.css';
import { PagedTable } from './PagedTable';
import { reportAddress, runsAddress } from '../../domain/addresses';
import { outcomeLabels } from './runLabels';

const columns = [
  { title: 'File' },
  { title: 'Feed' },
  { title: 'Outcome' },
  { title: 'Stored', isFigure: true },
  { title: 'Refused', isFigure: true },
  { title: 'When' },
];

/** Every run of every feed, newest first, in pages. */
export function RunsTable({ page }: { page: number }) {
  const query = useGetFeedRunsQuery(page);
  return (
    <QueryState query={query} what="runs">
      {({ runs, total, pageSize }) =>
        total === 0 ? (
          <Empty description="No file has been imported yet. Upload one above, or turn on fetching." />
        ) : (
          <PagedTable
            label="Runs"
            caption="Runs, newest first"
            columns={columns}
            page={page}
            pageSize={pageSize}
            total={total}
            addressOf={runsAddress}
          >
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
                <td className={styles.figure}>{formatCount(run.stored)}</td>
                <td className={styles.figure}>{formatCount(run.refused)}</td>
                <td>{formatMoment(run.finishedAt)}</td>
              </tr>
            ))}
          </PagedTable>
        )
      }
    </QueryState>
  );
}
