import { useState, type ReactNode } from 'react';
import type { AccessLevel } from '@tayyib/shared/access';
import { useViewer } from '@tayyib/shared/sdk/modules';
import { Icon } from '@tayyib/shared/sdk/ui';
import styles from './LockOverlay.module.css';
import { PremiumPrompt } from './PremiumPrompt';

interface Props {
  /** The name of the locked content: `Detailed ratios`. */
  title: string;
  /** Shown blurred in its place. It must not contain premium data. */
  preview: ReactNode;
  /** Who has access. */
  access?: AccessLevel;
  /** Mounted only with access, so that nothing is requested before. */
  children: ReactNode;
}

/** Shows its children to viewers with access; to others a blurred preview and a button to unlock it. */
export function LockOverlay({ title, preview, access = 'premium', children }: Props) {
  const { refusal, isLoading } = useViewer();
  const [isPromptOpen, setPromptOpen] = useState(false);
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
          onClick={() => setPromptOpen(true)}
        >
          <span className={styles.label}>
            <Icon name="lock" /> Upgrade &amp; Unlock Click It
          </span>
        </button>
      )}
      {isPromptOpen && <PremiumPrompt onClose={() => setPromptOpen(false)} />}
    </div>
  );
}
