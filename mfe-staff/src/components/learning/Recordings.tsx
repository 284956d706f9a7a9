import { useState } from 'react';
import type { DeskEvent, DeskRecording } from '@tayyib/shared/contracts';
import { recordingKeptDays } from '@tayyib/shared/limits';
import { Answered, Failure, useConfirm } from '@tayyib/shared/parts/page';
import { SoundPlayer } from '@tayyib/shared/parts/sound';
import { Button } from '@tayyib/shared/sdk/ui';
import { formatMoment } from '@tayyib/shared/values/format';
import {
  useDeleteRecordingMutation,
  useGetEventRecordingsQuery,
  usePublishRecordingMutation,
} from '../../api/learningDeskApi';
import styles from '../common/staff.module.css';

/** How often the desk looks whether a recording has ended. */
const refreshMs = 5000;

/** What the speaker recorded in the room of an event: to listen to, publish or delete. */
export function Recordings({ event: { id } }: { event: DeskEvent }) {
  const [pollingInterval, setPollingInterval] = useState(0);
  const query = useGetEventRecordingsQuery(id, { pollingInterval, refetchOnMountOrArgChange: true });
  const isOngoing = query.data?.recordings.some(({ hasEnded }) => !hasEnded) ?? false;
  const wanted = isOngoing ? refreshMs : 0;
  if (wanted !== pollingInterval) setPollingInterval(wanted);
  return (
    <section className={styles.card} aria-label="Recordings">
      <Answered query={query} lines={2}>
        {({ recordings }) =>
          recordings.length === 0 ? (
            <p className={styles.hint}>
              Nothing is recorded. Who speaks can record their own voice in the room, under “People”.
            </p>
          ) : (
            <>
              <p className={styles.hint}>
                The voice of who spoke, and nobody else’s. Those whose plan includes a seat hear what is
                published. What is not published is deleted after {recordingKeptDays} days.
              </p>
              {recordings.map((recording) => (
                <RecordingItem key={recording.id} recording={recording} />
              ))}
            </>
          )
        }
      </Answered>
    </section>
  );
}

function RecordingItem({ recording }: { recording: DeskRecording }) {
  const { id, startedAt, seconds, hasEnded, isPublished } = recording;
  const [publish, publishing] = usePublishRecordingMutation();
  const [remove, removing] = useDeleteRecordingMutation();
  const confirm = useConfirm();
  const of = formatMoment(startedAt);
  const error = publishing.error ?? removing.error;
  const ask = () =>
    confirm({
      title: `Delete the recording of ${of}?`,
      content: 'Its sound is gone for good, for you and for everyone who listens.',
      action: 'Delete it',
      onConfirm: () => remove(id),
    });
  return (
    <div>
      <p className={styles.hint}>
        {of} · {hasEnded ? (isPublished ? 'Published' : 'Not published') : 'Being recorded'}
      </p>
      <SoundPlayer title={of} src={`/api/learn/recordings/${id}/sound`} seconds={seconds} />
      <div className={styles.actions}>
        <Button
          disabled={!hasEnded}
          loading={publishing.isLoading}
          onClick={() => void publish({ id, isPublished: !isPublished })}
        >
          {isPublished ? 'Take it back' : 'Publish it'}
        </Button>
        <Button danger disabled={!hasEnded} loading={removing.isLoading} onClick={ask}>
          Delete it
        </Button>
      </div>
      {error && <Failure lead="It was not changed." error={error} />}
    </div>
  );
}
