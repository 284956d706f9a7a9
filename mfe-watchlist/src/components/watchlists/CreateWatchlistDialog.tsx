import { toMessage } from '@tayyib/shared/sdk/errors';
import type { WatchlistCategory } from '@tayyib/shared/contracts';
import { App } from '@tayyib/shared/sdk/ui';
import { useCreateWatchlistMutation } from '../../api/watchlistApi';
import { TitleDialog } from './TitleDialog';

interface Props {
  onClose: () => void;
  onCreated: (created: WatchlistCategory) => void;
  /** The plan allows no further watchlist. */
  onLimitReached: () => void;
}

/** Creates a watchlist. */
export function CreateWatchlistDialog({ onClose, onCreated, onLimitReached }: Props) {
  const { message } = App.useApp();
  const [create, { isLoading, error }] = useCreateWatchlistMutation();
  const save = async (title: string) => {
    const { data, error: failure } = await create({ title, status: 1 });
    if (data) {
      message.success('Watchlist category created');
      onCreated(data);
    } else if (failure && 'code' in failure && failure.code === 'watchlist-limit') {
      onLimitReached();
    } else {
      message.error(toMessage(failure));
    }
  };
  return (
    <TitleDialog
      heading="Create watchlist"
      verb="Create"
      isSaving={isLoading}
      error={error}
      onSave={(title) => void save(title)}
      onClose={onClose}
    />
  );
}
