import { ComparisonTable } from './ComparisonTable';
import styles from './PlanComparison.module.css';

/** The comparison of all plans, for visitors, who have none yet. */
export const PlanComparison = () => (
  <section aria-labelledby="comparison" className={styles.section}>
    <h2 id="comparison">Compare the plans</h2>
    <ComparisonTable />
  </section>
);
