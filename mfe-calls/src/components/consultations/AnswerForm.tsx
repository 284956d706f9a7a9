import { useId, useState, type FormEvent } from 'react';
import { consultationAnswerMaxLength } from '@tayyib/shared/limits';
import { Failure } from '@tayyib/shared/parts/page';
import { Button } from '@tayyib/shared/sdk/ui';
import { useAnswerConsultationMutation } from '../../api/consultationsApi';
import styles from './Consultations.module.css';

/** The advisor's written answer. A changed text requires the requester's consent again. */
export function AnswerForm({ id, answer }: { id: string; answer: string | null }) {
  const field = useId();
  const [text, setText] = useState(answer ?? '');
  const [send, { error, isLoading }] = useAnswerConsultationMutation();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send({ id, answer: text });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <label htmlFor={field}>Written answer</label>
      <textarea
        id={field}
        rows={4}
        maxLength={consultationAnswerMaxLength}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {error && <Failure error={error} />}
      <Button htmlType="submit" loading={isLoading} disabled={text.trim() === '' || text === answer}>
        {answer === null ? 'Send the answer' : 'Send the corrected answer'}
      </Button>
    </form>
  );
}
