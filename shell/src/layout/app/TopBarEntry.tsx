import { useState } from 'react';
import { PremiumPrompt } from '@tayyib/shared/parts/premium';
import { Icon } from '@tayyib/shared/sdk/ui';
import { NavItem } from '../../navigation/NavItem';
import styles from '../../navigation/NavItem.module.css';
import type { NavEntry } from '../../navigation/useNavigation';

interface Props {
  entry: NavEntry;
  /** Shows the icon only; the label is still read out and shown as a tooltip. */
  isCompact: boolean;
}

/** A link of the top bar. If the user's plan does not include it, it opens the upgrade dialog instead. */
export function TopBarEntry({ entry, isCompact }: Props) {
  const [isPromptOpen, setPromptOpen] = useState(false);
  if (entry.refusal !== 'upgrade') return <NavItem entry={entry} isCompact={isCompact} />;
  return (
    <>
      <button
        type="button"
        className={`${styles.item} ${styles.button} ${isCompact ? styles.compact : ''}`}
        title={isCompact ? entry.label : undefined}
        aria-haspopup="dialog"
        onClick={() => setPromptOpen(true)}
      >
        <span className={styles.icon}>
          <Icon name={entry.icon} />
        </span>
        <span className={styles.label}>{entry.label}</span>
        <span className={styles.premium}>
          <Icon name="crown" label="Premium" />
        </span>
      </button>
      {isPromptOpen && <PremiumPrompt onClose={() => setPromptOpen(false)} />}
    </>
  );
}
