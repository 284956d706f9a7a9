import { useAppDispatch, useAppSelector } from '@tayyib/shared/sdk/store';
import { Button } from '@tayyib/shared/sdk/ui';
import { raiseHand, reactInRoom, setRoomScreen } from '../../state/groupRoom';
import { groupSlice, selectGroup } from '../../state/groupSlice';
import { ReactionsPanel } from '../reactions/ReactionsPanel';
import { PictureButton } from './PictureButton';
import { RoomDevices } from './RoomDevices';
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
        <ReactionsPanel
          hand={{ isUp: hasRaisedHand, onChange: (isUp) => dispatch(raiseHand(isUp)) }}
          onReact={(reaction) => dispatch(reactInRoom(reaction))}
        />
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
      <RoomDevices />
      <p>
        Press <kbd>?</kbd> for the keyboard shortcuts.
      </p>
    </>
  );
}
