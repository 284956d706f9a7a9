import { useGetConsentsQuery } from '@tayyib/shared/sdk/api';
import { Skeleton } from '@tayyib/shared/sdk/ui';
import { ConsentHistory } from './ConsentHistory';
import { ConsentRow } from './ConsentRow';
import { ActionMessage } from './ActionMessage';
import { ProfileSection } from './ProfileSection';
import styles from './profile.module.css';

/** The user's consents, with switches and the history. */
export function ConsentsSection() {
  // a module or another device may have changed one
  const { data, error } = useGetConsentsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <ProfileSection id="profile-consents" title="Consents">
      {error && <ActionMessage error={error} />}
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
    </ProfileSection>
  );
}
