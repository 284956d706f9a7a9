import { useState, type ReactNode } from 'react';
import type { StandardId, StockPage } from '@tayyib/shared/contracts';
import { badgeOf } from '@tayyib/shared/shariah';
import { badgeLabels, Button, Icon } from '@tayyib/shared/sdk/ui';
import styles from './NonCompliantOverlay.module.css';

interface Props {
  isNonCompliant: boolean;
  /** The name of the covered content: `price`. */
  title: string;
  children: ReactNode;
}

/** Covers content that may encourage buying a stock that is not compliant. It can be uncovered, because owners need it to sell. */
export function NonCompliantOverlay({ isNonCompliant, title, children }: Props) {
  const [isUncovered, setUncovered] = useState(false);
  if (!isNonCompliant || isUncovered) return children;
  const { text, icon } = badgeLabels.non_compliant;
  return (
    <div className={styles.cover}>
      <div className={styles.covered} aria-hidden="true" inert>
        {children}
      </div>
      <div className={styles.notice}>
        <strong className={styles.label}>
          <Icon name={icon} /> {text}
        </strong>
        <Button size="small" onClick={() => setUncovered(true)}>
          Show {title} anyway
        </Button>
      </div>
    </div>
  );
}

/** Whether a stock is not compliant by the standard the viewer chose, whatever the default standard says. */
export const isRefusedBy = ({ verdicts }: Pick<StockPage, 'verdicts'>, standard: StandardId): boolean =>
  verdicts.some((verdict) => verdict.standard.id === standard && badgeOf(verdict.status) === 'non_compliant');
