import { useAppDispatch, useAppSelector } from '@tayyib/shared/sdk/store';
import { selectOutgoing } from '../../state/callSlice';
import { useCallStreams } from '../../state/mediaStreams';
import { hangUp } from '../../state/oneToOne';
import { ChatButton, MediaButtons, MoreButton, ReactionsButton } from './MediaButtons';
import type { BarPanels } from './Stage';
import { BarButton } from './StageBar';

interface CallBarProps {
  panels: BarPanels;
  actions: Readonly<Record<'mute' | 'turnCamera' | 'share', () => void>>;
}

/** The buttons of a one-to-one call. */
export function CallBar({ panels, actions }: CallBarProps) {
  const dispatch = useAppDispatch();
  const { local } = useCallStreams();
  const { localMicrophoneEnabled, localCameraEnabled, screenSharingActive, isVideoOn, chat } =
    useAppSelector(selectOutgoing);
  return (
    <>
      <MediaButtons
        panels={panels}
        stream={local}
        isMicrophoneOn={localMicrophoneEnabled}
        isCameraOn={localCameraEnabled}
        isSharingScreen={screenSharingActive}
        hasVideo={isVideoOn}
        onMicrophone={actions.mute}
        onCamera={actions.turnCamera}
        onShare={actions.share}
      />
      <ReactionsButton panels={panels} label="React, or raise your hand" />
      <ChatButton panels={panels} lines={chat} />
      <MoreButton panels={panels} />
      <BarButton icon="hangUp" label="Hang up" text="Hang up" isDanger onClick={() => dispatch(hangUp())} />
    </>
  );
}
