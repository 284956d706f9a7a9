import { useId, type ReactNode } from 'react';
import { Fold, phoneWindow } from '@tayyib/shared/parts/page';
import { useMedia } from '@tayyib/shared/sdk/theme';
import styles from './Panel.module.css';

interface Props {
  title: string;
  lead?: ReactNode;
  /** Whether few need it: on a phone its title opens it. */
  isRare?: boolean;
  children: ReactNode;
}

/** A titled section of a standard's details. */
export function Panel({ title, lead, isRare = false, children }: Props) {
  const id = useId();
  const isPhone = useMedia(phoneWindow);
  const heading = (
    <h3 id={id} className={styles.title}>
      {title}
    </h3>
  );
  const content = (
    <>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </>
  );
  return (
    <section className={styles.panel} aria-labelledby={id}>
      {isRare && isPhone ? (
        <Fold summary={heading}>{content}</Fold>
      ) : (
        <>
          {heading}
          {content}
        </>
      )}
    </section>
  );
}
