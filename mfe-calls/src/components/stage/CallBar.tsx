import { useAppDispatch, useAppSelector } from '@tayyib/shared/sdk/store';
import { selectOutgoing } from '../../state/callSlice';
import { useCallStreams } from '../../state/mediaStreams';
import { hangUp } from '../../state/oneToOne';
import type { BarPanels } from './Stage';
import { BarButton, DeviceButton, LevelBar } from './StageBar';
import { useUnread } from './useUnread';

interface CallBarProps {
  panels: BarPanels;
  actions: Readonly<Record<'mute' | 'turnCamera' | 'share', () => void>>;
}

/** The buttons of a one-to-one call. */
export function CallBar({ panels: { open, toggle }, actions }: CallBarProps) {
  const dispatch = useAppDispatch();
  const { local } = useCallStreams();
  const { localMicrophoneEnabled, localCameraEnabled, screenSharingActive, isVideoOn, chat } =
    useAppSelector(selectOutgoing);
  const unread = useUnread(chat, open === 'chat');
  return (
    <>
      <DeviceButton
        icon={localMicrophoneEnabled ? 'microphone' : 'microphoneOff'}
        label={localMicrophoneEnabled ? 'Mute microphone' : 'Unmute microphone'}
        text={localMicrophoneEnabled ? 'Mute' : 'Unmute'}
        isOff={!localMicrophoneEnabled}
        hotkey="m"
        onClick={actions.mute}
        picker="Choose a microphone"
        onPick={() => toggle('devices')}
        level={localMicrophoneEnabled && <LevelBar stream={local} />}
      />
      <DeviceButton
        icon={localCameraEnabled ? 'camera' : 'cameraOff'}
        label={localCameraEnabled ? 'Turn camera off' : 'Turn camera on'}
        text={localCameraEnabled ? 'Camera off' : 'Camera on'}
        isOff={!localCameraEnabled}
        isDisabled={!isVideoOn}
        hotkey="v"
        onClick={actions.turnCamera}
        picker="Choose a camera"
        onPick={() => toggle('devices')}
      />
      <BarButton
        icon={screenSharingActive ? 'stopSharing' : 'share'}
        label={screenSharingActive ? 'Stop sharing' : 'Share screen'}
        text={screenSharingActive ? 'Stop' : 'Share'}
        isPressed={screenSharingActive}
        isDisabled={!isVideoOn}
        hotkey="s"
        onClick={actions.share}
      />
      <BarButton
        icon="reaction"
        label="React, or raise your hand"
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
        icon="more"
        label="More"
        text="More"
        isPressed={open === 'more'}
        onClick={() => toggle('more')}
      />
      <BarButton icon="hangUp" label="Hang up" text="Hang up" isDanger onClick={() => dispatch(hangUp())} />
    </>
  );
}
