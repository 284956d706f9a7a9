import type { WatchlistCategory, WatchlistsReply } from '@tayyib/shared/contracts';
import { Failure } from '@tayyib/shared/parts/page';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { App, Button, Icon, Modal } from '@tayyib/shared/sdk/ui';
import { useGetWatchlistsWithStockQuery, usePlaceInWatchlistsMutation } from '../../api/watchlistApi';
import { isFull, noticeWhenFull } from '../../domain/limits';
import { CategoryList } from './CategoryList';
import { Loading } from '../placeholders';

interface Props {
  stock: { isin: string; stock: string };
  /** The watchlists selected or deselected since the dialog was opened, by ID. */
  changes: ReadonlyMap<string, boolean>;
  onChange: (id: string, willContain: boolean) => void;
  onClose: () => void;
  onCreate: () => void;
  /** A full watchlist was selected, or no further one may be created. */
  onBlocked: (notice: 'limit' | 'upgrade') => void;
}

/** Selects the watchlists that contain the stock. Nothing changes until it is saved. */
export function AddToWatchlistDialog({ stock, changes, onChange, onClose, onCreate, onBlocked }: Props) {
  const { message } = App.useApp();
  const { data, error, isLoading, refetch } = useGetWatchlistsWithStockQuery(stock.isin);
  const [place, { isLoading: isSaving }] = usePlaceInWatchlistsMutation();
  const isSelected = ({ _id, stock_exists = false }: WatchlistCategory) => changes.get(_id) ?? stock_exists;

  const toggle = (category: WatchlistCategory, { limits }: WatchlistsReply) => {
    const willContain = !isSelected(category);
    // a stock that the watchlist contains already uses no further slot
    const needsSlot = willContain && !category.stock_exists;
    if (needsSlot && isFull(category, limits.stocksPerWatchlist)) {
      onBlocked(noticeWhenFull(limits.stocksPerWatchlist));
      return;
    }
    onChange(category._id, willContain);
  };
  const create = ({ data: categories, limits }: WatchlistsReply) =>
    categories.length >= limits.watchlists ? onBlocked('upgrade') : onCreate();
  const save = async ({ data: categories }: WatchlistsReply) => {
    const ids = categories.filter(isSelected).map(({ _id }) => _id);
    const { error: saveError } = await place({ watchlist_cat_id: ids, stock_symbol: stock.isin, status: 1 });
    if (saveError) {
      message.error(`Watchlist Already Entered. ${toMessage(saveError)}`);
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
      {error && <Failure error={error} retry={refetch} />}
      {data && (
        <CategoryList
          categories={data.data}
          limits={data.limits}
          isSelected={isSelected}
          onToggle={(category) => toggle(category, data)}
        />
      )}
    </Modal>
  );
}
