import { Button, Icon } from '@tayyib/shared/ui';

/** What can be done with a whole watchlist. */
export function WatchlistActions({ onRename, onDelete }: { onRename: () => void; onDelete: () => void }) {
  return (
    <div>
      <Button type="text" icon={<Icon name="edit" />} onClick={onRename}>
        Rename
      </Button>
      <Button type="text" danger icon={<Icon name="delete" />} onClick={onDelete}>
        Delete
      </Button>
    </div>
  );
}
