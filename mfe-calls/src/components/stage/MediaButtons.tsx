import { BarButton, DeviceButton, LevelBar } from './StageBar';
import { useUnread } from './useUnread';
import type { BarPanels } from './Stage';

interface MediaButtonsProps {
  panels: BarPanels;
  /** The own sound and picture. */
  stream: MediaStream | null;
  isMicrophoneOn: boolean;
  isCameraOn: boolean;
  isSharingScreen: boolean;
  /** In a call by voice there is no picture to turn on. */
  hasVideo?: boolean;
  /** Whether sharing the screen is under More on phones. */
  isSharingForWide?: boolean;
  onMicrophone: () => void;
  onCamera: () => void;
  onShare: () => void;
}

/** The buttons for what the user sends: microphone, camera and screen. */
export function MediaButtons(props: MediaButtonsProps) {
  const { isMicrophoneOn, isCameraOn, isSharingScreen, hasVideo = true, isSharingForWide = false } = props;
  const pick = () => props.panels.toggle('devices');
  return (
    <>
      <DeviceButton
        icon={isMicrophoneOn ? 'microphone' : 'microphoneOff'}
        label={isMicrophoneOn ? 'Mute microphone' : 'Unmute microphone'}
        text={isMicrophoneOn ? 'Mute' : 'Unmute'}
        isOff={!isMicrophoneOn}
        hotkey="m"
        onClick={props.onMicrophone}
        picker="Choose a microphone"
        onPick={pick}
        level={isMicrophoneOn && <LevelBar stream={props.stream} />}
      />
      <DeviceButton
        icon={isCameraOn ? 'camera' : 'cameraOff'}
        label={isCameraOn ? 'Turn camera off' : 'Turn camera on'}
        text={isCameraOn ? 'Camera off' : 'Camera on'}
        isOff={!isCameraOn}
        isDisabled={!hasVideo}
        hotkey="v"
        onClick={props.onCamera}
        picker="Choose a camera"
        onPick={pick}
      />
      <BarButton
        icon={isSharingScreen ? 'stopSharing' : 'share'}
        label={isSharingScreen ? 'Stop sharing' : 'Share screen'}
        text={isSharingScreen ? 'Stop' : 'Share'}
        isPressed={isSharingScreen}
        isDisabled={!hasVideo}
        hotkey="s"
        isForWide={isSharingForWide}
        onClick={props.onShare}
      />
    </>
  );
}

/** Opens the reactions. @param label what else is there */
export function ReactionsButton({ panels, label }: { panels: BarPanels; label: string }) {
  return (
    <BarButton
      icon="reaction"
      label={label}
      text="React"
      isPressed={panels.open === 'reactions'}
      isForWide
      onClick={() => panels.toggle('reactions')}
    />
  );
}

/** Opens the chat, and says how many lines of others are unread. */
export function ChatButton({ panels, lines }: { panels: BarPanels; lines: Parameters<typeof useUnread>[0] }) {
  const isOpen = panels.open === 'chat';
  const unread = useUnread(lines, isOpen);
  return (
    <BarButton
      icon="chat"
      label="Chat"
      text="Chat"
      isPressed={isOpen}
      unread={unread}
      hotkey="c"
      onClick={() => panels.toggle('chat')}
    />
  );
}

/** Opens what is needed less often. */
export function MoreButton({ panels }: { panels: BarPanels }) {
  return (
    <BarButton
      icon="more"
      label="More"
      text="More"
      isPressed={panels.open === 'more'}
      onClick={() => panels.toggle('more')}
    />
  );
}
