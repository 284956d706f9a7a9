import { cameraSize } from '../rtc/media/LocalMedia';
import styles from './VideoPicture.module.css';

interface VideoPictureProps {
  stream: MediaStream;
  /** What a screen reader calls it. */
  label: string;
  /** One's own, as in a mirror. */
  isOwn?: boolean;
}

/** A live picture without its sound: `useSound` plays that. */
export function VideoPicture({ stream, label, isOwn = false }: VideoPictureProps) {
  return (
    <video
      className={isOwn ? styles.own : styles.picture}
      ref={(video) => {
        if (video && video.srcObject !== stream) video.srcObject = stream;
      }}
      {...cameraSize}
      autoPlay
      muted
      playsInline
      aria-label={label}
    />
  );
}
