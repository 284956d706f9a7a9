import { useState } from 'react';
import type { SavedScreen } from '@tayyib/shared/contracts';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { Button } from '@tayyib/shared/sdk/ui';
import { useChangeSavedScreenMutation, useRemoveSavedScreenMutation } from '../../../api/screensApi';
import { followingState } from '../../../domain/screens/following';
import { firstScreen, type AdvancedScreen } from '../useAdvancedScreen';
import styles from '../advanced.module.css';
import { FollowScreen } from './FollowScreen';
import { MinMatches } from './MinMatches';
import { RenameForm } from './RenameForm';

interface Props {
  saved: SavedScreen;
  /** The screen on the page, which Update saves over this one. */
  shown: AdvancedScreen;
  onPick: (screen: AdvancedScreen) => void;
}

type Action = 'renaming' | 'deleting' | null;

/** One saved screen with buttons to open, update, follow, rename and delete it. */
export function SavedScreenItem({ saved, shown, onPick }: Props) {
  const { id, name, errors, text, standard, columns, sort, order } = saved;
  const [action, setAction] = useState<Action>(null);
  const [change, changing] = useChangeSavedScreenMutation();
  const [remove, removing] = useRemoveSavedScreenMutation();
  const error = changing.error ?? removing.error;
  const isShown = shown.text === text && shown.standard === standard && shown.sort === sort;
  const update = () => {
    void change({
      id,
      name,
      text: shown.text,
      standard: shown.standard,
      sort: shown.sort,
      order: shown.order,
      columns: [...shown.columns],
    });
  };
  const rename = async (next: string) => {
    const { error: failure } = await change({ id, name: next, text, standard, columns, sort, order });
    if (!failure) setAction(null);
  };
  return (
    <li className={styles.saved}>
      <button
        type="button"
        className={styles.pick}
        onClick={() => onPick({ ...firstScreen, text, standard, columns, sort, order })}
      >
        <strong>{name}</strong>
        <span>{errors[0]?.message ?? text}</span>
        {saved.followedAt !== null && <span>{followingState(saved)}</span>}
      </button>
      {saved.followedAt !== null && action === null && <MinMatches key={saved.minMatches} saved={saved} />}
      {action === 'renaming' ? (
        <RenameForm
          name={name}
          isBusy={changing.isLoading}
          onRename={rename}
          onCancel={() => setAction(null)}
        />
      ) : action === 'deleting' ? (
        <div className={styles.fields}>
          <span>Delete permanently?</span>
          <Button size="small" danger loading={removing.isLoading} onClick={() => void remove(id)}>
            Delete {name}
          </Button>
          <Button size="small" onClick={() => setAction(null)}>
            Cancel
          </Button>
        </div>
      ) : (
        <div className={styles.fields}>
          {!isShown && (
            <Button
              size="small"
              aria-label={`Update ${name} to the screen shown`}
              loading={changing.isLoading}
              onClick={update}
            >
              Update
            </Button>
          )}
          <FollowScreen saved={saved} />
          <Button size="small" aria-label={`Rename ${name}`} onClick={() => setAction('renaming')}>
            Rename
          </Button>
          <Button size="small" aria-label={`Delete ${name}`} onClick={() => setAction('deleting')}>
            Delete
          </Button>
        </div>
      )}
      {error && <p role="alert">{toMessage(error)}</p>}
    </li>
  );
}
