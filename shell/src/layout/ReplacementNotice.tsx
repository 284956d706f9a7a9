import { useSyncExternalStore } from 'react';
import { useAppDispatch, useAppSelector } from '@tayyib/shared/sdk/store';
import { useLoader } from '../loading/LoaderContext';
import { replacementDecided, selectReplacements, type Replacement } from '../loading/replacementsSlice';
import { useRegistry } from '../registry/useRegistry';
import styles from './ConnectionNotice.module.css';

/** Asks before a version that was withdrawn is replaced where that would end or lose something. */
export function ReplacementNotice() {
  const replacements = useAppSelector(selectReplacements);
  return (
    <div role="status">
      {replacements.map((replacement) => (
        <Question key={replacement.id} replacement={replacement} />
      ))}
    </div>
  );
}

function Question({ replacement: { id, title, version, work } }: { replacement: Replacement }) {
  const loader = useLoader();
  const dispatch = useAppDispatch();
  const { enabled } = useRegistry();
  // a visit of its page may have replaced it meanwhile
  const isRunning = useSyncExternalStore(loader.subscribe, () =>
    loader.activeVersions().some((active) => active.id === id && active.version === version),
  );
  const entry = enabled.find(({ descriptor }) => descriptor.id === id);
  if (!isRunning || !entry) return null;
  const replace = () => {
    dispatch(replacementDecided({ id, version }));
    void loader.replaceNow(entry);
  };
  return (
    <p className={styles.notice}>
      {title} was changed to put something right.{' '}
      {work === null
        ? 'What you typed and did not save is lost when it is replaced.'
        : `${work} ends when it is replaced.`}{' '}
      <button type="button" className={styles.retry} onClick={replace}>
        Replace now
      </button>{' '}
      <button
        type="button"
        className={styles.retry}
        onClick={() => dispatch(replacementDecided({ id, version }))}
      >
        Keep for now
      </button>
    </p>
  );
}
