import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { callMessageMaxLength } from '@tayyib/shared/limits';
import { Button } from '@tayyib/shared/sdk/ui';
import { leaveMessage } from '../../rtc/call/leaveMessage';
import styles from './LeaveMessage.module.css';

/** Leaves one message with a call that was not answered: the other finds it with the missed call. */
export function LeaveMessage({ callId, name }: { callId: string; name: string }) {
  const field = useId();
  const [phase, setPhase] = useState<'closed' | 'writing' | 'sending' | 'sent'>('closed');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  // the same for each attempt, so that a message whose acknowledgement was lost is stored once
  const id = useRef(crypto.randomUUID());
  const area = useRef<HTMLTextAreaElement>(null);
  const note = useRef<HTMLParagraphElement>(null);
  // what had the focus is gone
  useEffect(() => (phase === 'sent' ? note : area).current?.focus(), [phase]);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setPhase('sending');
    const reply = await leaveMessage({ callId, id: id.current, content: text });
    setProblem(reply.ok ? null : reply.message);
    setPhase(reply.ok ? 'sent' : 'writing');
  };
  if (phase === 'closed') return <Button onClick={() => setPhase('writing')}>Write</Button>;
  if (phase === 'sent')
    return (
      <p role="status" ref={note} tabIndex={-1} className={styles.sent}>
        {name} finds your message with the missed call.
      </p>
    );
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <label htmlFor={field}>Message to {name}</label>
      <textarea
        id={field}
        ref={area}
        rows={3}
        maxLength={callMessageMaxLength}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {problem !== null && <p role="alert">{problem}</p>}
      <Button htmlType="submit" loading={phase === 'sending'} disabled={text.trim() === ''}>
        Leave the message
      </Button>
    </form>
  );
}
