import { useState, type FormEvent } from 'react';
import type { Passkey } from '@tayyib/shared/contracts';
import { ActionButton } from '../../../controls/actions';
import { Field } from '../../../forms/Field';
import { errorOfForm, problemOfField } from '../../../forms/problemOfField';
import { ActionMessage } from '../ActionMessage';
import styles from '../profile.module.css';
import { useRenamePasskeyMutation } from './passkeysApi';

/** Asks for another name. */
export function RenamePasskeyForm({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const [name, setName] = useState(passkey.name);
  const [rename, { error, isLoading }] = useRenamePasskeyMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const result = await rename({ id: passkey.id, name });
    if (!result.error) onDone();
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <Field
        label="New name"
        name="passkeyName"
        autoComplete="off"
        maxLength={40}
        value={name}
        onText={setName}
        problem={problemOfField(error, 'name')}
      />
      <ActionMessage error={errorOfForm(error, 'name')} />
      <div className={styles.buttons}>
        <ActionButton isPrimary type="submit" disabled={name.trim() === ''}>
          Save name
        </ActionButton>
        <ActionButton onClick={onDone}>Cancel</ActionButton>
      </div>
    </form>
  );
}
