import { useState, type ReactNode } from 'react';
import { badgeLabels, Button, Icon } from '@tayyib/shared/ui';
import styles from './NonCompliantOverlay.module.css';

interface Props {
  isNonCompliant: boolean;
  /** What is covered, in words: `price and size`. */
  title: string;
  children: ReactNode;
}

/** Covers what invites to buy a stock that is not compliant, until somebody asks for it all the same: owners need it to sell. */
export function NonCompliantOverlay({ isNonCompliant, title, children }: Props) {
  const [isAskedFor, setAskedFor] = useState(false);
  if (!isNonCompliant || isAskedFor) return children;
  const { text, icon } = badgeLabels.non_compliant;
  return (
    <div className={styles.cover}>
      <div className={styles.covered} aria-hidden="true" inert>
        {children}
      </div>
      <div className={styles.word}>
        <strong className={styles.label}>
          <Icon name={icon} /> {text}
        </strong>
        <Button size="small" onClick={() => setAskedFor(true)}>
          Show {title} all the same
        </Button>
      </div>
    </div>
  );
}
