import { useAppDispatch, useAppSelector } from '@tayyib/shared/store';
import { Button, Flex } from '@tayyib/shared/ui';
import { selectOutgoing } from '../state/callSlice';
import { hangUp, toggleCamera, toggleMicrophone, toggleScreen } from '../state/oneToOne';

/** What goes out from here, and the way out. */
export function CallControls() {
  const dispatch = useAppDispatch();
  const { localCameraEnabled, localMicrophoneEnabled, screenSharingActive } = useAppSelector(selectOutgoing);
  return (
    <Flex wrap gap={8} role="toolbar" aria-label="Call controls">
      <Button
        aria-pressed={localMicrophoneEnabled}
        onClick={() => dispatch(toggleMicrophone(!localMicrophoneEnabled))}
      >
        {localMicrophoneEnabled ? 'Mute microphone' : 'Unmute microphone'}
      </Button>
      <Button aria-pressed={localCameraEnabled} onClick={() => dispatch(toggleCamera(!localCameraEnabled))}>
        {localCameraEnabled ? 'Turn camera off' : 'Turn camera on'}
      </Button>
      <Button aria-pressed={screenSharingActive} onClick={() => dispatch(toggleScreen(!screenSharingActive))}>
        {screenSharingActive ? 'Stop sharing' : 'Share screen'}
      </Button>
      <Button danger type="primary" onClick={() => dispatch(hangUp())}>
        Hang up
      </Button>
    </Flex>
  );
}
