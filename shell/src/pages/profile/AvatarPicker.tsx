import { useId, type ChangeEvent } from 'react';
import type { User } from '@tayyib/shared/contracts';
import { useConfirm } from '@tayyib/shared/parts/page';
import { initialsOf } from '@tayyib/shared/values/format';
import { Avatar } from '@tayyib/shared/sdk/ui';
import action from '../../controls/action.module.css';
import { ActionButton } from '../../controls/actions';
import { ActionMessage } from './ActionMessage';
import styles from './profile.module.css';
import { useRemoveAvatarMutation, useSaveAvatarMutation } from './profileApi';

/** Shows, uploads and removes the user's avatar. */
export function AvatarPicker({ user }: { user: User }) {
  const id = useId();
  const [save, saving] = useSaveAvatarMutation();
  const [remove, removing] = useRemoveAvatarMutation();
  const confirm = useConfirm();
  const askToRemove = () =>
    confirm({
      title: 'Remove your picture?',
      content: 'It is deleted from our server; your initials are shown in its place.',
      action: 'Remove',
      onConfirm: () => remove(),
    });
  const isBusy = saving.isLoading || removing.isLoading;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) void save(file);
    // allows choosing the same file again
    target.value = '';
  };
  return (
    <div className={styles.avatarRow}>
      <Avatar size={72} src={user.img ?? undefined} className={styles.avatar} aria-hidden="true">
        {initialsOf(`${user.first_name} ${user.last_name}`)}
      </Avatar>
      <div className={styles.avatarText}>
        <input
          id={id}
          className={styles.file}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-describedby={`${id}-note`}
          disabled={isBusy}
          onChange={choose}
        />
        <label htmlFor={id} className={`${action.secondary} ${styles.choose}`}>
          {user.img ? 'Change picture' : 'Choose a picture'}
        </label>
        <p id={`${id}-note`} className={styles.hint}>
          JPEG, PNG or WebP, up to 2 MB. Location data in the file is removed.
        </p>
        <ActionMessage
          error={saving.error ?? removing.error}
          notice={saving.isSuccess && user.img ? 'Your picture is saved.' : undefined}
        />
      </div>
      {user.img && (
        <ActionButton disabled={isBusy} onClick={askToRemove}>
          Remove picture
        </ActionButton>
      )}
    </div>
  );
}
