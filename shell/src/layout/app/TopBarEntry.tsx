import { useState } from 'react';
import { PremiumPrompt } from '@tayyib/shared/premium';
import { Icon } from '@tayyib/shared/ui';
import { NavItem } from '../../navigation/NavItem';
import styles from '../../navigation/NavItem.module.css';
import type { NavEntry } from '../../navigation/useNavigation';

interface Props {
  entry: NavEntry;
  /** Shows the icon alone; the label stays for screen readers and as a tooltip. */
  isCompact: boolean;
}

/** A link of the top bar. What the person's plan lacks offers the upgrade on the spot. */
export function TopBarEntry({ entry, isCompact }: Props) {
  const [isAsking, setAsking] = useState(false);
  if (entry.refusal !== 'upgrade') return <NavItem entry={entry} isCompact={isCompact} />;
  return (
    <>
      <button
        type="button"
        className={`${styles.item} ${styles.button} ${isCompact ? styles.compact : ''}`}
        title={isCompact ? entry.label : undefined}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        <span className={styles.icon}>
          <Icon name={entry.icon} />
        </span>
        <span className={styles.label}>{entry.label}</span>
        <span className={styles.premium}>
          <Icon name="crown" label="Premium" />
        </span>
      </button>
      {isAsking && <PremiumPrompt onClose={() => setAsking(false)} />}
    </>
  );
}
