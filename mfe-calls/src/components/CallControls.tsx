import { useAppDispatch, useAppSelector } from '@tayyib/shared/store';
import { Button, Flex } from '@tayyib/shared/ui';
import { selectOutgoing } from '../state/callSlice';
import { hangUp, toggleCamera, toggleMicrophone, togglePictures, toggleScreen } from '../state/oneToOne';

/** What goes out from here, and the way out. */
export function CallControls() {
  const dispatch = useAppDispatch();
  const { localCameraEnabled, localMicrophoneEnabled, screenSharingActive, arePicturesOn } =
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
        disabled={!arePicturesOn}
        onClick={() => dispatch(toggleCamera(!localCameraEnabled))}
      >
        {localCameraEnabled ? 'Turn camera off' : 'Turn camera on'}
      </Button>
      <Button
        aria-pressed={screenSharingActive}
        aria-keyshortcuts="s"
        disabled={!arePicturesOn}
        onClick={() => dispatch(toggleScreen(!screenSharingActive))}
      >
        {screenSharingActive ? 'Stop sharing' : 'Share screen'}
      </Button>
      <Button
        aria-pressed={!arePicturesOn}
        aria-keyshortcuts="a"
        onClick={() => void dispatch(togglePictures(!arePicturesOn))}
      >
        {arePicturesOn ? 'Voice only' : 'Show pictures again'}
      </Button>
      <Button danger type="primary" onClick={() => dispatch(hangUp())}>
        Hang up
      </Button>
    </Flex>
  );
}
