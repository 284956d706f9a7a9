import { toMessage } from '@tayyib/shared/errors';
import type { WatchlistCategory } from '@tayyib/shared/contracts';
import { App } from '@tayyib/shared/ui';
import { useCreateWatchlistMutation } from '../api/watchlistApi';
import { TitleDialog } from './TitleDialog';

interface Props {
  onClose: () => void;
  onCreated: (created: WatchlistCategory) => void;
  /** The plan has no room for another. */
  onRefused: () => void;
}

/** Makes a watchlist. */
export function CreateWatchlistDialog({ onClose, onCreated, onRefused }: Props) {
  const { message } = App.useApp();
  const [create, { isLoading, error }] = useCreateWatchlistMutation();
  const save = async (title: string) => {
    const { data, error: refusal } = await create({ title, status: 1 });
    if (data) {
      message.success('Watchlist category created');
      onCreated(data);
    } else if (refusal && 'code' in refusal && refusal.code === 'watchlist-limit') {
      onRefused();
    } else {
      message.error(toMessage(refusal));
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
