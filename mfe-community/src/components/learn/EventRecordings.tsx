import type { Recording } from '@tayyib/shared/contracts';
import { SoundPlayer } from '@tayyib/shared/parts/sound';
import styles from './learn.module.css';

/** What was recorded of an event. Nothing where nothing was. */
export function EventRecordings({
  title,
  // a server of the version before sends none
  recordings = [],
}: {
  title: string;
  recordings?: readonly Recording[];
}) {
  if (recordings.length === 0) return null;
  return (
    <div className={styles.recordings}>
      {recordings.map(({ id, seconds }, at) => (
        <SoundPlayer
          key={id}
          title={recordings.length === 1 ? title : `${title}, part ${at + 1}`}
          src={`/api/learn/recordings/${id}/sound`}
          seconds={seconds}
        />
      ))}
    </div>
  );
}
