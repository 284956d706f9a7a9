import type { TrackKind } from '../../rtc/media/LocalMedia';
import { cameraSize } from '../../rtc/media/requestDevices';
import { streamOfKind } from '../../rtc/media/streamOfKind';
import styles from './VideoElement.module.css';

interface VideoElementProps {
  stream: MediaStream;
  /** The accessible name. */
  label: string;
  /** Which video of the stream. */
  kind?: Exclude<TrackKind, 'audio'>;
  /** The user's own video, shown mirrored. */
  isOwn?: boolean;
  /** Set for an element that replaces another: it is hidden until its first frame. */
  onFirstFrame?: (() => void) | undefined;
}

/** The video of a stream, muted: `useSound` plays its audio. */
export function VideoElement(props: VideoElementProps) {
  const { stream, label, kind = 'video', isOwn = false, onFirstFrame } = props;
  return (
    <video
      className={onFirstFrame ? styles.next : isOwn ? styles.own : styles.video}
      ref={(video) => {
        const source = streamOfKind(stream, kind);
        if (video && video.srcObject !== source) video.srcObject = source;
      }}
      {...cameraSize}
      autoPlay
      muted
      playsInline
      onLoadedData={onFirstFrame}
      aria-hidden={onFirstFrame ? true : undefined}
      aria-label={onFirstFrame ? undefined : label}
    />
  );
}
