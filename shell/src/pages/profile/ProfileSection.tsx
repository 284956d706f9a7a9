import type { ReactNode } from 'react';
import { Fold, phoneWindow } from '@tayyib/shared/parts/page';
import { useMedia } from '@tayyib/shared/sdk/theme';
import styles from './profile.module.css';

interface Props {
  /** Of its heading, unique on the page. */
  id: string;
  title: string;
  /** Whether a phone shows the title alone until it is pressed. What is in the section stays mounted, and so keeps its state. */
  folds?: boolean;
  children: ReactNode;
}

/** A section of the profile: a card with a heading, which opens it on a phone. */
export function ProfileSection({ id, title, folds = true, children }: Props) {
  const isPhone = useMedia(phoneWindow);
  const heading = <h2 id={id}>{title}</h2>;
  const isFolded = folds && isPhone;
  return (
    <section className={isFolded ? styles.folded : styles.section} aria-labelledby={id}>
      {isFolded ? (
        <Fold summary={heading}>
          <div className={styles.content}>{children}</div>
        </Fold>
      ) : (
        <>
          {heading}
          {children}
        </>
      )}
    </section>
  );
}
