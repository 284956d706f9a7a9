import { benefitsOf } from '@tayyib/shared/benefits';
import { CheckMark } from '../../controls/CheckMark';
import type { LockedPage } from '../../outlets/UpgradePageContext';
import styles from './LockedFeature.module.css';

/** What one gets by opening the page. */
export function LockedFeature({ page: { title, access } }: { page: LockedPage }) {
  const listed = benefitsOf[access];
  if (!listed) return null;
  return (
    <section className={styles.feature} aria-label={`What ${title} gives`}>
      <ul>
        {listed.map((text) => (
          <li key={text}>
            <CheckMark />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
