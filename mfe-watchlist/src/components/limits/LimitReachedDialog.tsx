import { Button, Modal } from '@tayyib/shared/sdk/ui';

/** Shown when a watchlist has the largest size that any plan allows. */
export function LimitReachedDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal
      open
      title="Watchlist Limit Reached"
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          OK
        </Button>
      }
    >
      <p>
        The maximum number of stocks allowed in this watchlist has been reached. Please create a new watchlist
        to add more stocks.
      </p>
    </Modal>
  );
}
