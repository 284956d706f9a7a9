import type { WatchlistCategory } from '@tayyib/shared/contracts';
import { useConfirm } from '@tayyib/shared/parts/page';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { App } from '@tayyib/shared/sdk/ui';
import { useDeleteWatchlistMutation } from '../../api/watchlistApi';

/** Deletes a watchlist after confirmation: it cannot be undone. */
export function useDeleteWatchlist({ _id, title, stock_count }: WatchlistCategory) {
  const { message } = App.useApp();
  const [remove] = useDeleteWatchlistMutation();
  const confirm = useConfirm();
  return () =>
    confirm({
      title: `Delete “${title}”?`,
      content:
        stock_count > 0
          ? `Its ${stock_count} ${stock_count === 1 ? 'stock' : 'stocks'} will no longer be watched here. This cannot be undone.`
          : 'It is empty. This cannot be undone.',
      action: 'Delete',
      onConfirm: async () => {
        const { error } = await remove(_id);
        if (error) message.error(toMessage(error));
        else message.success(`“${title}” deleted`);
      },
    });
}
