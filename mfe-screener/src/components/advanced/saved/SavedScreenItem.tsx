import { useState } from 'react';
import type { SavedScreen } from '@tayyib/shared/contracts';
import { toMessage } from '@tayyib/shared/errors';
import { Button } from '@tayyib/shared/ui';
import { useChangeSavedScreenMutation, useRemoveSavedScreenMutation } from '../../../api/screensApi';
import { firstScreen, type AdvancedScreen } from '../../../domain/screens/advancedAddress';
import styles from '../advanced.module.css';
import { FollowScreen } from './FollowScreen';
import { RenameForm } from './RenameForm';

interface Props {
  kept: SavedScreen;
  /** What is on the page, which may take the kept one's place. */
  shown: AdvancedScreen;
  onPick: (screen: AdvancedScreen) => void;
}

type Doing = 'renaming' | 'deleting' | null;

/** One screen a person kept: to open, to bring up to what is shown, to rename and to delete. */
export function SavedScreenItem({ kept, shown, onPick }: Props) {
  const { id, name, errors, text, standard, columns, sort, order } = kept;
  const [doing, setDoing] = useState<Doing>(null);
  const [change, changing] = useChangeSavedScreenMutation();
  const [remove, removing] = useRemoveSavedScreenMutation();
  const error = changing.error ?? removing.error;
  const isShown = shown.text === text && shown.standard === standard && shown.sort === sort;
  const update = () => {
    const { text: words, standard: by, columns: chosen, sort: first, order: way } = shown;
    void change({ id, name, text: words, standard: by, columns: [...chosen], sort: first, order: way });
  };
  const rename = async (next: string) => {
    const { error: refusal } = await change({ id, name: next, text, standard, columns, sort, order });
    if (!refusal) setDoing(null);
  };
  return (
    <li className={styles.kept}>
      <button
        type="button"
        className={styles.pick}
        onClick={() => onPick({ ...firstScreen, text, standard, columns, sort, order })}
      >
        <strong>{name}</strong>
        <span>{errors[0]?.message ?? text}</span>
        {kept.followedAt !== null && <span>Followed: you are told when stocks come or go.</span>}
      </button>
      {doing === 'renaming' ? (
        <RenameForm
          name={name}
          isBusy={changing.isLoading}
          onRename={rename}
          onLeave={() => setDoing(null)}
        />
      ) : doing === 'deleting' ? (
        <div className={styles.fields}>
          <span>Delete it for good?</span>
          <Button size="small" danger loading={removing.isLoading} onClick={() => void remove(id)}>
            Delete {name}
          </Button>
          <Button size="small" onClick={() => setDoing(null)}>
            Keep
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
          <FollowScreen kept={kept} />
          <Button size="small" aria-label={`Rename ${name}`} onClick={() => setDoing('renaming')}>
            Rename
          </Button>
          <Button size="small" aria-label={`Delete ${name}`} onClick={() => setDoing('deleting')}>
            Delete
          </Button>
        </div>
      )}
      {error && <p role="alert">{toMessage(error)}</p>}
    </li>
  );
}
