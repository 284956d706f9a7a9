import { useState, type FormEvent } from 'react';
import type { SupportRequest } from '@tayyib/shared/contracts';
import { supportTopicTitles } from '@tayyib/shared/help-center';
import { supportTextMaxLength } from '@tayyib/shared/limits';
import { Field } from '@tayyib/shared/parts/fields';
import { formatMoment } from '@tayyib/shared/values/format';
import { ActionButton } from '../../controls/actions';
import { ActionMessage } from '../profile/ActionMessage';
import styles from './help.module.css';
import { useAddSupportMessageMutation, useCloseSupportRequestMutation } from './supportApi';

const states: Readonly<Record<SupportRequest['state'], string>> = {
  open: 'Waits for our answer',
  answered: 'Answered',
  closed: 'Closed',
};

/** One request with what was written in it; until it is closed, its user may write more. */
export function SupportRequestCard({ request }: { request: SupportRequest }) {
  const { id, topic, state, createdAt, messages, code } = request;
  const [close, closing] = useCloseSupportRequestMutation();
  return (
    <article className={styles.card} aria-labelledby={`request-${id}`}>
      <header className={styles.requestHead}>
        <h3 id={`request-${id}`}>{supportTopicTitles[topic]}</h3>
        <span className={styles.state} data-state={state}>
          {states[state]}
        </span>
      </header>
      <p className={styles.hint}>
        {formatMoment(createdAt)}
        {code !== null && `, support code ${code}`}
      </p>
      <ol className={styles.messages}>
        {messages.map((message) => (
          <li key={message.id} data-from={message.isFromStaff ? 'support' : 'user'}>
            <p className={styles.hint}>
              <strong>{message.isFromStaff ? 'Our team' : 'You'}</strong>, {formatMoment(message.at)}
            </p>
            <p className={styles.text}>{message.text}</p>
          </li>
        ))}
      </ol>
      {state !== 'closed' && (
        <>
          <MessageForm id={id} />
          <ActionMessage error={closing.error} />
          <ActionButton isBusy={closing.isLoading} onClick={() => void close(id)}>
            Close this request
          </ActionButton>
        </>
      )}
    </article>
  );
}

function MessageForm({ id }: { id: string }) {
  const [text, setText] = useState('');
  const [send, { error, isLoading }] = useAddSupportMessageMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading || text.trim() === '') return;
    const reply = await send({ id, text });
    if (!reply.error) setText('');
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <Field label="Add a message">
        {(control) => (
          <textarea
            {...control}
            className={styles.words}
            rows={2}
            maxLength={supportTextMaxLength}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <ActionMessage error={error} />
      <ActionButton type="submit" isBusy={isLoading} disabled={text.trim() === ''}>
        Send the message
      </ActionButton>
    </form>
  );
}
