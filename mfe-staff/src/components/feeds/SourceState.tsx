import type { FeedSource } from '@tayyib/shared/contracts';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { formatMoment } from '@tayyib/shared/values/format';
import { Link } from '@tayyib/shared/sdk/router';
import { Button, Icon } from '@tayyib/shared/sdk/ui';
import { useFetchFeedNowMutation } from '../../api/feedsApi';
import styles from '../common/staff.module.css';
import { reportAddress } from '../../domain/addresses';
import { fetchLabels } from './runLabels';

/** One official file: its URL, the state of fetching it, and a button to fetch it now. */
export function SourceState({ source, isFetching }: { source: FeedSource; isFetching: boolean }) {
  const [fetchNow, { data: result, error, isLoading }] = useFetchFeedNowMutation();
  const {
    key,
    address,
    failures,
    lastFailure,
    lastSuccessAt,
    nextTryAt,
    note,
    schedule,
    statedAt,
    lateSince,
  } = source;
  const message = result ? (result.sentence ?? fetchLabels[result.kind]) : null;
  const next = nextTryAt === null ? 'within a minute' : formatMoment(nextTryAt);
  return (
    <div className={styles.section}>
      <div className={styles.head}>
        <p className={styles.hint}>
          <a href={address}>{address.replace('https://', '')}</a>
          <br />
          {schedule} (Indian time), <a href={statedAt}>as published</a>. Last fetched:{' '}
          {lastSuccessAt ? formatMoment(lastSuccessAt) : 'never'}. Next: {isFetching ? next : 'off'}.
        </p>
        <Button
          icon={<Icon name="reload" />}
          disabled={!isFetching}
          loading={isLoading}
          aria-label={`Fetch now: ${key}`}
          onClick={() => void fetchNow(key)}
        >
          Fetch now
        </Button>
      </div>
      <div role="status">
        {lastFailure && (
          <p className={styles.failure}>
            {failures === 1 ? 'It failed once' : `It failed ${failures} times in a row`}: {lastFailure}
          </p>
        )}
        {lateSince && <p className={styles.failure}>It has been late since {formatMoment(lateSince)}.</p>}
        {note && <p className={styles.hint}>{note}</p>}
        {error && <p className={styles.failure}>{toMessage(error)}</p>}
        {message !== null && message !== lastFailure && <p className={styles.hint}>{message}</p>}
        {result?.run && <Link to={reportAddress(result.run.id)}>See the report</Link>}
      </div>
    </div>
  );
}
