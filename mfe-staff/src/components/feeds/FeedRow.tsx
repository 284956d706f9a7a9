import { useId, useState } from 'react';
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

interface Props {
  entry: FeedEntry;
  isFetching: boolean;
  /** How many columns the table has. */
  columns: number;
}

/** A feed in a table: how old its data is, and its last file. Its official files, and a form to upload one, open below it. */
export function FeedRow({ entry, isFetching, columns }: Props) {
  const { feed, title, sources, lastRun, freshness } = entry;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const age = freshnessLabels[freshness.state];
  const failing = sources.filter(({ failures }) => failures > 0).length;
  return (
    <>
      <tr>
        <th scope="row">
          {title}
          <p className={styles.hint}>
            {feed}
            {failing > 0 && (
              <span className={styles.failure}>
                , {failing === 1 ? 'a file fails' : `${failing} files fail`}
              </span>
            )}
          </p>
        </th>
        <td>
          <StateTag tone={age.tone}>{age.label}</StateTag>
        </td>
        <td className={styles.day}>{freshness.newest ? formatDay(freshness.newest) : '–'}</td>
        <td>
          {lastRun ? (
            <>
              <StateTag tone={outcomeLabels[lastRun.outcome].tone}>
                {outcomeLabels[lastRun.outcome].label}
              </StateTag>
              <p className={styles.hint}>{formatMoment(lastRun.finishedAt)}</p>
            </>
          ) : (
            '–'
          )}
        </td>
        <td>
          <Button
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={`${isOpen ? 'Close' : 'Open'} the files of ${feed}`}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Close' : 'Open'}
          </Button>
        </td>
      </tr>
      <tr id={id} hidden={!isOpen}>
        <td colSpan={columns}>{isOpen && <FeedFiles entry={entry} isFetching={isFetching} />}</td>
      </tr>
    </>
  );
}

/** The last file of a feed, where its official files come from, and a form to upload one. */
function FeedFiles({ entry, isFetching }: Pick<Props, 'entry' | 'isFetching'>) {
  const { feed, sources, lastRun, freshness } = entry;
  const [isUploadOpen, setUploadOpen] = useState(false);
  return (
    <article className={styles.card} aria-label={feed}>
      <p className={styles.hint}>{freshness.need}</p>
      {lastRun && (
        <>
          <p className={styles.hint}>
            <Link to={reportAddress(lastRun.id)}>{lastRun.document}</Link>
            {lastRun.outcome === 'refused' && lastRun.reason !== null && `: ${lastRun.reason}`}
          </p>
          <RunFigures run={lastRun} />
        </>
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
  );
}
