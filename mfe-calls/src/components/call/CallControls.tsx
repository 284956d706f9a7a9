import { useAppDispatch, useAppSelector } from '@tayyib/shared/sdk/store';
import { Button, Flex } from '@tayyib/shared/sdk/ui';
import { selectOutgoing } from '../../state/callSlice';
import { hangUp, toggleCamera, toggleMicrophone, toggleVideo, toggleScreen } from '../../state/oneToOne';

/** Buttons for microphone, camera, screen sharing and hanging up. */
export function CallControls() {
  const dispatch = useAppDispatch();
  const { localCameraEnabled, localMicrophoneEnabled, screenSharingActive, isVideoOn } =
    useAppSelector(selectOutgoing);
  return (
    <Flex wrap gap={8} role="toolbar" aria-label="Call controls">
      <Button
        aria-pressed={localMicrophoneEnabled}
        aria-keyshortcuts="m"
        onClick={() => dispatch(toggleMicrophone(!localMicrophoneEnabled))}
      >
        {localMicrophoneEnabled ? 'Mute microphone' : 'Unmute microphone'}
      </Button>
      <Button
        aria-pressed={localCameraEnabled}
        aria-keyshortcuts="v"
        disabled={!isVideoOn}
        onClick={() => dispatch(toggleCamera(!localCameraEnabled))}
      >
        {localCameraEnabled ? 'Turn camera off' : 'Turn camera on'}
      </Button>
      <Button
        aria-pressed={screenSharingActive}
        aria-keyshortcuts="s"
        disabled={!isVideoOn}
        onClick={() => dispatch(toggleScreen(!screenSharingActive))}
      >
        {screenSharingActive ? 'Stop sharing' : 'Share screen'}
      </Button>
      <Button
        aria-pressed={!isVideoOn}
        aria-keyshortcuts="a"
        onClick={() => void dispatch(toggleVideo(!isVideoOn))}
      >
        {isVideoOn ? 'Voice only' : 'Turn video on'}
      </Button>
      <Button danger type="primary" onClick={() => dispatch(hangUp())}>
        Hang up
      </Button>
    </Flex>
  );
}
