import { useSyncExternalStore } from 'react';
import { streamOfKind } from '../../rtc/media/streamOfKind';
import { VideoElement } from '../media/VideoElement';
import styles from './StageTile.module.css';

/** The camera of who shares a screen, small on it; nothing while it is off. */
export function PresenterTile({ stream, name }: { stream: MediaStream; name: string }) {
  const camera = streamOfKind(stream, 'presenter');
  const [track] = camera.getTracks();
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
      <VideoElement stream={camera} label={`${name}’s camera`} />
    </div>
  );
}
