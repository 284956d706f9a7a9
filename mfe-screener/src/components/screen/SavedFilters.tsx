import { useEffect, useRef, useState } from 'react';
import { Button, Icon, Input, type InputRef } from '@tayyib/shared/sdk/ui';
import {
  maxNameLength,
  maxSaved,
  readFilters,
  removeFilter,
  saveFilter,
} from '../../domain/screens/savedFilters';
import type { SavedFilter } from '../../domain/screens/savedFilters';
import styles from './SavedFilters.module.css';

interface Props {
  /** The current filters as the query of the URL; empty without any. */
  address: string;
  apply: (address: string) => void;
}

/** Named sets of filters, saved in this browser: apply one, save the current filters, remove one with undo. */
export function SavedFilters({ address, apply }: Props) {
  const [saved, setSaved] = useState(readFilters);
  const [removed, setRemoved] = useState<SavedFilter | null>(null);
  const [isNaming, setNaming] = useState(false);
  const [isFull, setFull] = useState(false);
  const save = (filter: SavedFilter) => {
    const next = saveFilter(filter);
    setFull(next === null);
    if (next === null) return;
    setSaved(next);
    setNaming(false);
    setRemoved(null);
  };
  const remove = (filter: SavedFilter) => {
    setSaved(removeFilter(filter.name));
    setRemoved(filter);
    setFull(false);
  };
  const canSave = address !== '' && !saved.some((one) => one.address === address);
  if (saved.length === 0 && removed === null && !canSave) return null;
  return (
    <section className={styles.saved} aria-label="Saved filters">
      <ul className={styles.list}>
        {saved.map((filter) => (
          <li key={filter.name} className={styles.filter}>
            <button
              type="button"
              className={styles.apply}
              aria-current={filter.address === address ? 'true' : undefined}
              onClick={() => apply(filter.address)}
            >
              {filter.name}
            </button>
            <button
              type="button"
              className={styles.remove}
              aria-label={`Remove ${filter.name}`}
              onClick={() => remove(filter)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      {canSave && !isNaming && (
        <Button size="small" onClick={() => setNaming(true)}>
          Save these filters
        </Button>
      )}
      {canSave && isNaming && (
        <NameForm onCancel={() => setNaming(false)} onName={(name) => save({ name, address })} />
      )}
      {(isFull || removed !== null) && (
        <p role="alert" className={styles.status}>
          {isFull && `You have saved ${maxSaved} sets of filters. Remove one first.`}
          {removed && `${removed.name} is removed.`}
          {removed && (
            <Button type="link" size="small" onClick={() => save(removed)}>
              Undo
            </Button>
          )}
        </p>
      )}
    </section>
  );
}

function NameForm({ onName, onCancel }: { onName: (name: string) => void; onCancel: () => void }) {
  const [name, setName] = useState('');
  const field = useRef<InputRef>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') onName(name.trim());
      }}
    >
      <Input
        ref={field}
        size="small"
        aria-label="Name of these filters"
        placeholder="For example Large and clean"
        maxLength={maxNameLength}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      />
      <Button size="small" type="primary" htmlType="submit" disabled={name.trim() === ''}>
        Save
      </Button>
      <Button size="small" onClick={onCancel}>
        Cancel
      </Button>
    </form>
  );
}
