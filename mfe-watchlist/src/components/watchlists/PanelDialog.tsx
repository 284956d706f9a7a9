import type { WatchlistCategory, WatchlistReply } from '@tayyib/shared/contracts';
import { ExportDialog } from '../files/ExportDialog';
import { ImportDialog } from '../files/ImportDialog';
import { LimitReachedDialog } from '../limits/LimitReachedDialog';
import { UpgradeDialog } from '../limits/UpgradeDialog';
import { ShareDialog } from '../links/ShareDialog';
import { ColumnsDialog } from '../stocks/ColumnsDialog';
import { useReturnFocus } from '../useReturnFocus';
import { RenameWatchlistDialog } from './RenameWatchlistDialog';

export type OpenDialog = 'rename' | 'columns' | 'import' | 'export' | 'share' | 'limit' | 'upgrade';

interface Props {
  dialog: OpenDialog;
  category: WatchlistCategory;
  watchlist: WatchlistReply | undefined;
  onClose: () => void;
}

/** The open dialog of a watchlist. */
export function PanelDialog({ dialog, category, watchlist, onClose }: Props) {
  useReturnFocus();
  switch (dialog) {
    case 'rename':
      return <RenameWatchlistDialog category={category} onClose={onClose} />;
    case 'columns':
      return (
        <ColumnsDialog watchlistId={category._id} chosen={watchlist?.columns ?? null} onClose={onClose} />
      );
    case 'import':
      return <ImportDialog category={category} onClose={onClose} />;
    case 'export':
      return <ExportDialog category={category} onClose={onClose} />;
    case 'share':
      return <ShareDialog category={category} linkedAt={watchlist?.linkedAt ?? null} onClose={onClose} />;
    case 'limit':
      return <LimitReachedDialog onClose={onClose} />;
    case 'upgrade':
      return <UpgradeDialog onClose={onClose} />;
  }
}
