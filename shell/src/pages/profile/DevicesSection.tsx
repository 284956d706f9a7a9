import { formatMoment } from '@tayyib/shared/values/format';
import { ShowAll, useConfirm, useFirstOf } from '@tayyib/shared/parts/page';
import { Skeleton } from '@tayyib/shared/sdk/ui';
import { ActionButton } from '../../controls/actions';
import { ActionMessage } from './ActionMessage';
import { ProfileSection } from './ProfileSection';
import styles from './profile.module.css';
import { useEndOtherSessionsMutation, useGetDevicesQuery } from './profileApi';

/** Earlier devices that are shown at first. */
const initialCount = 3;

/** Active sessions and earlier devices, with a button to sign out all others. */
export function DevicesSection() {
  const { data, error } = useGetDevicesQuery();
  const [endOthers, ending] = useEndOtherSessionsMutation();
  const confirm = useConfirm();
  const earlier = useFirstOf(data?.devices ?? [], initialCount);
  const askToEndOthers = () =>
    confirm({
      title: 'Sign out all other devices?',
      content: 'What is being written there and was not saved is lost. Each has to sign in again.',
      action: 'Sign them out',
      onConfirm: () => endOthers(),
    });
  const hasOthers = data?.sessions.some(({ isCurrent }) => !isCurrent) ?? false;
  return (
    <ProfileSection id="profile-devices" title="Devices">
      {!data && !error && <Skeleton active title={false} />}
      <ul className={styles.rows}>
        {data?.sessions.map(({ id, device, address, isCurrent, lastSeenAt }) => (
          <li key={id} className={styles.row}>
            <span>
              {device}
              <span className={styles.hint}>{address}</span>
            </span>
            <span className={styles.figures}>
              <strong>{isCurrent ? 'This device' : 'Signed in'}</strong>
              <span className={styles.hint}>{formatMoment(lastSeenAt)}</span>
            </span>
          </li>
        ))}
        {earlier.shown.map(({ id, device, address, lastSeenAt }) => (
          <li key={id} className={styles.row}>
            <span>
              {device}
              <span className={styles.hint}>{address}</span>
            </span>
            <span className={styles.figures}>
              Signed out
              <span className={styles.hint}>{formatMoment(lastSeenAt)}</span>
            </span>
          </li>
        ))}
      </ul>
      <ShowAll of={earlier} what="earlier devices" />
      <ActionMessage
        error={error ?? ending.error}
        notice={ending.isSuccess && !hasOthers ? 'All other devices are signed out.' : undefined}
      />
      {hasOthers && (
        <ActionButton disabled={ending.isLoading} onClick={askToEndOthers}>
          Sign out all other devices
        </ActionButton>
      )}
    </ProfileSection>
  );
}
