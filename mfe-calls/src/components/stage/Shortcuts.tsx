import type { CallKeys } from '../call/useCallKeys';
import styles from './Stage.module.css';

/** What the keys do while the stage has the focus. */
export function Shortcuts({ keys }: { keys: CallKeys }) {
  return (
    <>
      <dl className={styles.keys}>
        {Object.entries(keys).map(([key, { does }]) => (
          <div key={key}>
            <dt>
              <kbd>{key.toUpperCase()}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p>They work while the call has the focus, and not while you type.</p>
    </>
  );
}
