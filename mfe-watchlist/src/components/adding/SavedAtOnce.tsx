import type { SlotProps } from '@tayyib/shared/modules';
import { Button, Icon } from '@tayyib/shared/ui';
import styles from './SavedAtOnce.module.css';
import { useSaveAtOnce } from './useSaveAtOnce';

interface Props extends Pick<SlotProps['stock.actions'], 'stock'> {
  onChooseLists: () => void;
  /** Every watchlist is full. */
  onBlocked: (notice: 'limit' | 'upgrade') => void;
}

/** Saves a stock without a question, says in which watchlist it is, and offers to undo that or to choose others. */
export function SavedAtOnce({ stock, onChooseLists, onBlocked }: Props) {
  const { isBusy, problem, titles, isOurs, undo, save } = useSaveAtOnce(stock.isin, onBlocked);
  const isSaved = titles.length > 0;
  const names = titles.map((title) => `“${title}”`).join(', ');
  return (
    <>
      <span role="status" className={styles.report} aria-busy={isBusy}>
        {isBusy ? (
          'Saving…'
        ) : problem !== null ? (
          problem
        ) : isSaved ? (
          <>
            <Icon name="check" /> {undo ? 'Saved in' : 'In'} {names}
          </>
        ) : (
          'Not in a watchlist any more'
        )}
      </span>
      {/* one button, so that the focus stays on it */}
      {(isOurs || !isSaved) && (
        <Button loading={isBusy} onClick={undo ?? save}>
          {undo ? 'Undo' : problem === null ? 'Save again' : 'Try again'}
        </Button>
      )}
      <Button onClick={onChooseLists}>Change lists</Button>
    </>
  );
}
