import { useAppDispatch, useAppSelector } from '@tayyib/shared/sdk/store';
import { onlyListens } from '../../domain/onlyListens';
import { leaveRoom, raiseHand, setRoomCamera, setRoomMicrophone, setRoomScreen } from '../../state/groupRoom';
import { groupSlice, selectGroup } from '../../state/groupSlice';
import { useRoomStreams } from '../../state/mediaStreams';
import { ChatButton, MediaButtons, MoreButton, ReactionsButton } from './MediaButtons';
import type { BarPanels } from './Stage';
import { BarButton } from './StageBar';

const { layoutChosen } = groupSlice.actions;

/** The buttons of a group room. */
export function RoomBar({ panels, isSpotlight }: { panels: BarPanels; isSpotlight: boolean }) {
  const { open, toggle } = panels;
  const dispatch = useAppDispatch();
  const { local } = useRoomStreams();
  const { isMicrophoneOn, isCameraOn, isSharingScreen, hasRaisedHand, chat, room } =
    useAppSelector(selectGroup);
  // has nothing to turn on before the host lets them speak
  const listens = room !== null && onlyListens(room);
  const lines = chat.map(({ id, self }) => ({ id, isOwn: self }));
  return (
    <>
      {!listens && (
        <MediaButtons
          panels={panels}
          stream={local}
          isMicrophoneOn={isMicrophoneOn}
          isCameraOn={isCameraOn}
          isSharingScreen={isSharingScreen}
          isSharingForWide
          onMicrophone={() => dispatch(setRoomMicrophone(!isMicrophoneOn))}
          onCamera={() => dispatch(setRoomCamera(!isCameraOn))}
          onShare={() => dispatch(setRoomScreen(!isSharingScreen))}
        />
      )}
      <BarButton
        icon="hand"
        label={hasRaisedHand ? 'Lower hand' : 'Raise hand'}
        text={hasRaisedHand ? 'Lower hand' : 'Raise hand'}
        isPressed={hasRaisedHand}
        isForWide={!listens}
        onClick={() => dispatch(raiseHand(!hasRaisedHand))}
      />
      <ReactionsButton panels={panels} label="React" />
      <ChatButton panels={panels} lines={lines} />
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
      <MoreButton panels={panels} />
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
