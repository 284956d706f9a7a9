import { useState } from 'react';
import type { WatchlistColumn } from '@tayyib/shared/contracts';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { App, Button, Modal } from '@tayyib/shared/sdk/ui';
import { useSetColumnsMutation } from '../../api/listedStocksApi';
import { columns, shownColumns } from '../../domain/columns';
import styles from './ColumnsDialog.module.css';

interface Props {
  watchlistId: string;
  /** Those chosen when the dialog opens; null for ours. */
  chosen: readonly WatchlistColumn[] | null;
  onClose: () => void;
}

/**
 * Chooses the columns of a watchlist. Each choice is saved at once, for every device. The dialog has the state of its own choices: the
 * watchlist may be fetched again between two of them, with the columns of before the second.
 */
export function ColumnsDialog({ watchlistId, chosen: initial, onClose }: Props) {
  const { message } = App.useApp();
  const [setColumns] = useSetColumnsMutation();
  const [chosen, setChosen] = useState(initial);
  const shown = shownColumns(chosen).map(({ id }) => id);
  const save = async (next: WatchlistColumn[] | null) => {
    setChosen(next);
    const { error } = await setColumns({ watchlistId, columns: next });
    if (!error) return;
    message.error(toMessage(error));
    setChosen((latest) => (latest === next ? chosen : latest));
  };
  return (
    <Modal
      open
      title="Columns"
      onCancel={onClose}
      footer={
        <>
          <Button disabled={chosen === null} onClick={() => void save(null)}>
            Restore ours
          </Button>
          <Button type="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <ul className={styles.list}>
        {columns.map(({ id, label }) => (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                checked={shown.includes(id)}
                onChange={({ target }) =>
                  void save(target.checked ? [...shown, id] : shown.filter((each) => each !== id))
                }
              />
              {label}
            </label>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
