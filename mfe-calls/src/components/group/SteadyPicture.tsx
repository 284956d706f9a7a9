import { useState } from 'react';
import { VideoPicture } from '../VideoPicture';
import styles from './SteadyPicture.module.css';

interface SteadyPictureProps {
  stream: MediaStream;
  label: string;
  isOwn: boolean;
}

/**
 * Somebody's picture, which does not go dark when it comes another way: the one before stays until the new one has its first frame.
 */
export function SteadyPicture({ stream, label, isOwn }: SteadyPictureProps) {
  const [shown, setShown] = useState(stream);
  const streams = shown === stream ? [shown] : [shown, stream];
  // the keys keep each element with its stream, so that the one that comes becomes the one that is shown
  return (
    <span className={styles.stack}>
      {streams.map((one) => (
        <VideoPicture
          key={one.id}
          stream={one}
          label={label}
          isOwn={isOwn}
          onFirstFrame={one === shown ? undefined : () => setShown(one)}
        />
      ))}
    </span>
  );
}
