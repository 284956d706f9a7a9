import { cameraSize } from '../rtc/media/LocalMedia';
import { partOf } from '../rtc/media/partOf';
import styles from './VideoPicture.module.css';

interface VideoPictureProps {
  stream: MediaStream;
  /** What a screen reader calls it. */
  label: string;
  /** One's own, as in a mirror. */
  isOwn?: boolean;
  /** Given for a picture that is to take the place of another: it is not seen before its first frame. */
  onFirstFrame?: (() => void) | undefined;
}

/** A live picture without its sound: `useSound` plays that. */
export function VideoPicture({ stream, label, isOwn = false, onFirstFrame }: VideoPictureProps) {
  return (
    <video
      className={onFirstFrame ? styles.next : isOwn ? styles.own : styles.picture}
      ref={(video) => {
        const picture = partOf(stream, 'video');
        if (video && video.srcObject !== picture) video.srcObject = picture;
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
