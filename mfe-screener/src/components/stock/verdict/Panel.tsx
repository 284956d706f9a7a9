import { useId, type ReactNode } from 'react';
import { FoldedOnPhone } from '../../market/FoldedOnPhone';
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
  const heading = (
    <h3 id={id} className={styles.title}>
      {title}
    </h3>
  );
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <FoldedOnPhone heading={heading} isRare={isRare}>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </FoldedOnPhone>
    </section>
  );
}
