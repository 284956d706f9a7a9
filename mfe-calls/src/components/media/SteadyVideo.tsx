import { useState } from 'react';
import { VideoElement } from './VideoElement';
import styles from './SteadyVideo.module.css';

interface SteadyVideoProps {
  stream: MediaStream;
  label: string;
}

/**
 * The video of a participant, which does not go dark when its stream changes: the previous one stays until the new one has its first frame.
 */
export function SteadyVideo({ stream, label }: SteadyVideoProps) {
  const [shown, setShown] = useState(stream);
  const streams = shown === stream ? [shown] : [shown, stream];
  // the keys tie each element to its stream, so that the hidden element becomes the visible one
  return (
    <span className={styles.stack}>
      {streams.map((one) => (
        <VideoElement
          key={one.id}
          stream={one}
          label={label}
          onFirstFrame={one === shown ? undefined : () => setShown(one)}
        />
      ))}
    </span>
  );
}
