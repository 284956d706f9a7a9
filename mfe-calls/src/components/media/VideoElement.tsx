import { cameraSize } from '../../rtc/media/requestDevices';
import { streamOfKind } from '../../rtc/media/streamOfKind';
import styles from './VideoElement.module.css';

interface VideoElementProps {
  stream: MediaStream;
  /** The accessible name. */
  label: string;
  /** The user's own video, shown mirrored. */
  isOwn?: boolean;
  /** Set for an element that replaces another: it is hidden until its first frame. */
  onFirstFrame?: (() => void) | undefined;
}

/** The video of a stream, muted: `useSound` plays its audio. */
export function VideoElement({ stream, label, isOwn = false, onFirstFrame }: VideoElementProps) {
  return (
    <video
      className={onFirstFrame ? styles.next : isOwn ? styles.own : styles.video}
      ref={(video) => {
        const source = streamOfKind(stream, 'video');
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
