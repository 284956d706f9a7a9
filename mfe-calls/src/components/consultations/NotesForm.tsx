import { useId, useState } from 'react';
import { consultationNotesMaxLength } from '@tayyib/shared/limits';
import { Failure } from '@tayyib/shared/parts/page';
import { Button } from '@tayyib/shared/sdk/ui';
import { useNoteConsultationMutation } from '../../api/consultationsApi';
import styles from './Consultations.module.css';

/** The viewer's own notes of a consultation. Leaving the field saves them. */
export function NotesForm({ id, notes }: { id: string; notes: string }) {
  const field = useId();
  const [text, setText] = useState(notes);
  const [save, { error, isLoading, isSuccess }] = useNoteConsultationMutation();
  const isSaved = text.trim() === notes;
  const store = () => {
    if (!isSaved) void save({ id, notes: text });
  };
  return (
    <div className={styles.form}>
      <label htmlFor={field}>Your notes, which only you see</label>
      <textarea
        id={field}
        rows={5}
        maxLength={consultationNotesMaxLength}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={store}
      />
      {error && <Failure error={error} />}
      <div className={styles.actions}>
        <Button loading={isLoading} disabled={isSaved} onClick={store}>
          Save the notes
        </Button>
        <span role="status" className={styles.note}>
          {isSuccess && isSaved ? 'Saved.' : ''}
        </span>
      </div>
    </div>
  );
}
