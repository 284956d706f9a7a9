import { useId } from 'react';
import type { SavedScreensReply } from '@tayyib/shared/contracts';
import { formatCount } from '@tayyib/shared/values/format';
import { Answered } from '@tayyib/shared/parts/page';
import { watchEdges } from '@tayyib/shared/parts/tables';
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
 * Ready-made screens, saved screens and custom ratios. Choosing a screen writes it to the URL. The ready-made ones are the front
 * of the page, in one line: the rest of the first window belongs to its results.
 */
export function ScreenShelf({ shown, onPick }: Props) {
  const title = useId();
  const saved = useGetSavedScreensQuery();
  const ready = useGetReadyScreensQuery();
  return (
    <div className={styles.shelves}>
      <section aria-labelledby={title} className={styles.gallery}>
        <h2 id={title}>Ready-made screens</h2>
        <Answered query={ready} lines={1}>
          {({ screens }) => (
            <ul ref={watchEdges} className={styles.cards} aria-labelledby={title}>
              {screens.map(({ id, title: name, description, text, columns, matches }) => (
                <li key={id}>
                  <button
                    type="button"
                    className={styles.ready}
                    title={description}
                    aria-pressed={text === shown.text}
                    onClick={() => onPick({ ...firstScreen, text, columns })}
                  >
                    {name}
                    <span className={styles.described}>. {description} </span>
                    <span className={styles.matches}>
                      {formatCount(matches)}
                      <span className={styles.described}> {matches === 1 ? 'match' : 'matches'} today</span>
                    </span>
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
