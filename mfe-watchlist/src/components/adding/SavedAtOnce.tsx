import type { SlotProps } from '@tayyib/shared/sdk/modules';
import { Button, Icon } from '@tayyib/shared/sdk/ui';
import styles from './SavedAtOnce.module.css';
import { useSaveAtOnce } from './useSaveAtOnce';

interface Props extends Pick<SlotProps['stock.actions'], 'stock'> {
  onChooseLists: () => void;
  /** Every watchlist is full. */
  onBlocked: (notice: 'limit' | 'upgrade') => void;
}

/** Saves a stock without a question, says in which watchlist it is, and offers to undo that, to stop watching it or to choose others. */
export function SavedAtOnce({ stock, onChooseLists, onBlocked }: Props) {
  const { isBusy, problem, titles, isNew, action } = useSaveAtOnce(stock.isin, onBlocked);
  const names = titles.map((title) => `“${title}”`).join(', ');
  return (
    <>
      <span role="status" className={styles.report} aria-busy={isBusy}>
        {isBusy ? (
          'Saving…'
        ) : problem !== null ? (
          problem
        ) : titles.length > 0 ? (
          <>
            <Icon name="check" /> {isNew ? 'Saved in' : 'In'} {names}
          </>
        ) : (
          'Not in a watchlist any more'
        )}
      </span>
      {/* one button, so that the focus stays on it */}
      <Button loading={isBusy} onClick={action.run}>
        {action.label}
      </Button>
      <Button onClick={onChooseLists}>Change lists</Button>
    </>
  );
}
