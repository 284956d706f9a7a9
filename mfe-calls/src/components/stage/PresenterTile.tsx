import { useSyncExternalStore } from 'react';
import { streamOfKind } from '../../rtc/media/streamOfKind';
import { VideoElement } from '../media/VideoElement';
import styles from './StageTile.module.css';

/** The camera of who shares a screen, small on it; nothing while it is off. */
export function PresenterTile({ stream, name }: { stream: MediaStream; name: string }) {
  const [track] = streamOfKind(stream, 'presenter').getTracks();
  const isSeen = useSyncExternalStore(
    (changed) => {
      track?.addEventListener('mute', changed);
      track?.addEventListener('unmute', changed);
      return () => {
        track?.removeEventListener('mute', changed);
        track?.removeEventListener('unmute', changed);
      };
    },
    // nothing arrives of a camera that is off
    () => track !== undefined && !track.muted,
  );
  if (!isSeen) return null;
  return (
    <div className={styles.presenter}>
      <VideoElement stream={stream} kind="presenter" label={`${name}’s camera`} />
    </div>
  );
}
