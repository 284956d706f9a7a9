import { useState, type FormEvent } from 'react';
import { callMessageMaxLength } from '@tayyib/shared/limits';
import { useAppDispatch, useAppSelector } from '@tayyib/shared/store';
import { Button, Input } from '@tayyib/shared/ui';
import { selectOutgoing } from '../state/callSlice';
import { sayInCall } from '../state/oneToOne';
import styles from './Chat.module.css';

/** The chat of a call. It goes from browser to browser, and a copy is kept for the two of them. */
export function CallChat() {
  const dispatch = useAppDispatch();
  const { chat, isChatOpen } = useAppSelector(selectOutgoing);
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '' && dispatch(sayInCall(text.trim()))) setText('');
  };
  return (
    <section className={styles.chat} aria-label="Chat">
      <ul className={styles.lines} aria-live="polite">
        {chat.map(({ id, isOwn, content }) => (
          <li key={id} className={isOwn ? styles.own : styles.theirs}>
            {content}
          </li>
        ))}
      </ul>
      <p className={styles.note}>Kept for the two of you under Past calls.</p>
      <form className={styles.form} onSubmit={submit}>
        <Input
          aria-label="Message"
          value={text}
          maxLength={callMessageMaxLength}
          onChange={({ target }) => setText(target.value)}
          disabled={!isChatOpen}
        />
        <Button htmlType="submit" disabled={!isChatOpen || text.trim() === ''}>
          Send
        </Button>
      </form>
    </section>
  );
}
