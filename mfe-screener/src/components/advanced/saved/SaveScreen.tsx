import { useState, type FormEvent } from 'react';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { savedScreenNameMaxLength } from '@tayyib/shared/limits';
import { Button, Input } from '@tayyib/shared/sdk/ui';
import { useSaveScreenMutation } from '../../../api/screensApi';
import type { AdvancedScreen } from '../useAdvancedScreen';
import styles from '../advanced.module.css';

/** Saves the current screen under a name. */
export function SaveScreen({ screen }: { screen: AdvancedScreen }) {
  const [name, setName] = useState('');
  const [save, { data: saved, error, isLoading }] = useSaveScreenMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    const { text, standard, columns, sort, order } = screen;
    const { error: failure } = await save({ name, text, standard, columns: [...columns], sort, order });
    if (!failure) setName('');
  };
  return (
    <form className={styles.fields} onSubmit={(event) => void submit(event)}>
      <Input
        aria-label="Name to save this screen under"
        placeholder="Save this screen as"
        value={name}
        maxLength={savedScreenNameMaxLength}
        autoComplete="off"
        style={{ width: 200 }}
        onChange={({ target }) => setName(target.value)}
      />
      <Button htmlType="submit" loading={isLoading}>
        Save
      </Button>
      <span role="status">{error ? toMessage(error) : saved && `Saved as ${saved.name}.`}</span>
    </form>
  );
}
