import { useState, type FormEvent } from 'react';
import { callMessageMaxLength } from '@tayyib/shared/limits';
import { useAppDispatch, useAppSelector } from '@tayyib/shared/sdk/store';
import { Button, Input } from '@tayyib/shared/sdk/ui';
import { sendRoomMessage } from '../../state/groupRoom';
import { selectChat } from '../../state/groupSlice';
import { ChatLineHead } from '../call/ChatLineHead';
import styles from '../Chat.module.css';

/** The chat of a room. Participants who join late see earlier messages; they are deleted with the room. */
export function RoomChat({ roomId }: { roomId: string }) {
  const dispatch = useAppDispatch();
  const chat = useAppSelector(selectChat);
  const [text, setText] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '' && (await dispatch(sendRoomMessage(roomId, text.trim())))) setText('');
  };
  return (
    <section className={styles.chat} aria-label="Chat of the room">
      <ul className={styles.lines} aria-live="polite">
        {chat.map(({ id, self, username, content, at }) => (
          <li key={id} className={self ? styles.own : styles.theirs}>
            <ChatLineHead name={self ? 'You' : username} at={Date.parse(at)} />
            {content}
          </li>
        ))}
      </ul>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <Input
          aria-label="Message to the room"
          value={text}
          maxLength={callMessageMaxLength}
          onChange={({ target }) => setText(target.value)}
        />
        <Button htmlType="submit" disabled={text.trim() === ''}>
          Send
        </Button>
      </form>
    </section>
  );
}
