import { useEffect, useState } from 'react';
import { Button } from '@tayyib/shared/sdk/ui';
import { reactionIds, reactions, type CallReaction } from '../../domain/reactions';
import { reactionLeastMs } from '../../state/ShownReactions';
import styles from './ReactionsPanel.module.css';

interface ReactionsPanelProps {
  /** Left out where another button raises it. */
  hand?: { isUp: boolean; onChange: (isUp: boolean) => void };
  onReact: (reaction: CallReaction) => void;
}

/** The hand and the reactions. After one there is a short pause, in which another would be dropped. */
export function ReactionsPanel({ hand, onReact }: ReactionsPanelProps) {
  const [isPausing, setPausing] = useState(false);
  useEffect(() => {
    if (!isPausing) return;
    const timer = setTimeout(() => setPausing(false), reactionLeastMs);
    return () => clearTimeout(timer);
  }, [isPausing]);
  return (
    <>
      {hand && (
        <Button onClick={() => hand.onChange(!hand.isUp)}>
          {hand.isUp ? 'Lower your hand' : 'Raise your hand'}
        </Button>
      )}
      <div role="group" aria-label="Reactions" className={styles.reactions}>
        {reactionIds.map((reaction) => (
          <button
            key={reaction}
            type="button"
            // stays focusable: who uses the keyboard keeps their place
            aria-disabled={isPausing}
            onClick={() => {
              if (isPausing) return;
              setPausing(true);
              onReact(reaction);
            }}
          >
            <span aria-hidden="true">{reactions[reaction].emoji}</span>
            {reactions[reaction].name}
          </button>
        ))}
      </div>
    </>
  );
}
