import { useId } from 'react';
import type { SavedScreensReply } from '@tayyib/shared/contracts';
import { formatCountOf } from '@tayyib/shared/format';
import { Answered } from '@tayyib/shared/page-parts';
import { useGetReadyScreensQuery, useGetSavedScreensQuery } from '../../../api/screensApi';
import { firstScreen, type AdvancedScreen } from '../useAdvancedScreen';
import styles from '../advanced.module.css';
import { SavedScreenItem } from './SavedScreenItem';
import { CustomRatios } from './CustomRatios';

/** The heading of the saved screens, with how many are followed. */
function myScreens(saved: SavedScreensReply | undefined): string {
  if (!saved || saved.screens.length === 0) return 'My screens';
  const followed = saved.screens.filter(({ followedAt }) => followedAt !== null).length;
  return `My screens (${saved.screens.length}, ${followed} followed)`;
}

interface Props {
  shown: AdvancedScreen;
  onPick: (screen: AdvancedScreen) => void;
}

/** Ready-made screens, saved screens and custom ratios. Choosing a screen writes it to the URL. */
export function ScreenShelf({ shown, onPick }: Props) {
  const title = useId();
  const saved = useGetSavedScreensQuery();
  const ready = useGetReadyScreensQuery();
  return (
    <div className={styles.shelves}>
      <section className={styles.gallery} aria-labelledby={title}>
        <h2 id={title} className={styles.galleryTitle}>
          Ready-made screens
        </h2>
        <Answered query={ready} lines={3}>
          {({ screens }) => (
            <ul className={styles.cards} aria-labelledby={title}>
              {screens.map(({ id, title: name, description, text, columns, matches }) => (
                <li key={id} className={styles.saved}>
                  <button
                    type="button"
                    className={styles.pick}
                    onClick={() => onPick({ ...firstScreen, text, columns })}
                  >
                    <strong>{name}</strong>
                    <span>{description}</span>
                    <span className={styles.matches}>{formatCountOf(matches, 'match', 'matches')} today</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </Answered>
      </section>
      <details className={styles.toggle}>
        <summary>{myScreens(saved.currentData)}</summary>
        <Answered query={saved} lines={2}>
          {({ screens, limit }) =>
            screens.length === 0 ? (
              <p className={styles.small}>
                None yet. Save the current screen to find it here; you can save up to {limit}.
              </p>
            ) : (
              <ul className={styles.shelf}>
                {screens.map((screen) => (
                  <SavedScreenItem key={screen.id} saved={screen} shown={shown} onPick={onPick} />
                ))}
              </ul>
            )
          }
        </Answered>
      </details>
      <CustomRatios />
    </div>
  );
}
