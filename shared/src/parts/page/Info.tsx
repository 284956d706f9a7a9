import type { ReactNode } from 'react';
import { Icon } from '@tayyib/shared/sdk/ui';
import styles from './Info.module.css';

interface Props {
  /** What it says, for the name of the button: `How did you get this? Cash`. */
  about: string;
  /** Whether the sign is in the upper corner of what is around it, which is positioned; what it opens stays where it is in the text. */
  isCorner?: boolean;
  children: ReactNode;
}

/** More about something behind the sign of information: a working, a source, a remark. On paper it is open and the sign is left out. */
export function Info({ about, isCorner = false, children }: Props) {
  return (
    <details className={`${styles.info} ${isCorner ? styles.corner : ''}`}>
      <summary aria-label={about} title={about}>
        <Icon name="info" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
