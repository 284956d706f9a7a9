import { useId } from 'react';
import { formatPaise } from '@tayyib/shared/format';
import { toRupees } from '../domain/paise';
import type { ZakatLine } from '../domain/zakat/zakat';
import { RuleLink } from './RuleLink';
import styles from './ZakatBreakdown.module.css';

interface Props {
  heading: string;
  lines: readonly ZakatLine[];
  empty?: string;
  isDeducted?: boolean;
}

/** Lines of the calculation, each with its details and its rule. */
export function BreakdownLines({ heading, lines, empty, isDeducted = false }: Props) {
  const id = useId();
  return (
    <>
      <h3 id={id}>{heading}</h3>
      {lines.length === 0 && <p className={styles.note}>{empty}</p>}
      <ul className={styles.lines} aria-labelledby={id}>
        {lines.map(({ label, details, paise, rule }, index) => (
          <li key={index}>
            <span>
              {label}
              <span className={styles.details}>{details}</span>
              <RuleLink rule={rule} />
            </span>
            <span className={styles.amount}>
              {paise === null ? 'Price needed' : `${isDeducted ? '− ' : ''}${formatPaise(toRupees(paise))}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
