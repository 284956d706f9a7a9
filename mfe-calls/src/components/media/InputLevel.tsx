import { useEffect, useState } from 'react';
import { listenToLevel } from '../../rtc/media/listenToLevel';
import styles from './CameraCheck.module.css';

/** How loud a microphone is, measured until the component unmounts. */
export function InputLevel({ stream }: { stream: MediaStream }) {
  const [level, setLevel] = useState(0);
  useEffect(() => listenToLevel(stream, setLevel), [stream]);
  return <meter className={styles.level} min={0} max={1} value={level} aria-label="Input level" />;
}
