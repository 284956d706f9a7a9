import { Skeleton } from '@tayyib/shared/sdk/ui';
import styles from './PortfolioSkeleton.module.css';

const figures = ['value', 'gain', 'return', 'compliant', 'impure', 'toLookAt'] as const;

/** The shape of the overview and of the companies below it, until their figures arrive. Fills the window, so that nothing moves. */
export function PortfolioSkeleton({ what }: { what: string }) {
  return (
    <div role="status" aria-busy="true" aria-label={what} className={styles.page}>
      <div className={styles.section}>
        <Skeleton active title={{ width: '30%' }} paragraph={false} />
        <div className={styles.figures}>
          {figures.map((figure) => (
            <Skeleton key={figure} active title={false} paragraph={{ rows: 3 }} />
          ))}
        </div>
      </div>
      <div className={styles.section}>
        <Skeleton active title={{ width: '20%' }} paragraph={{ rows: 4 }} />
      </div>
    </div>
  );
}
