import { useGetConsentsQuery } from '@tayyib/shared/api';
import { Skeleton } from '@tayyib/shared/ui';
import { ConsentHistory } from './ConsentHistory';
import { ConsentRow } from './ConsentRow';
import { Outcome } from './Outcome';
import styles from './profile.module.css';

/** What one agreed to, each apart, the way to change one's mind, and when one did. */
export function ConsentsSection() {
  // a module may have asked for one meanwhile, and so may another device
  const { data, error } = useGetConsentsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <section className={styles.section} aria-labelledby="profile-consents">
      <h2 id="profile-consents">What you agreed to</h2>
      {error && <Outcome error={error} />}
      {!data && !error && <Skeleton active title={false} />}
      {data && (
        <>
          <ul className={styles.rows}>
            {data.consents.map((consent) => (
              <ConsentRow key={consent.purpose} consent={consent} />
            ))}
          </ul>
          <ConsentHistory events={data.history} />
        </>
      )}
    </section>
  );
}
