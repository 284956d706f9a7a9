import type { WatchlistCategory } from '@tayyib/shared/contracts';
import { watchEdges } from '@tayyib/shared/parts/tables';
import { Button, Icon } from '@tayyib/shared/sdk/ui';
import type { OpenDialog } from './PanelDialog';
import { useDeleteWatchlist } from './useDeleteWatchlist';
import styles from './WatchlistPanel.module.css';

interface Props {
  category: WatchlistCategory;
  isEmpty: boolean;
  onOpen: (dialog: OpenDialog) => void;
}

/** What can be done with a watchlist as a whole. */
export function PanelToolbar({ category, isEmpty, onOpen }: Props) {
  const confirmDelete = useDeleteWatchlist(category);
  return (
    <div
      ref={watchEdges}
      role="group"
      aria-label={`Actions for ${category.title}`}
      className={styles.toolbar}
    >
      <Button type="text" icon={<Icon name="edit" />} onClick={() => onOpen('rename')}>
        Rename
      </Button>
      <Button type="text" disabled={isEmpty} onClick={() => onOpen('columns')}>
        Columns
      </Button>
      <Button type="text" onClick={() => onOpen('import')}>
        Import
      </Button>
      <Button type="text" disabled={isEmpty} onClick={() => onOpen('export')}>
        Export
      </Button>
      <Button type="text" onClick={() => onOpen('share')}>
        Share
      </Button>
      <Button type="text" disabled={isEmpty} onClick={() => window.print()}>
        Print
      </Button>
      <Button type="text" danger icon={<Icon name="delete" />} onClick={confirmDelete}>
        Delete
      </Button>
    </div>
  );
}
