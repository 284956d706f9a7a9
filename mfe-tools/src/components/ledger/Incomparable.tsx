import { formatDay } from '@tayyib/shared/format';
import { Link } from '@tayyib/shared/router';
import type { Comparison, Incomparable as Why } from '../../domain/ledger/compareAccounts';
import styles from './RestatedAccounts.module.css';

const reasons: Readonly<Record<Why, string>> = {
  older: 'entered before the ledger stored what a due is computed from',
  fund: 'computed from the published portfolio of a fund, which is not compared',
  locked: 'the accounts of each year are part of premium',
  gone: 'no accounts of this company and year are on file',
  period: 'the year on file begins on another day',
  shares: 'the company’s number of shares on file changed, or is not known',
};

/** Dues that cannot be compared with the accounts on file, and why. */
export function Incomparable({ all }: { all: Comparison['incomparable'] }) {
  if (all.length === 0) return null;
  return (
    <details className={styles.note}>
      <summary>
        {all.length} {all.length === 1 ? 'due cannot' : 'dues cannot'} be compared with the accounts on file
      </summary>
      <ul>
        {all.map(({ line, why }) => (
          <li key={line.id}>
            {line.name}, year to {formatDay(line.yearTo)}: {reasons[why]}.
          </li>
        ))}
      </ul>
      <p>
        Where accounts were restated, compute these again in the{' '}
        <Link to="/purification-calculator">calculator</Link> and add them: the difference is added as a
        correction.
      </p>
    </details>
  );
}
