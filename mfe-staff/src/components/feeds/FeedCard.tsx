import { useState } from 'react';
import type { FeedEntry } from '@tayyib/shared/contracts';
import { formatDay, formatMoment } from '@tayyib/shared/values/format';
import { Link } from '@tayyib/shared/sdk/router';
import { Button } from '@tayyib/shared/sdk/ui';
import { StateTag } from '../common/StateTag';
import styles from '../common/staff.module.css';
import { UploadFile } from './UploadFile';
import { reportAddress } from '../../domain/addresses';
import { RunFigures } from './RunFigures';
import { freshnessLabels, outcomeLabels } from './runLabels';
import { SourceState } from './SourceState';

/** A feed: its freshness, its last run, its official files, and a form to upload one. */
export function FeedCard({ entry, isFetching }: { entry: FeedEntry; isFetching: boolean }) {
  const { feed, title, sources, lastRun, freshness } = entry;
  const [isUploadOpen, setUploadOpen] = useState(false);
  const age = freshnessLabels[freshness.state];
  return (
    <li>
      <article className={styles.card} aria-label={feed}>
        <div className={styles.head}>
          <div>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.hint}>
              {feed}
              {freshness.newest && `, newest of ${formatDay(freshness.newest)}`}. {freshness.need}
            </p>
          </div>
          <StateTag tone={age.tone}>{age.label}</StateTag>
        </div>
        {lastRun ? (
          <>
            <p className={styles.hint}>
              <StateTag tone={outcomeLabels[lastRun.outcome].tone}>
                {outcomeLabels[lastRun.outcome].label}
              </StateTag>{' '}
              <Link to={reportAddress(lastRun.id)}>{lastRun.document}</Link>,{' '}
              {formatMoment(lastRun.finishedAt)}
              {lastRun.outcome === 'refused' && lastRun.reason !== null && `: ${lastRun.reason}`}
            </p>
            <RunFigures run={lastRun} />
          </>
        ) : (
          <p className={styles.hint}>No file has been imported yet.</p>
        )}
        {sources.map((source) => (
          <SourceState key={source.key} source={source} isFetching={isFetching} />
        ))}
        {sources.length === 0 && <p className={styles.hint}>Loaded from uploaded files only.</p>}
        <div>
          <Button aria-expanded={isUploadOpen} onClick={() => setUploadOpen(!isUploadOpen)}>
            Upload a file
          </Button>
        </div>
        {isUploadOpen && <UploadFile feed={feed} />}
      </article>
    </li>
  );
}
