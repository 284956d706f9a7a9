import { Fold } from '@tayyib/shared/parts/page';
import type { PlanId } from '@tayyib/shared/plans';
import { ComparisonTable } from './ComparisonTable';
import styles from './PlanComparison.module.css';

/** The comparison of all plans behind its title, for users: the cards above it say what each plan adds. */
export const FoldedComparison = ({ current }: { current: PlanId }) => (
  <section aria-labelledby="comparison" className={styles.folded}>
    <Fold summary={<h2 id="comparison">Compare the plans</h2>}>
      <ComparisonTable current={current} />
    </Fold>
  </section>
);
