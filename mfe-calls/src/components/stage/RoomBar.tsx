import { useAppDispatch, useAppSelector } from '@tayyib/shared/sdk/store';
import { leaveRoom, raiseHand, setRoomCamera, setRoomMicrophone, setRoomScreen } from '../../state/groupRoom';
import { groupSlice, selectGroup } from '../../state/groupSlice';
import { useRoomStreams } from '../../state/mediaStreams';
import type { BarPanels } from './Stage';
import { BarButton, DeviceButton, LevelBar } from './StageBar';
import { useUnread } from './useUnread';

const { layoutChosen } = groupSlice.actions;

/** The buttons of a group room. */
export function RoomBar({
  panels: { open, toggle },
  isSpotlight,
}: {
  panels: BarPanels;
  isSpotlight: boolean;
}) {
  const dispatch = useAppDispatch();
  const { local } = useRoomStreams();
  const { isMicrophoneOn, isCameraOn, isSharingScreen, hasRaisedHand, chat, room } =
    useAppSelector(selectGroup);
  // has nothing to turn on before the host lets them speak
  const listens =
    room !== null &&
    room.isOneToMany &&
    room.participants.some(({ self, isMutedByHost }) => self && isMutedByHost);
  const lines = chat.map(({ id, self }) => ({ id, isOwn: self }));
  const unread = useUnread(lines, open === 'chat');
  return (
    <>
      {!listens && (
        <>
          <DeviceButton
            icon={isMicrophoneOn ? 'microphone' : 'microphoneOff'}
            label={isMicrophoneOn ? 'Mute microphone' : 'Unmute microphone'}
            text={isMicrophoneOn ? 'Mute' : 'Unmute'}
            isOff={!isMicrophoneOn}
            hotkey="m"
            onClick={() => dispatch(setRoomMicrophone(!isMicrophoneOn))}
            picker="Choose a microphone"
            onPick={() => toggle('devices')}
            level={isMicrophoneOn && <LevelBar stream={local} />}
          />
          <DeviceButton
            icon={isCameraOn ? 'camera' : 'cameraOff'}
            label={isCameraOn ? 'Turn camera off' : 'Turn camera on'}
            text={isCameraOn ? 'Camera off' : 'Camera on'}
            isOff={!isCameraOn}
            hotkey="v"
            onClick={() => dispatch(setRoomCamera(!isCameraOn))}
            picker="Choose a camera"
            onPick={() => toggle('devices')}
          />
          <BarButton
            icon={isSharingScreen ? 'stopSharing' : 'share'}
            label={isSharingScreen ? 'Stop sharing' : 'Share screen'}
            text={isSharingScreen ? 'Stop' : 'Share'}
            isPressed={isSharingScreen}
            hotkey="s"
            isForWide
            onClick={() => dispatch(setRoomScreen(!isSharingScreen))}
          />
        </>
      )}
      <BarButton
        icon="hand"
        label={hasRaisedHand ? 'Lower hand' : 'Raise hand'}
        text={hasRaisedHand ? 'Lower hand' : 'Raise hand'}
        isPressed={hasRaisedHand}
        isForWide={!listens}
        onClick={() => dispatch(raiseHand(!hasRaisedHand))}
      />
      <BarButton
        icon="reaction"
        label="React"
        text="React"
        isPressed={open === 'reactions'}
        isForWide
        onClick={() => toggle('reactions')}
      />
      <BarButton
        icon="chat"
        label="Chat"
        text="Chat"
        isPressed={open === 'chat'}
        unread={unread}
        hotkey="c"
        onClick={() => toggle('chat')}
      />
      <BarButton
        icon="people"
        label="People"
        text="People"
        isPressed={open === 'people'}
        hotkey="p"
        onClick={() => toggle('people')}
      />
      <BarButton
        icon="layout"
        label={isSpotlight ? 'Show everyone the same size' : 'Show the speaker large'}
        text={isSpotlight ? 'Same size' : 'Speaker large'}
        hotkey="l"
        isForWide
        onClick={() => dispatch(layoutChosen(isSpotlight ? 'grid' : 'spotlight'))}
      />
      <BarButton
        icon="more"
        label="More"
        text="More"
        isPressed={open === 'more'}
        onClick={() => toggle('more')}
      />
      <BarButton
        icon="hangUp"
        label="Leave the room"
        text="Leave"
        isDanger
        onClick={() => dispatch(leaveRoom())}
      />
    </>
  );
}
