import { useId, useRef, useState, type FormEvent } from 'react';
import type { WatchedStock } from '@tayyib/shared/contracts';
import { formatDay, formatPaise } from '@tayyib/shared/values/format';
import { watchNoteMaxLength } from '@tayyib/shared/limits';
import { Button, Input, type InputRef, Modal } from '@tayyib/shared/sdk/ui';
import { tagsIn, targetIn } from '../../domain/target';
import { useReturnFocus } from '../useReturnFocus';
import { TargetAlert } from './TargetAlert';
import { useSaveRemarks } from './useSaveRemarks';
import { useTargetAlert } from './useTargetAlert';
import type { Report } from './useUndoable';
import styles from './RemarksDialog.module.css';

interface Props {
  watchlistId: string;
  stock: WatchedStock;
  report: Report;
  onClose: () => void;
}

/** Edits what the owner wrote beside a stock, and the price alert at its target. */
export function RemarksDialog({ watchlistId, stock, report, onClose }: Props) {
  const id = useId();
  const field = useRef<InputRef>(null);
  useReturnFocus();
  const [target, setTarget] = useState(stock.targetRupees === null ? '' : String(stock.targetRupees));
  const [tags, setTags] = useState(stock.tags.join(', '));
  const [note, setNote] = useState(stock.note);
  const read = targetIn(target);
  const targetRupees = 'reason' in read ? undefined : read.rupees;
  const alert = useTargetAlert(stock, targetRupees);
  const { save, isSaving, failure } = useSaveRemarks({ watchlistId, stock, alert, report, onSaved: onClose });
  // an alert at the target of before could not be moved
  const mustWait = alert.query.isLoading && targetRupees !== stock.targetRupees;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (targetRupees === undefined || mustWait) return;
    void save({ note, tags: tagsIn(tags), targetRupees });
  };
  return (
    <Modal
      open
      title={stock.stock}
      onCancel={onClose}
      footer={null}
      afterOpenChange={(isOpen) => isOpen && field.current?.focus()}
    >
      <form className={styles.form} onSubmit={submit}>
        <label htmlFor={`${id}-target`}>Target price, in rupees</label>
        <Input
          id={`${id}-target`}
          inputMode="decimal"
          ref={field}
          value={target}
          status={targetRupees === undefined ? 'error' : undefined}
          aria-invalid={targetRupees === undefined}
          aria-describedby={`${id}-target-hint`}
          onChange={(event) => setTarget(event.target.value)}
        />
        <p id={`${id}-target-hint`} className={styles.hint}>
          {'reason' in read
            ? `A price like 1234.50. ${read.reason}`
            : stock.closeRupees === null
              ? 'No price is known yet.'
              : `The last close was ${formatPaise(stock.closeRupees)}.`}
          {stock.writtenTarget &&
            ` You wrote ${formatPaise(stock.writtenTarget.rupees)}; a split or bonus divided the shares on ${formatDay(stock.writtenTarget.dividedOn)}, and your target with them.`}
        </p>
        <TargetAlert alert={alert} stock={stock} target={targetRupees} />
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
        {failure !== null && (
          <p role="alert" className={styles.error}>
            {failure}
          </p>
        )}
        <div className={styles.actions}>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="primary"
            htmlType="submit"
            loading={isSaving}
            disabled={targetRupees === undefined || mustWait}
          >
            Save
          </Button>
        </div>
      </form>
    </Modal>
  );
}
