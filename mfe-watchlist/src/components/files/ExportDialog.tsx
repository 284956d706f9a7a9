import type { StockFileFormat, WatchlistCategory } from '@tayyib/shared/contracts';
import { Button, Modal } from '@tayyib/shared/sdk/ui';
import styles from './files.module.css';

const formats: readonly { id: StockFileFormat; label: string; hint: string }[] = [
  { id: 'tradingview', label: 'TradingView (.txt)', hint: 'The tickers, to import as a watchlist' },
  { id: 'kite', label: 'Kite (.csv)', hint: 'The symbols and last closes' },
  { id: 'groww', label: 'Groww (.csv)', hint: 'The names, ISINs and last closes' },
  { id: 'csv', label: 'CSV', hint: 'With verdicts, and your targets, tags and notes' },
];

/** The watchlist as a file. */
export function ExportDialog({
  category: { _id, title },
  onClose,
}: {
  category: WatchlistCategory;
  onClose: () => void;
}) {
  return (
    <Modal
      open
      title={`Export “${title}”`}
      onCancel={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <ul className={styles.formats}>
        {formats.map(({ id, label, hint }) => (
          <li key={id}>
            <a href={`/api/watchlistcat/${_id}/export?format=${id}`} download>
              {label}
            </a>
            <span>{hint}</span>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
