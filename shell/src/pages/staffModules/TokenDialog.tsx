import { useId, useState, type FormEvent } from 'react';
import type { NewModuleToken } from '@tayyib/shared/contracts';
import { Failure } from '@tayyib/shared/parts/page';
import { Select } from '@tayyib/shared/sdk/selects';
import { Button, Input, Modal } from '@tayyib/shared/sdk/ui';
import styles from './staffModules.module.css';

const lives = [
  { value: 30, label: '30 days' },
  { value: 90, label: '90 days' },
  { value: 365, label: 'A year, the most' },
];

interface Props {
  /** Of the module. */
  title: string;
  error: unknown;
  isSending: boolean;
  onConfirm: (token: NewModuleToken) => void;
  onCancel: () => void;
}

/** Asks what a new token is called and how long it lives. */
export function TokenDialog({ title, error, isSending, onConfirm, onCancel }: Props) {
  const [name, setName] = useState('');
  const [days, setDays] = useState(90);
  const field = useId();
  const isReady = name.trim() !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !isSending) onConfirm({ name: name.trim(), days });
  };
  return (
    <Modal open title={`Make a token for ${title}`} footer={null} onCancel={onCancel}>
      <form className={styles.form} onSubmit={submit}>
        <p className={styles.text}>
          A build publishes versions of this module with it, in your name. It can do nothing else, and rolls
          nothing out.
        </p>
        <label htmlFor={field}>What it is for</label>
        <Input
          id={field}
          value={name}
          maxLength={60}
          placeholder="CI of the team"
          onChange={(event) => setName(event.target.value)}
        />
        <Select aria-label="How long it lives" value={days} options={lives} onChange={setDays} />
        {error !== undefined && <Failure error={error} />}
        <div className={styles.actions}>
          <Button onClick={onCancel}>Cancel</Button>
          <Button type="primary" htmlType="submit" disabled={!isReady} loading={isSending}>
            Make the token
          </Button>
        </div>
      </form>
    </Modal>
  );
}
