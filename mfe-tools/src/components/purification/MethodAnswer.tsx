import { Info } from '@tayyib/shared/parts/page';
import type { MethodResult } from '../../domain/purification/purifyYear';
import { methods, type MethodId } from '../../domain/purification/sources';
import { amountInWords } from './amountInWords';
import styles from './HoldingYear.module.css';

interface Props {
  method: MethodId;
  result: MethodResult;
  isChosen: boolean;
}

/** One method's amount, and how it was computed. */
export function MethodAnswer({ method, result, isChosen }: Props) {
  const { title, source, address } = methods[method];
  const { none, missing, working } = result;
  return (
    <li className={isChosen ? `${styles.method} ${styles.chosen}` : styles.method}>
      <p className={styles.title}>
        {title} {isChosen && <span className={styles.mark}>Chosen</span>}
      </p>
      <p className={styles.amount}>{amountInWords(result)}</p>
      {none !== null && <p className={styles.why}>{none}</p>}
      {missing.map((sentence) => (
        <p key={sentence} className={styles.missing}>
          {sentence}
        </p>
      ))}
      {working.length > 0 && (
        <Info about={`How did you get this? ${title}`}>
          <dl className={styles.working}>
            {working.map(({ label, value }, index) => (
              // lines have no id but their index
              <div key={index}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <a className={styles.source} href={address} target="_blank" rel="noreferrer">
            {source}
          </a>
        </Info>
      )}
    </li>
  );
}
