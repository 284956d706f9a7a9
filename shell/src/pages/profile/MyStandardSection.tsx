import { useSaveMyStandardMutation } from '@tayyib/shared/sdk/api';
import type { User } from '@tayyib/shared/contracts';
import { standardIds, standardNames } from '@tayyib/shared/shariah';
import { ActionMessage } from './ActionMessage';
import { ProfileSection } from './ProfileSection';
import styles from './profile.module.css';

/** The standard that every page of this account judges by. */
export function MyStandardSection({ user }: { user: User }) {
  const [save, { error, isSuccess }] = useSaveMyStandardMutation();
  const mine = user.standard ?? standardIds[0];
  const choose = (chosen: string) => {
    const standard = standardIds.find((id) => id === chosen);
    if (standard) void save({ user, standard });
  };
  return (
    <ProfileSection id="profile-standard" title="My standard" folds={false}>
      <label className={styles.standard}>
        Stocks, screens, lists and watchlists are judged by
        <select value={mine} onChange={({ target }) => choose(target.value)}>
          {standardIds.map((id) => (
            <option key={id} value={id}>
              {standardNames[id]}
              {id === standardIds[0] && ' (our default)'}
            </option>
          ))}
        </select>
      </label>
      <ActionMessage error={error} notice={isSuccess ? 'Saved.' : undefined} />
    </ProfileSection>
  );
}
