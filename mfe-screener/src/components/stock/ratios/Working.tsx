import type { ReactNode } from 'react';
import type { Amount, Ratio } from '@tayyib/shared/contracts';
import { formatDay, formatPercent, formatRupees } from '@tayyib/shared/values/format';
import styles from './Working.module.css';

interface Props {
  ratio: Ratio;
  /** What belongs to it besides. */
  children?: ReactNode;
}

/** The calculation of a ratio, figure by figure, so that anyone can check it. */
export function Working({ ratio: { label, numerator, denominator, value }, children }: Props) {
  return (
    <details className={styles.working}>
      <summary>
        Show the working<span className={styles.hidden}> of {label}</span>
      </summary>
      <Sum amount={numerator} />
      <p className={styles.divided}>divided by</p>
      <Sum amount={denominator} />
      <p className={styles.result}>
        {money(numerator.valueRupees)} ÷ {money(denominator.valueRupees)} ={' '}
        <strong>{value === null ? 'not known' : formatPercent(value)}</strong>
      </p>
      {children}
    </details>
  );
}

function Sum({ amount: { label, valueRupees, parts, source } }: { amount: Amount }) {
  const isSingle = parts.length <= 1;
  return (
    <dl className={styles.sum}>
      {!isSingle &&
        parts.map((part) => (
          <div key={part.label}>
            <dt>{part.label}</dt>
            <dd>{money(part.valueRupees)}</dd>
          </div>
        ))}
      <div className={styles.total}>
        <dt>
          {label}
          {source && (
            <small>
              {source.publisher}, as of {formatDay(source.asOf)}
            </small>
          )}
        </dt>
        <dd>{money(valueRupees)}</dd>
      </div>
    </dl>
  );
}

const money = (valueRupees: number | null) =>
  valueRupees === null ? 'not known' : formatRupees(valueRupees);
