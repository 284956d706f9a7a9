import { useState, type ReactNode } from 'react';
import type { AccessLevel } from '@tayyib/shared/access';
import { useViewer } from '@tayyib/shared/modules';
import { Icon } from '@tayyib/shared/ui';
import styles from './LockOverlay.module.css';
import { PremiumPrompt } from './PremiumPrompt';

interface Props {
  /** What is locked, in words: `Detailed ratios`. */
  title: string;
  /** What is seen blurred in its place. It must hold nothing that only premium may know. */
  preview: ReactNode;
  /** Whom it is open to. */
  access?: AccessLevel;
  /** Mounted only for those who have it, so nothing of it is asked for before. */
  children: ReactNode;
}

/** Shows its children to those whose plan has them; to anyone else a blurred preview with the way to unlock it. */
export function LockOverlay({ title, preview, access = 'premium', children }: Props) {
  const { refusal, isLoading } = useViewer();
  const [isAsking, setAsking] = useState(false);
  if (!isLoading && refusal(access) === null) return children;
  return (
    <div className={styles.lock}>
      <div className={styles.preview} aria-hidden="true" inert>
        {preview}
      </div>
      {!isLoading && (
        <button
          type="button"
          className={styles.unlock}
          aria-label={`${title}: Upgrade & Unlock Click It`}
          aria-haspopup="dialog"
          onClick={() => setAsking(true)}
        >
          <span className={styles.label}>
            <Icon name="lock" /> Upgrade &amp; Unlock Click It
          </span>
        </button>
      )}
      {isAsking && <PremiumPrompt onClose={() => setAsking(false)} />}
    </div>
  );
}
