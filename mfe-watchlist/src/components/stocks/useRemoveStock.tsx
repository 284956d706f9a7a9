import type { WatchedStock, WatchlistCategory } from '@tayyib/shared/contracts';
import { toMessage } from '@tayyib/shared/errors';
import { App, Button } from '@tayyib/shared/ui';
import { useAddToWatchlistMutation, useRemoveFromWatchlistMutation } from '../../api/watchlistApi';

/** Long enough to be read and reached with a keyboard. */
const undoSeconds = 12;

/** Removes a stock at once and offers to undo it. */
export function useRemoveStock({ _id: watchlistId }: WatchlistCategory) {
  const { message } = App.useApp();
  const [remove] = useRemoveFromWatchlistMutation();
  const [add] = useAddToWatchlistMutation();

  return async ({ isin, stock_code }: WatchedStock) => {
    const key = `removed-${watchlistId}-${isin}`;
    const undo = async () => {
      message.destroy(key);
      const { error } = await add({ watchlistId, isin });
      if (error) message.error(toMessage(error));
      else message.success(`${stock_code} is back`);
    };
    const { error } = await remove({ watchlistId, isin });
    if (error) {
      message.error(toMessage(error));
      return;
    }
    void message.success({
      key,
      duration: undoSeconds,
      content: (
        <>
          {stock_code} removed{' '}
          <Button type="link" size="small" onClick={() => void undo()}>
            Undo
          </Button>
        </>
      ),
    });
  };
}
