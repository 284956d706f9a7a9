import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { Failure } from '@tayyib/shared/parts/page';
import { Button, Input, Modal } from '@tayyib/shared/sdk/ui';
import styles from './staffModules.module.css';

/** The server's minimum. */
const minReasonLength = 3;

interface Props {
  title: string;
  text?: string;
  confirm: string;
  isDangerous?: boolean;
  /** Further content above the reason. */
  children?: ReactNode;
  canConfirm?: boolean;
  error: unknown;
  isSending: boolean;
  onConfirm: (why: string) => void;
  onCancel: () => void;
}

/** Asks for confirmation and a reason, which is saved in the history. */
export function ReasonDialog({ isDangerous = false, canConfirm = true, ...props }: Props) {
  const [why, setWhy] = useState('');
  const field = useId();
  const isReady = why.trim().length >= minReasonLength && canConfirm;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !props.isSending) props.onConfirm(why.trim());
  };
  return (
    <Modal open title={props.title} footer={null} onCancel={props.onCancel}>
      <form className={styles.form} onSubmit={submit}>
        {props.text && <p className={styles.text}>{props.text}</p>}
        {props.children}
        <label htmlFor={field}>Why (shown in the history)</label>
        <Input.TextArea
          id={field}
          value={why}
          maxLength={500}
          rows={2}
          onChange={(event) => setWhy(event.target.value)}
        />
        {props.error !== undefined && props.error !== null && <Failure error={props.error} />}
        <div className={styles.actions}>
          <Button onClick={props.onCancel}>Cancel</Button>
          <Button
            type="primary"
            htmlType="submit"
            danger={isDangerous}
            disabled={!isReady}
            loading={props.isSending}
          >
            {props.confirm}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
