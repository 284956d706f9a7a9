import type { WatchlistCategory } from '@tayyib/shared/contracts';
import { App } from '@tayyib/shared/sdk/ui';
import { useRenameWatchlistMutation } from '../../api/watchlistApi';
import { TitleDialog } from './TitleDialog';

/** Renames a watchlist. */
export function RenameWatchlistDialog({
  category,
  onClose,
}: {
  category: WatchlistCategory;
  onClose: () => void;
}) {
  const { message } = App.useApp();
  const [rename, { isLoading, error }] = useRenameWatchlistMutation();
  const save = async (title: string) => {
    const { data } = await rename({ id: category._id, title });
    if (!data) return;
    message.success('Watchlist Updated');
    onClose();
  };
  return (
    <TitleDialog
      heading="Rename watchlist"
      verb="Rename"
      initialTitle={category.title}
      isSaving={isLoading}
      error={error}
      onSave={(title) => void save(title)}
      onClose={onClose}
    />
  );
}
