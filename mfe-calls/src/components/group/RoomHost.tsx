import type { GroupCallState } from '@tayyib/shared/contracts';
import { useConfirm } from '@tayyib/shared/parts/page';
import { useAppDispatch } from '@tayyib/shared/sdk/store';
import { Button } from '@tayyib/shared/sdk/ui';
import { closeRoom, moderate } from '../../state/groupRoom';
import { RecordVoice } from './RecordVoice';

/** What only the host can do with the room itself. */
export function RoomHost({ room: { roomId, isLocked, isOneToMany } }: { room: GroupCallState }) {
  const dispatch = useAppDispatch();
  const confirm = useConfirm();
  const confirmClose = () =>
    confirm({
      title: 'Close the room for everyone?',
      content: 'Everyone in it is disconnected, and its chat is deleted. To go alone, leave the room.',
      action: 'Close the room',
      keep: 'Keep it open',
      onConfirm: () => dispatch(closeRoom()),
    });
  return (
    <>
      {isOneToMany && <RecordVoice />}
      <Button onClick={() => void dispatch(moderate({ roomId, verb: isLocked ? 'unlock' : 'lock' }))}>
        {isLocked ? 'Unlock the room' : 'Lock the room'}
      </Button>
      <Button danger onClick={confirmClose}>
        Close for everyone
      </Button>
    </>
  );
}
