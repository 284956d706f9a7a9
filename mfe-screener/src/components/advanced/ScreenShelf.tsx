import { toMessage } from '@tayyib/shared/errors';
import { Button, Icon } from '@tayyib/shared/ui';
import {
  useGetReadyScreensQuery,
  useGetSavedScreensQuery,
  useRemoveSavedScreenMutation,
} from '../../api/screensApi';
import { firstScreen, type AdvancedScreen } from '../../domain/advancedAddress';
import { Answered } from '../market/Answered';
import styles from './advanced.module.css';

/** Screens to begin with, and those the person kept. Choosing one writes it into the address. */
export function ScreenShelf({ onPick }: { onPick: (screen: AdvancedScreen) => void }) {
  const saved = useGetSavedScreensQuery();
  const ready = useGetReadyScreensQuery();
  const [remove, { error }] = useRemoveSavedScreenMutation();
  return (
    <div className={styles.main}>
      <details className={styles.toggle}>
        <summary>Ready-made screens</summary>
        <Answered query={ready} lines={3}>
          {({ screens }) => (
            <ul className={styles.shelf}>
              {screens.map(({ id, title, description, text, columns, matches }) => (
                <li key={id} className={styles.kept}>
                  <button
                    type="button"
                    className={styles.pick}
                    onClick={() => onPick({ ...firstScreen, text, columns })}
                  >
                    <strong>{title}</strong>
                    <span>{description}</span>
                    <span>{matches} match today</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </Answered>
      </details>
      <details className={styles.toggle}>
        <summary>My screens</summary>
        {error && <p role="alert">{toMessage(error)}</p>}
        <Answered query={saved} lines={2}>
          {({ screens, limit }) =>
            screens.length === 0 ? (
              <p className={styles.small}>None yet. Save the screen you see to find it here; {limit} fit.</p>
            ) : (
              <ul className={styles.shelf}>
                {screens.map(({ id, name, errors, text, standard, columns, sort, order }) => (
                  <li key={id} className={styles.kept}>
                    <button
                      type="button"
                      className={styles.pick}
                      onClick={() => onPick({ ...firstScreen, text, standard, columns, sort, order })}
                    >
                      <strong>{name}</strong>
                      <span>{errors[0]?.message ?? text}</span>
                    </button>
                    <Button
                      type="text"
                      aria-label={`Delete ${name}`}
                      icon={<Icon name="delete" />}
                      onClick={() => void remove(id)}
                    />
                  </li>
                ))}
              </ul>
            )
          }
        </Answered>
      </details>
    </div>
  );
}
