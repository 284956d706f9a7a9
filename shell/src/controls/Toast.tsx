import { useEffect, useEffectEvent } from 'react';
import styles from './Toast.module.css';

/** How long a toast stays (from the spec). */
const shownMs = 5_000;

interface Props {
  text: string;
  onClose: () => void;
}

/** A message over the page that closes by itself, without the component library. */
export function Toast({ text, onClose }: Props) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const timer = setTimeout(() => close(), shownMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.place}>
      <p className={styles.toast} role="alert">
        {text}
      </p>
    </div>
  );
}
