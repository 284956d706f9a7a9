import { reactions, type CallReaction } from '../../domain/reactions';
import styles from '../call/CallOverlay.module.css';

interface ReactionAnnouncerProps {
  people: readonly { name: string; hasRaisedHand: boolean; reaction: CallReaction | null }[];
}

/** Says politely, after what is being read, who raises a hand, and who reacts and how. */
export function ReactionAnnouncer({ people }: ReactionAnnouncerProps) {
  const texts = people.flatMap(({ name, hasRaisedHand, reaction }) => [
    ...(hasRaisedHand ? [`${name} raises a hand.`] : []),
    ...(reaction === null ? [] : [`${name} reacts: ${reactions[reaction].name}.`]),
  ]);
  return (
    <p aria-live="polite" data-announces="reactions" className={styles.unseen}>
      {texts.join(' ')}
    </p>
  );
}
