import { useState, type FormEvent } from 'react';
import { callMessageMaxLength } from '@tayyib/shared/limits';
import { useAppDispatch, useAppSelector } from '@tayyib/shared/sdk/store';
import { Button, Input } from '@tayyib/shared/sdk/ui';
import { selectOutgoing } from '../../state/callSlice';
import { sendCallMessage } from '../../state/oneToOne';
import styles from '../Chat.module.css';
import { ChatLineHead } from './ChatLineHead';

/** The chat of a call. Messages go from browser to browser, and the server stores a copy for both. */
export function CallChat({ other }: { other: string }) {
  const dispatch = useAppDispatch();
  const { chat, isChatOpen } = useAppSelector(selectOutgoing);
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '' && dispatch(sendCallMessage(text.trim()))) setText('');
  };
  return (
    <section className={styles.chat} aria-label="Chat">
      <ul className={styles.lines} aria-live="polite">
        {chat.map(({ id, isOwn, content, at }) => (
          <li key={id} className={isOwn ? styles.own : styles.theirs}>
            <ChatLineHead name={isOwn ? 'You' : other} at={at} />
            {content}
          </li>
        ))}
      </ul>
      <p className={styles.note}>Saved for both of you under Past calls.</p>
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
