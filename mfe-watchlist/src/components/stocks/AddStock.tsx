import type { FoundStock } from '@tayyib/shared/contracts';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { FindStock } from '@tayyib/shared/parts/fields';
import { App } from '@tayyib/shared/sdk/ui';
import { useAddToWatchlistMutation } from '../../api/watchlistApi';
import styles from './AddStock.module.css';

interface Props {
  watchlistId: string;
  title: string;
  /** ISINs that are in it. */
  present: ReadonlySet<string>;
  isFull: boolean;
  onFull: () => void;
}

/** Finds a company by name or code and adds it. */
export function AddStock({ watchlistId, title, present, isFull, onFull }: Props) {
  const { message } = App.useApp();
  const [add] = useAddToWatchlistMutation();

  const choose = async ({ isin, stock }: FoundStock) => {
    if (present.has(isin)) {
      message.info(`${stock} is in “${title}” already`);
      return;
    }
    if (isFull) {
      onFull();
      return;
    }
    const { error: failure } = await add({ watchlistId, isin });
    if (failure) message.error(toMessage(failure));
    else message.success(`${stock} added to “${title}”`);
  };

  return (
    <div className={styles.search}>
      <FindStock
        label={`Add a stock to ${title}`}
        isLabelHidden
        icon="plus"
        placeholder="Add a stock by name or code"
        markOf={({ isin }) => (present.has(isin) ? 'in the list' : undefined)}
        onChoose={(stock) => void choose(stock)}
      />
    </div>
  );
}
