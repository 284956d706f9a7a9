import type { AccessLevel } from '@tayyib/shared/access';
import { benefitsOf } from '@tayyib/shared/benefits';
import { Icon } from '@tayyib/shared/ui';
import styles from './LockedFeature.module.css';

/** A page that needs a bigger plan. */
export interface LockedPage {
  title: string;
  access: AccessLevel;
}

/** What one gets by opening the page. */
export function LockedFeature({ page: { title, access } }: { page: LockedPage }) {
  const listed = benefitsOf[access];
  if (!listed) return null;
  return (
    <section className={styles.feature} aria-label={`What ${title} gives`}>
      <ul>
        {listed.map((text) => (
          <li key={text}>
            <Icon name="check" />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
