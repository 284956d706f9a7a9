import { reactions, type CallReaction } from '../../domain/reactions';
import styles from './Reaction.module.css';

/** A reaction on the picture of who made it. What is read to screen readers is said elsewhere. */
export function Reaction({ reaction }: { reaction: CallReaction | null }) {
  if (reaction === null) return null;
  return (
    <span className={styles.reaction} data-reaction={reaction} aria-hidden="true">
      {reactions[reaction].emoji}
    </span>
  );
}
