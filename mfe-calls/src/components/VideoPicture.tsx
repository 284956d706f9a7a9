import { useEffect, useState } from 'react';
import { carry } from '../rtc/media/carry';
import { cameraSize } from '../rtc/media/LocalMedia';
import styles from './VideoPicture.module.css';

interface VideoPictureProps {
  stream: MediaStream;
  /** What a screen reader calls it. */
  label: string;
  /** One's own, as in a mirror. */
  isOwn?: boolean;
}

/**
 * A live picture without its sound: `useSound` plays that. When it comes over another stream, the last picture stays until the first
 * of the new ones is there.
 */
export function VideoPicture({ stream, label, isOwn = false }: VideoPictureProps) {
  const [picture] = useState(() => new MediaStream());
  useEffect(() => carry(stream, 'video', picture), [stream, picture]);
  return (
    <video
      className={isOwn ? styles.own : styles.picture}
      ref={(video) => {
        if (video && video.srcObject !== picture) video.srcObject = picture;
      }}
      {...cameraSize}
      autoPlay
      muted
      playsInline
      aria-label={label}
    />
  );
}
