import { useAppDispatch, useAppSelector } from '@tayyib/shared/sdk/store';
import { Button } from '@tayyib/shared/sdk/ui';
import { chooseRoomInput, raiseHand, setRoomScreen } from '../../state/groupRoom';
import { groupSlice, selectGroup } from '../../state/groupSlice';
import { DevicesPanel } from './DevicesPanel';
import { PictureButton } from './PictureButton';
import { toggleFullScreen } from './Stage';
import styles from './RoomMore.module.css';

const { layoutChosen } = groupSlice.actions;

interface RoomMoreProps {
  isSpotlight: boolean;
  /** The picture that can be shown above all windows. */
  stream: MediaStream | null;
}

/** What the bar of a room has no place for; on phones also what is left out there. */
export function RoomMore({ isSpotlight, stream }: RoomMoreProps) {
  const dispatch = useAppDispatch();
  const { isSharingScreen, hasRaisedHand } = useAppSelector(selectGroup);
  return (
    <>
      <div className={styles.narrow}>
        <Button onClick={() => dispatch(raiseHand(!hasRaisedHand))}>
          {hasRaisedHand ? 'Lower your hand' : 'Raise your hand'}
        </Button>
        <Button onClick={() => dispatch(setRoomScreen(!isSharingScreen))}>
          {isSharingScreen ? 'Stop sharing the screen' : 'Share the screen'}
        </Button>
        <Button onClick={() => dispatch(layoutChosen(isSpotlight ? 'grid' : 'spotlight'))}>
          {isSpotlight ? 'Everyone the same size' : 'The speaker large'}
        </Button>
      </div>
      <Button onClick={({ currentTarget }) => void toggleFullScreen(currentTarget.closest('section'))}>
        Full screen
      </Button>
      <PictureButton stream={stream} />
      <DevicesPanel onChoose={(kind, deviceId) => dispatch(chooseRoomInput(kind, deviceId))} />
      <p>
        Press <kbd>?</kbd> for the keyboard shortcuts.
      </p>
    </>
  );
}
