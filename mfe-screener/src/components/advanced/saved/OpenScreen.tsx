import type { SavedScreen } from '@tayyib/shared/contracts';
import { useGetSavedScreensQuery } from '../../../api/screensApi';
import { followingState } from '../../../domain/screens/following';
import styles from '../advanced.module.css';
import type { AdvancedScreen } from '../useAdvancedScreen';
import { FollowScreen } from './FollowScreen';
import { MinMatches } from './MinMatches';

/** The saved screen that is shown on the page: following it, and when it raises alerts. Nothing for a screen that is not saved. */
export function OpenScreen({ shown }: { shown: AdvancedScreen }) {
  const { data } = useGetSavedScreensQuery();
  const saved = data?.screens.find((one) => isSameScreen(one, shown));
  if (!saved) return null;
  return (
    <section className={styles.open} aria-label={`Saved screen ${saved.name}`}>
      <p className={styles.openTitle}>
        <strong>{saved.name}</strong>
        <span className={styles.small} role="status">
          {followingState(saved)}
        </span>
      </p>
      {saved.followedAt !== null && <MinMatches key={`${saved.id} ${saved.minMatches}`} saved={saved} />}
      <div className={styles.fields}>
        <FollowScreen saved={saved} />
      </div>
    </section>
  );
}

/** Whether a saved screen finds the same stocks as the screen shown. How they are sorted does not matter to its alerts. */
const isSameScreen = (saved: SavedScreen, shown: AdvancedScreen): boolean =>
  saved.text.trim() === shown.text.trim() && saved.standard === shown.standard;
