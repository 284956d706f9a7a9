import { useState } from 'react';
import { formatCount } from '@tayyib/shared/values/format';
import { Link } from '@tayyib/shared/sdk/router';
import { standardNames } from '@tayyib/shared/shariah';
import { Empty, PageHeading } from '@tayyib/shared/sdk/ui';
import { PageControls } from '@tayyib/shared/parts/page';
import { useGetEditionDiffQuery } from '../../api/standardsApi';
import type { EditionName } from '../../api/standardsApi';
import { countChanges, fromLabel, statusLabels } from '../../domain/statusLabels';
import { QueryState } from '../common/QueryState';
import styles from '../common/staff.module.css';
import { ChangesTable } from './ChangesTable';
import { DownloadChanges } from './DownloadChanges';
import { PublishForm } from './PublishForm';
import { editionAddress, standardsAddress } from './standardsAddress';

const rowsPerPage = 50;

/** Previews which verdicts a draft would change, and publishes it. */
export function DiffView({ name }: { name: EditionName }) {
  const query = useGetEditionDiffQuery(name, { refetchOnMountOrArgChange: true });
  const [page, setPage] = useState(1);
  return (
    <div className={styles.stack}>
      <PageHeading
        title={`What ${name.edition} of ${standardNames[name.standard]} would change`}
        lead={
          <>
            <Link to={editionAddress('edit', name.standard, name.edition)}>Back to the draft</Link> ·{' '}
            <Link to={standardsAddress()}>All standards</Link>
          </>
        }
      />
      <QueryState query={query} what="what would change">
        {({ judged, changes }) => (
          <>
            <section className={styles.section} aria-label="Counts">
              <p>
                {`${formatCount(changes.length)} of ${formatCount(judged)} companies would have another verdict.`}
              </p>
              <dl className={styles.figures}>
                {countChanges(changes).map(({ from, to, count }) => (
                  <div key={`${from} ${to}`}>
                    <dt>{`${fromLabel(from)} → ${statusLabels[to]}`}</dt>
                    <dd>{formatCount(count)}</dd>
                  </div>
                ))}
              </dl>
            </section>
            <section className={styles.section} aria-labelledby="diff-companies">
              <div className={styles.head}>
                <h2 id="diff-companies">Companies</h2>
                {changes.length > 0 && <DownloadChanges name={name} changes={changes} />}
              </div>
              {changes.length === 0 ? (
                <Empty description="No verdict would change." />
              ) : (
                <ChangesTable changes={changes.slice((page - 1) * rowsPerPage, page * rowsPerPage)} />
              )}
              {changes.length > rowsPerPage && (
                <PageControls page={page} last={Math.ceil(changes.length / rowsPerPage)} onTurn={setPage} />
              )}
            </section>
            <PublishForm name={name} changed={changes.length} />
          </>
        )}
      </QueryState>
    </div>
  );
}
