import type { AdvisorReply } from '@tayyib/shared/contracts';
import { initialsOf } from '@tayyib/shared/values/format';
import styles from './advisor.module.css';

/** The advisors with their own descriptions. */
export function Profiles({ advisors }: Pick<AdvisorReply, 'advisors'>) {
  if (advisors.length === 0)
    return <p>No advisor is named yet. Until one is, verdicts follow the published norms alone.</p>;
  return (
    <ul className={styles.profiles} aria-label="Our advisors">
      {advisors.map(({ name, about }) => (
        <li key={name} className={styles.profile}>
          <span className={styles.initials} aria-hidden="true">
            {initialsOf(name)}
          </span>
          <div>
            <strong className={styles.name}>{name}</strong>
            <p className={styles.small}>Shariah advisor</p>
            {about && <p className={styles.about}>{about}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
