import { useState, type FormEvent } from 'react';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { ratioNameMaxLength } from '@tayyib/shared/limits';
import { Button, Input } from '@tayyib/shared/sdk/ui';
import { Answered, useConfirm } from '@tayyib/shared/parts/page';
import {
  useGetCustomRatiosQuery,
  useRemoveCustomRatioMutation,
  useSaveCustomRatioMutation,
} from '../../../api/screensApi';
import styles from '../advanced.module.css';

/** The user's custom ratios, which filters and columns refer to by name. */
export function CustomRatios() {
  const saved = useGetCustomRatiosQuery();
  const [remove, { error }] = useRemoveCustomRatioMutation();
  const confirm = useConfirm();
  const askToRemove = (id: string, name: string) =>
    confirm({
      title: `Delete ${name}?`,
      content: 'Screens and columns that use its name no longer work. This cannot be undone.',
      action: 'Delete',
      onConfirm: () => remove(id),
    });
  return (
    <details className={styles.toggle}>
      <summary>My ratios</summary>
      <p className={styles.small}>
        A name and a formula, such as <code>Cash / Total assets</code>. Use the name in a query or as a
        column.
      </p>
      {error && <p role="alert">{toMessage(error)}</p>}
      <Answered query={saved} lines={2}>
        {({ ratios, limit }) => (
          <>
            <ul className={styles.shelf}>
              {ratios.map(({ id, name, text }) => (
                <li key={id} className={styles.saved}>
                  <div className={styles.ratio}>
                    <strong>{name}</strong>
                    <code>{text}</code>
                  </div>
                  <div className={styles.fields}>
                    <Button size="small" aria-label={`Delete ${name}`} onClick={() => askToRemove(id, name)}>
                      Delete
                    </Button>
                  </div>
                </li>
              ))}
            </ul>
            {ratios.length < limit ? <RatioForm /> : <p>All {limit} ratios are used.</p>}
          </>
        )}
      </Answered>
    </details>
  );
}

function RatioForm() {
  const [name, setName] = useState('');
  const [text, setText] = useState('');
  const [save, { data: saved, error, isLoading }] = useSaveCustomRatioMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '' || text.trim() === '') return;
    const { error: failure } = await save({ name: name.trim(), text });
    if (failure) return;
    setName('');
    setText('');
  };
  return (
    <form className={styles.fields} onSubmit={(event) => void submit(event)}>
      <Input
        aria-label="Ratio name"
        placeholder="Ratio name"
        value={name}
        maxLength={ratioNameMaxLength}
        autoComplete="off"
        className={styles.field}
        onChange={({ target }) => setName(target.value)}
      />
      <Input
        aria-label="Formula"
        placeholder="Formula"
        value={text}
        maxLength={400}
        autoComplete="off"
        className={styles.field}
        onChange={({ target }) => setText(target.value)}
      />
      <Button htmlType="submit" loading={isLoading}>
        Save ratio
      </Button>
      <span role="status">{error ? toMessage(error) : saved && `Saved ${saved.name}.`}</span>
    </form>
  );
}
