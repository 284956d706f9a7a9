import { useState } from 'react';
import type { FeedEntry } from '@tayyib/shared/contracts';
import { formatDay, formatMoment } from '@tayyib/shared/format';
import { Link } from '@tayyib/shared/router';
import { Button } from '@tayyib/shared/ui';
import { StateTag } from '../common/StateTag';
import styles from '../common/staff.module.css';
import { LoadFile } from './LoadFile';
import { reportAddress } from './reportAddress';
import { RunFigures } from './RunFigures';
import { freshnessWords, outcomeWords } from './runWords';
import { SourceState } from './SourceState';

/** A feed: whether what it brought is enough, its last run, its official files, and loading one by hand. */
export function FeedCard({ entry, isFetching }: { entry: FeedEntry; isFetching: boolean }) {
  const { feed, title, sources, lastRun, freshness } = entry;
  const [isLoading, setLoading] = useState(false);
  const age = freshnessWords[freshness.state];
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
          <StateTag tone={age.tone}>{age.words}</StateTag>
        </div>
        {lastRun ? (
          <>
            <p className={styles.hint}>
              <StateTag tone={outcomeWords[lastRun.outcome].tone}>
                {outcomeWords[lastRun.outcome].words}
              </StateTag>{' '}
              <Link to={reportAddress(lastRun.id)}>{lastRun.document}</Link>,{' '}
              {formatMoment(lastRun.finishedAt)}
            </p>
            <RunFigures run={lastRun} />
          </>
        ) : (
          <p className={styles.hint}>No file has come in yet.</p>
        )}
        {sources.map((source) => (
          <SourceState key={source.key} source={source} isFetching={isFetching} />
        ))}
        {sources.length === 0 && <p className={styles.hint}>It is loaded from files alone.</p>}
        <div>
          <Button aria-expanded={isLoading} onClick={() => setLoading(!isLoading)}>
            Load a file
          </Button>
        </div>
        {isLoading && <LoadFile feed={feed} />}
      </article>
    </li>
  );
}
