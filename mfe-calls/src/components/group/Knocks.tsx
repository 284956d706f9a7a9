import type { GroupCallState } from '@tayyib/shared/contracts';
import { useAppDispatch } from '@tayyib/shared/sdk/store';
import { Button, Flex } from '@tayyib/shared/sdk/ui';
import { moderate } from '../../state/groupRoom';
import styles from './Knocks.module.css';

/** Who asks to join, above the pictures of the host; nothing for everyone else. */
export function Knocks({ room: { roomId, waiting } }: { room: GroupCallState }) {
  const dispatch = useAppDispatch();
  if (waiting.length === 0) return null;
  const answer = (verb: 'admit' | 'refuse', participant: string, button: HTMLElement) => {
    // the buttons are gone with the answer
    button.closest('section')?.focus();
    void dispatch(moderate({ roomId, verb, participant }));
  };
  return (
    <ul className={styles.knocks} aria-label="Waiting to join">
      {waiting.map(({ participant, username }) => (
        <li key={participant}>
          <span role="status">{username} wants to join</span>
          <Flex gap={4}>
            <Button
              type="primary"
              aria-label={`Let in ${username}`}
              onClick={({ currentTarget }) => answer('admit', participant, currentTarget)}
            >
              Let in
            </Button>
            <Button
              aria-label={`Decline ${username}`}
              onClick={({ currentTarget }) => answer('refuse', participant, currentTarget)}
            >
              Decline
            </Button>
          </Flex>
        </li>
      ))}
    </ul>
  );
}
