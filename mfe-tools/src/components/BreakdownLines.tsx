import { useId } from 'react';
import { formatPaise } from '@tayyib/shared/format';
import { toRupees } from '../domain/paise';
import type { ZakatLine } from '../domain/zakat';
import { RuleLink } from './RuleLink';
import styles from './ZakatBreakdown.module.css';

interface Props {
  heading: string;
  lines: readonly ZakatLine[];
  empty?: string;
  isTakenOff?: boolean;
}

/** Lines of the sum, each with its working and its rule. */
export function BreakdownLines({ heading, lines, empty, isTakenOff = false }: Props) {
  const id = useId();
  return (
    <>
      <h3 id={id}>{heading}</h3>
      {lines.length === 0 && <p className={styles.left}>{empty}</p>}
      <ul className={styles.lines} aria-labelledby={id}>
        {lines.map(({ label, working, paise, rule }, at) => (
          <li key={at}>
            <span>
              {label}
              <span className={styles.working}>{working}</span>
              <RuleLink rule={rule} />
            </span>
            <span className={styles.amount}>
              {paise === null ? 'Price needed' : `${isTakenOff ? '− ' : ''}${formatPaise(toRupees(paise))}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
