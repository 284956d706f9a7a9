import { memo } from 'react';
import { useAppDispatch, useAppSelector } from '@tayyib/shared/sdk/store';
import { App, Button, Flex } from '@tayyib/shared/sdk/ui';
import {
  closeRoom,
  leaveRoom,
  moderate,
  raiseHand,
  setRoomCamera,
  setRoomMicrophone,
  setRoomScreen,
} from '../../state/groupRoom';
import { groupSlice, selectGroup } from '../../state/groupSlice';

const { layoutChosen } = groupSlice.actions;

interface RoomControlsProps {
  roomId: string;
  isLocked: boolean;
  isHost: boolean;
}

/** Buttons for devices, layout and leaving; the host can also lock and close the room. */
export const RoomControls = memo(function RoomControls({ roomId, isLocked, isHost }: RoomControlsProps) {
  const dispatch = useAppDispatch();
  const { isMicrophoneOn, isCameraOn, isSharingScreen, hasRaisedHand, layout } = useAppSelector(selectGroup);
  const { modal } = App.useApp();
  const confirmClose = () =>
    void modal.confirm({
      title: 'Close the room for everyone?',
      content: 'Everyone in it is disconnected, and its chat is deleted. To go alone, leave the room.',
      okText: 'Close the room',
      okButtonProps: { danger: true },
      autoFocusButton: 'cancel',
      cancelText: 'Keep it open',
      onOk: () => {
        dispatch(closeRoom());
      },
    });
  return (
    <Flex wrap gap={8} role="toolbar" aria-label="Room controls">
      <Button onClick={() => dispatch(setRoomMicrophone(!isMicrophoneOn))}>
        {isMicrophoneOn ? 'Mute microphone' : 'Unmute microphone'}
      </Button>
      <Button onClick={() => dispatch(setRoomCamera(!isCameraOn))}>
        {isCameraOn ? 'Turn camera off' : 'Turn camera on'}
      </Button>
      <Button onClick={() => dispatch(setRoomScreen(!isSharingScreen))}>
        {isSharingScreen ? 'Stop sharing' : 'Share screen'}
      </Button>
      <Button onClick={() => dispatch(raiseHand(!hasRaisedHand))}>
        {hasRaisedHand ? 'Lower hand' : 'Raise hand'}
      </Button>
      <Button onClick={() => dispatch(layoutChosen(layout === 'grid' ? 'spotlight' : 'grid'))}>
        {layout === 'grid' ? 'Show the speaker large' : 'Show everyone the same size'}
      </Button>
      {isHost && (
        <Button onClick={() => void dispatch(moderate({ roomId, verb: isLocked ? 'unlock' : 'lock' }))}>
          {isLocked ? 'Unlock the room' : 'Lock the room'}
        </Button>
      )}
      <Button onClick={() => dispatch(leaveRoom())}>Leave the room</Button>
      {isHost && (
        <Button danger onClick={confirmClose}>
          Close for everyone
        </Button>
      )}
    </Flex>
  );
});
