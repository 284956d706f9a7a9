import { useId, useState } from 'react';
import type { WatchlistCategory } from '@tayyib/shared/contracts';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { formatCountOf } from '@tayyib/shared/values/format';
import { stockFileMaxLength } from '@tayyib/shared/limits';
import { Failure } from '@tayyib/shared/parts/page';
import { decodeText } from '@tayyib/shared/values/text-files';
import { App, Button, Input, Modal } from '@tayyib/shared/sdk/ui';
import { useAddStocksMutation, usePreviewFileMutation } from '../../api/listedStocksApi';
import { Preview } from './Preview';
import styles from './files.module.css';

interface Props {
  category: WatchlistCategory;
  onClose: () => void;
}

/** Adds the stocks of a file. What it would add, and what not and why, is shown before anything is saved. */
export function ImportDialog({ category: { _id: watchlistId, title }, onClose }: Props) {
  const id = useId();
  const { message } = App.useApp();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [read, { data: preview, error, isLoading: isReading, reset }] = usePreviewFileMutation();
  const [add, { error: addError, isLoading: isSaving }] = useAddStocksMutation();

  const choose = async (file: File | undefined) => {
    if (!file) return;
    reset();
    const isTooLong = file.size > stockFileMaxLength * 4;
    const content = isTooLong ? '' : decodeText(new Uint8Array(await file.arrayBuffer()));
    const refused = isTooLong || content.length > stockFileMaxLength;
    setProblem(refused ? `${file.name} is too long for a list of stocks.` : null);
    setText(refused ? '' : content);
    if (!refused) void read({ watchlistId, text: content });
  };
  const save = async () => {
    const stocks = preview?.stocks.map(({ isin, note, tags, targetRupees }) => ({
      isin,
      note,
      tags,
      targetRupees,
    }));
    if (!stocks) return;
    const { data } = await add({ watchlistId, stocks });
    if (!data) return;
    message.success(`${formatCountOf(data.changed.length, 'stock')} added to “${title}”`);
    onClose();
  };
  const failure = problem ?? (error || addError ? toMessage(error ?? addError) : null);
  const count = preview?.stocks.length ?? 0;
  return (
    <Modal
      open
      title={`Import into “${title}”`}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {preview ? (
            <Button type="primary" disabled={count === 0} loading={isSaving} onClick={() => void save()}>
              Add {formatCountOf(count, 'stock')}
            </Button>
          ) : (
            <Button
              type="primary"
              disabled={text.trim() === ''}
              loading={isReading}
              onClick={() => void read({ watchlistId, text })}
            >
              Preview
            </Button>
          )}
        </>
      }
    >
      <p className={styles.hint}>
        A TradingView list (.txt), holdings of Kite or Groww (.csv), or any CSV with a column Symbol, ISIN or
        Company name.
      </p>
      <label htmlFor={`${id}-file`} className={styles.label}>
        File
      </label>
      <input
        id={`${id}-file`}
        type="file"
        accept=".txt,.csv,text/plain,text/csv"
        onChange={({ target }) => void choose(target.files?.[0])}
      />
      <label htmlFor={`${id}-text`} className={styles.label}>
        Or its text
      </label>
      <Input.TextArea
        id={`${id}-text`}
        rows={4}
        maxLength={stockFileMaxLength}
        placeholder="NSE:RELIANCE,NSE:TCS"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          reset();
        }}
      />
      {failure !== null && <Failure className={styles.failure} message={failure} />}
      {preview && <Preview preview={preview} />}
    </Modal>
  );
}
