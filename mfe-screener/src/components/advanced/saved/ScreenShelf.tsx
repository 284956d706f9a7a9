import { useId, useState } from 'react';
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

/**
 * Ready-made screens, saved screens and custom ratios. Choosing a screen writes it to the URL. The ready-made ones are open
 * until one is chosen: they are the front of the page, and its results need their space afterwards.
 */
export function ScreenShelf({ shown, onPick }: Props) {
  const title = useId();
  const [isFront, setIsFront] = useState(shown.text === firstScreen.text);
  const saved = useGetSavedScreensQuery();
  const ready = useGetReadyScreensQuery();
  return (
    <div className={styles.shelves}>
      <section aria-labelledby={title}>
        <details
          className={styles.toggle}
          open={isFront}
          onToggle={({ currentTarget }) => setIsFront(currentTarget.open)}
        >
          <summary id={title}>Ready-made screens</summary>
          <div className={styles.gallery}>
            <Answered query={ready} lines={3}>
              {({ screens }) => (
                <ul className={styles.cards} aria-labelledby={title}>
                  {screens.map(({ id, title: name, description, text, columns, matches }) => (
                    <li key={id} className={styles.saved}>
                      <button
                        type="button"
                        className={styles.pick}
                        onClick={() => {
                          setIsFront(false);
                          onPick({ ...firstScreen, text, columns });
                        }}
                      >
                        <strong>{name}</strong>
                        <span>{description}</span>
                        <span className={styles.matches}>
                          {formatCountOf(matches, 'match', 'matches')} today
                        </span>
                      </button>
                    </li>
                  ))}
                </ul>
              )}
            </Answered>
          </div>
        </details>
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
