import { useState, type FormEvent } from 'react';
import type { User } from '@tayyib/shared/contracts';
import { ActionButton } from '../../controls/actions';
import { Field } from '../../forms/Field';
import { ActionMessage } from './ActionMessage';
import styles from './profile.module.css';
import { useSaveProfileMutation } from './profileApi';
import { errorOfForm, problemOfField } from '../../forms/problemOfField';

/** The form for name and description. */
export function DetailsForm({ user }: { user: User }) {
  const [details, setDetails] = useState({
    first_name: user.first_name,
    last_name: user.last_name,
    description: user.description,
  });
  const [save, { error, isLoading, isSuccess }] = useSaveProfileMutation();
  const isSaved =
    details.first_name === user.first_name &&
    details.last_name === user.last_name &&
    details.description === user.description;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isLoading) void save(details);
  };
  const fieldsOf = (name: keyof typeof details) => ({
    name,
    value: details[name],
    onText: (text: string) => setDetails({ ...details, [name]: text }),
    problem: problemOfField(error, name),
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.names}>
        <Field label="First name" autoComplete="given-name" {...fieldsOf('first_name')} />
        <Field label="Last name" autoComplete="family-name" {...fieldsOf('last_name')} />
      </div>
      <Field
        label="Description"
        hint="A line about you, up to 200 characters."
        {...fieldsOf('description')}
      />
      <ActionMessage
        error={errorOfForm(error, 'first_name', 'last_name', 'description')}
        notice={isSuccess && isSaved ? 'Saved.' : undefined}
      />
      <ActionButton isPrimary type="submit" disabled={isSaved || details.first_name.trim() === ''}>
        {isLoading ? 'One moment…' : 'Save'}
      </ActionButton>
    </form>
  );
}
