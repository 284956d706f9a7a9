import { formatCount } from '@tayyib/shared/format';
import { Answered } from '@tayyib/shared/page-parts';
import { useGetReadyScreensQuery, useGetSavedScreensQuery } from '../../../api/screensApi';
import { firstScreen, type AdvancedScreen } from '../useAdvancedScreen';
import styles from '../advanced.module.css';
import { SavedScreenItem } from './SavedScreenItem';
import { CustomRatios } from './CustomRatios';

interface Props {
  shown: AdvancedScreen;
  onPick: (screen: AdvancedScreen) => void;
}

/** Ready-made screens, saved screens and custom ratios. Choosing a screen writes it to the URL. */
export function ScreenShelf({ shown, onPick }: Props) {
  const saved = useGetSavedScreensQuery();
  const ready = useGetReadyScreensQuery();
  return (
    <div className={styles.shelves}>
      <details className={styles.toggle}>
        <summary>Ready-made screens</summary>
        <Answered query={ready} lines={3}>
          {({ screens }) => (
            <ul className={styles.shelf}>
              {screens.map(({ id, title, description, text, columns, matches }) => (
                <li key={id} className={styles.saved}>
                  <button
                    type="button"
                    className={styles.pick}
                    onClick={() => onPick({ ...firstScreen, text, columns })}
                  >
                    <strong>{title}</strong>
                    <span>{description}</span>
                    <span>{formatCount(matches)} match today</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </Answered>
      </details>
      <details className={styles.toggle}>
        <summary>My screens</summary>
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
