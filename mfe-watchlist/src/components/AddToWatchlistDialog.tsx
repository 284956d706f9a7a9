import { useState } from 'react';
import type { WatchlistCategory, WatchlistsReply } from '@tayyib/shared/contracts';
import { toMessage } from '@tayyib/shared/errors';
import { Alert, App, Button, Icon } from '@tayyib/shared/ui';
import { Modal } from '@tayyib/shared/ui-data';
import { useGetWatchlistsWithStockQuery, usePlaceInWatchlistsMutation } from '../api/watchlistApi';
import { isFull, noticeOfFull } from '../domain/limits';
import { CategoryList } from './CategoryList';
import { Loading } from './Loading';

interface Props {
  stock: { isin: string; stock: string };
  onClose: () => void;
  onCreate: () => void;
  /** A full watchlist was chosen, or no further one may be made. */
  onBlocked: (notice: 'limit' | 'upgrade') => void;
}

/** Ticks the watchlists that shall hold the stock. Nothing changes until it is saved. */
export function AddToWatchlistDialog({ stock, onClose, onCreate, onBlocked }: Props) {
  const { message } = App.useApp();
  const { data, error, isLoading, refetch } = useGetWatchlistsWithStockQuery(stock.isin);
  const [place, { isLoading: isSaving }] = usePlaceInWatchlistsMutation();
  // only what was ticked or cleared here: the rest follows the server, also while this is open
  const [touched, setTouched] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isChosen = ({ _id, stock_exists = false }: WatchlistCategory) => touched.get(_id) ?? stock_exists;

  const toggle = (category: WatchlistCategory, { limits }: WatchlistsReply) => {
    const wanted = !isChosen(category);
    // a stock that is in it already takes no further room
    const needsRoom = wanted && !category.stock_exists;
    if (needsRoom && isFull(category, limits.stocksPerWatchlist)) {
      onBlocked(noticeOfFull(limits.stocksPerWatchlist));
      return;
    }
    setTouched(new Map(touched).set(category._id, wanted));
  };
  const create = ({ data: categories, limits }: WatchlistsReply) =>
    categories.length >= limits.watchlists ? onBlocked('upgrade') : onCreate();
  const save = async ({ data: categories }: WatchlistsReply) => {
    const ids = categories.filter(isChosen).map(({ _id }) => _id);
    const { error: refusal } = await place({ watchlist_cat_id: ids, stock_symbol: stock.isin, status: 1 });
    if (refusal) {
      message.error(`Watchlist Already Entered. ${toMessage(refusal)}`);
      return;
    }
    message.success('Watchlist Updated');
    onClose();
  };

  return (
    <Modal
      open
      title="Add to watchlist"
      onCancel={onClose}
      footer={
        <>
          <Button icon={<Icon name="plus" />} disabled={!data} onClick={() => data && create(data)}>
            Create
          </Button>
          <Button
            type="primary"
            loading={isSaving}
            disabled={!data || data.data.length === 0}
            onClick={() => data && void save(data)}
          >
            Save
          </Button>
        </>
      }
    >
      <p>{stock.stock}</p>
      {isLoading && <Loading what="your watchlists" />}
      {error && (
        <Alert
          type="error"
          showIcon
          title={toMessage(error)}
          action={<Button onClick={refetch}>Retry</Button>}
        />
      )}
      {data && (
        <CategoryList
          categories={data.data}
          limits={data.limits}
          isChosen={isChosen}
          onToggle={(category) => toggle(category, data)}
        />
      )}
    </Modal>
  );
}
