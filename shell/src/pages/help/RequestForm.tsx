import { useRef, useState, type FormEvent } from 'react';
import { supportTopics, supportTopicTitles } from '@tayyib/shared/help-center';
import { supportTextMaxLength } from '@tayyib/shared/limits';
import { Field, SelectField } from '@tayyib/shared/parts/fields';
import { useUnsentText } from '@tayyib/shared/parts/storage';
import { ActionButton } from '../../controls/actions';
import { errorOfForm, problemOfField } from '../../forms/problemOfField';
import { useSupportCode } from '../../support/useSupportCode';
import { ActionMessage } from '../profile/ActionMessage';
import styles from './help.module.css';
import { useAddSupportRequestMutation } from './supportApi';

interface Props {
  /** The topic and the support code that an address names. */
  topic: string | null;
  code: string | null;
  /** Whether it took the place of a form that was sent. */
  wasSent: boolean;
  onSent: () => void;
}

const topicOptions = supportTopics.map((value) => ({ value, label: supportTopicTitles[value] }));
const topicOf = (named: string | null) => supportTopics.find((topic) => topic === named);

/** The form for a new request. Its support code is made once the user begins to write, and is sent only if they let it. */
export function RequestForm({ topic: namedTopic, code: namedCode, wasSent, onSent }: Props) {
  const [topic, setTopic] = useState(topicOf(namedTopic) ?? 'problem');
  const [text, setText] = useUnsentText('support-request');
  const [sendsCode, setSendsCode] = useState(true);
  const made = useSupportCode();
  const field = useRef<HTMLTextAreaElement>(null);
  const [send, { error, isLoading }] = useAddSupportRequestMutation();
  const given = namedCode !== null && /^[0-9A-Z]{8}$/.test(namedCode) ? namedCode : undefined;
  const code = given ?? made.data?.code;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    if (text.trim() === '') return field.current?.focus();
    const reply = await send({ topic, text, ...(sendsCode && code !== undefined && { code }) });
    if (reply.error) return;
    setText('');
    onSent();
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <SelectField
        label="What is it about?"
        value={topic}
        options={topicOptions}
        onChange={(chosen) => setTopic(topicOf(chosen) ?? 'other')}
      />
      <Field
        label="Your message"
        hint="Never write a password or a code that signs in."
        problem={problemOfField(error, 'text')}
        isAnnounced
      >
        {(control) => (
          <textarea
            {...control}
            ref={field}
            className={styles.words}
            rows={6}
            maxLength={supportTextMaxLength}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              if (code === undefined && !made.isLoading && !made.error) made.request();
            }}
          />
        )}
      </Field>
      {code !== undefined && (
        <label className={styles.code}>
          <input
            type="checkbox"
            checked={sendsCode}
            onChange={({ target }) => setSendsCode(target.checked)}
          />
          <span>
            Send the support code <strong>{code}</strong>: it says which versions of the site you run, and
            nothing about you.
          </span>
        </label>
      )}
      <ActionMessage
        error={errorOfForm(error, 'text')}
        notice={wasSent && text === '' ? 'Sent. We answer here and by mail.' : undefined}
      />
      <ActionButton isPrimary type="submit" isBusy={isLoading}>
        {isLoading ? 'One moment…' : 'Send'}
      </ActionButton>
    </form>
  );
}
