import { useState } from 'react';
import { closedStatus } from '@tayyib/shared/account-status';
import type { AdminPerson } from '@tayyib/shared/contracts';
import { nameOf } from '../../domain/accountLabels';
import { possibleChanges } from '../../domain/possibleChanges';
import { MutationForm } from '../common/MutationForm';
import { ChoiceField, ProseField } from '../common/inputs';
import styles from '../common/staff.module.css';
import { useAccountChange } from './useAccountChange';

const closing =
  'The account is signed out everywhere at once and cannot sign in until its status is changed.';

/** Changes roles, status or plan of an account, with a reason. */
export function ChangeForm({ person }: { person: AdminPerson }) {
  const [send, mutation] = useAccountChange(person.id);
  const [label, setLabel] = useState('');
  const [why, setWhy] = useState('');
  const changes = possibleChanges(person);
  const chosen = changes.find((each) => each.label === label) ?? changes[0];
  if (chosen === undefined) return null;
  const isClosing = chosen.kind === 'status' && chosen.status === closedStatus;
  const submit = async () => {
    const { error } = await send(chosen, why);
    if (error === undefined) setWhy('');
  };
  return (
    <MutationForm
      legend={`Change the account of ${nameOf(person)}`}
      mutation={mutation}
      onSubmit={() => void submit()}
      submitLabel={chosen.label}
      failure="Nothing was changed."
      success="The change is in force, on every device of this account."
    >
      <ChoiceField
        path="change"
        label="Change"
        value={chosen.label}
        onChange={setLabel}
        options={Object.fromEntries(changes.map((each) => [each.label, each.label]))}
      />
      {isClosing && <p className={styles.hint}>{closing}</p>}
      <ProseField
        path="why"
        label="Reason"
        hint="It is stored with your name, and the user can read it."
        value={why}
        onChange={setWhy}
      />
    </MutationForm>
  );
}
