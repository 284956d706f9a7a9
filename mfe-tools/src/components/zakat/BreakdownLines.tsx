import { useId } from 'react';
import { rules } from '../../domain/zakat/rules';
import type { ZakatLine } from '../../domain/zakat/ZakatLine';
import { inRupees } from '@tayyib/shared/values/amounts';
import { Working } from '@tayyib/shared/parts/page';
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
        {lines.map(({ label, details, paise, rule, working }, index) => (
          <li key={index}>
            <span>
              <span className={styles.label}>{label}</span>
              <span className={styles.details}>{details}</span>{' '}
              <Working of={label} steps={[...working, rules[rule].text]}>
                <RuleLink rule={rule} />
              </Working>
            </span>
            <span className={styles.amount}>
              {paise === null ? 'Not known yet' : `${isDeducted && paise > 0 ? '− ' : ''}${inRupees(paise)}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
