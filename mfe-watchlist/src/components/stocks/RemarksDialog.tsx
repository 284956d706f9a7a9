import { useId, useRef, useState, type FormEvent } from 'react';
import type { WatchedStock } from '@tayyib/shared/contracts';
import { toMessage } from '@tayyib/shared/errors';
import { formatPaise } from '@tayyib/shared/format';
import { watchNoteMaxLength } from '@tayyib/shared/limits';
import { App, Button, Input, type InputRef } from '@tayyib/shared/ui';
import { Modal } from '@tayyib/shared/ui-data';
import { useRemarkStockMutation } from '../../api/listedStocksApi';
import { tagsIn, targetIn } from '../../domain/target';
import { useUndoable } from './useUndoable';
import styles from './RemarksDialog.module.css';

interface Props {
  watchlistId: string;
  stock: WatchedStock;
  onClose: () => void;
}

/** Edits what the owner wrote beside a stock. */
export function RemarksDialog({ watchlistId, stock, onClose }: Props) {
  const id = useId();
  const field = useRef<InputRef>(null);
  const { message } = App.useApp();
  const report = useUndoable();
  const [save, { isLoading, error }] = useRemarkStockMutation();
  const [target, setTarget] = useState(stock.targetRupees === null ? '' : String(stock.targetRupees));
  const [tags, setTags] = useState(stock.tags.join(', '));
  const [note, setNote] = useState(stock.note);
  const targetRupees = targetIn(target);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (targetRupees === undefined) return;
    const saved = await save({ watchlistId, isin: stock.isin, note, tags: tagsIn(tags), targetRupees });
    if (saved.error) return;
    onClose();
    const { isin, targetRupees: removed } = stock;
    if (removed === null || targetRupees !== null) {
      message.success(`${stock.stock_code} saved`);
      return;
    }
    const again = { watchlistId, isin, note, tags: tagsIn(tags), targetRupees: removed };
    report(saved, {
      done: `Target of ${stock.stock_code} removed`,
      undone: `Target of ${stock.stock_code} is back`,
      undo: [() => save(again)],
    });
  };
  return (
    <Modal
      open
      title={stock.stock}
      onCancel={onClose}
      footer={null}
      afterOpenChange={(isOpen) => isOpen && field.current?.focus()}
    >
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <label htmlFor={`${id}-target`}>Target price, in rupees</label>
        <Input
          id={`${id}-target`}
          inputMode="decimal"
          ref={field}
          maxLength={14}
          value={target}
          status={targetRupees === undefined ? 'error' : undefined}
          aria-invalid={targetRupees === undefined}
          aria-describedby={`${id}-target-hint`}
          onChange={(event) => setTarget(event.target.value)}
        />
        <p id={`${id}-target-hint`} className={styles.hint}>
          {targetRupees === undefined
            ? 'A price above zero with at most two decimals, like 1234.50.'
            : stock.closeRupees === null
              ? 'No price is known yet.'
              : `The last close was ${formatPaise(stock.closeRupees)}.`}
        </p>
        <label htmlFor={`${id}-tags`}>Tags</label>
        <Input
          id={`${id}-tags`}
          placeholder="IT, core"
          value={tags}
          aria-describedby={`${id}-tags-hint`}
          onChange={(event) => setTags(event.target.value)}
        />
        <p id={`${id}-tags-hint`} className={styles.hint}>
          Separated by commas.
        </p>
        <label htmlFor={`${id}-note`}>Note</label>
        <Input.TextArea
          id={`${id}-note`}
          rows={4}
          maxLength={watchNoteMaxLength}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        {error && (
          <p role="alert" className={styles.error}>
            {toMessage(error)}
          </p>
        )}
        <div className={styles.actions}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" htmlType="submit" loading={isLoading} disabled={targetRupees === undefined}>
            Save
          </Button>
        </div>
      </form>
    </Modal>
  );
}
