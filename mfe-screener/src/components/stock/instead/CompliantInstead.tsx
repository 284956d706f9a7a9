import type { StockPage, Verdict } from '@tayyib/shared/contracts';
import { changesNeeded } from '../../../domain/verdicts/changesNeeded';
import { AlertOfChange } from './AlertOfChange';
import { CompliantAlternatives } from './CompliantAlternatives';
import styles from './CompliantInstead.module.css';

/** Below a failing verdict: compliant stocks of the same industry, and what would have to change. */
export function CompliantInstead({ stock, verdict }: { stock: StockPage; verdict: Verdict }) {
  const changes = changesNeeded(verdict);
  return (
    <section className={styles.instead} aria-label="Compliant instead">
      <div>
        <h2 className={styles.title}>Compliant instead</h2>
        <CompliantAlternatives isin={stock.isin} standard={verdict.standard.id} />
      </div>
      {changes.length > 0 && (
        <div>
          <h2 className={styles.title}>What would change this</h2>
          <ul className={styles.changes}>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
          <AlertOfChange stock={stock} />
        </div>
      )}
    </section>
  );
}
