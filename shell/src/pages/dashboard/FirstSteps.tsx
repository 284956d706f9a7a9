import { useEffect, useEffectEvent, useRef } from 'react';
import { Icon } from '@tayyib/shared/sdk/ui';
import { Link } from '@tayyib/shared/sdk/router';
import { ActionButton } from '../../controls/actions';
import iconButton from '../../controls/iconButton.module.css';
import styles from './FirstSteps.module.css';
import { useFirstSteps } from './useFirstSteps';

interface Props {
  onClose: () => void;
  /** Once nothing is left to do. */
  onDone: () => void;
  /** Why it could not be closed. */
  problem: string | null;
}

/** What a new account can do first, each step ticked once it is done. Once all are, the next visit of the page is without them. */
export function FirstSteps({ onClose, onDone, problem }: Props) {
  const { steps, isLoading, hasFailed, retry } = useFirstSteps();
  const done = steps.filter(({ isDone }) => isDone).length;
  const isAllDone = !isLoading && !hasFailed && done === steps.length;
  const report = useEffectEvent(onDone);
  const hasReported = useRef(false);
  useEffect(() => {
    if (!isAllDone || hasReported.current) return;
    hasReported.current = true;
    report();
  }, [isAllDone]);
  return (
    <section className={styles.panel} aria-labelledby="first-steps" aria-busy={isLoading}>
      <div className={styles.head}>
        <h2 id="first-steps" className={styles.title}>
          First steps
        </h2>
        <span className={styles.count}>
          {!isLoading && !hasFailed && (isAllDone ? 'All done' : `${done} of ${steps.length} done`)}
        </span>
        <button
          type="button"
          className={iconButton.button}
          aria-label="Close the first steps"
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      {hasFailed && (
        <p role="alert">
          What you have done could not be read. <ActionButton onClick={retry}>Retry</ActionButton>
        </p>
      )}
      {problem !== null && <p role="alert">{problem}</p>}
      <ol className={styles.steps}>
        {steps.map(({ title, text, to, isDone }) => (
          <li key={title} data-done={isDone || undefined}>
            <Link to={to}>
              <span className={styles.tick}>
                {isDone ? <Icon name="check" label="Done" /> : <span className={styles.open} />}
              </span>
              <span>
                <strong>{title}</strong>
                <small>{text}</small>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
