import { useDeferredValue, useEffect } from 'react';
import { useAppSelector } from '@tayyib/shared/sdk/store';
import { callOf } from '../../rtc/call/callTransitions';
import { selectCall, selectOutgoing } from '../../state/callSlice';
import { selectGroup, selectRoom } from '../../state/groupSlice';
import { useCoBrowsing } from '../cobrowsing/useCoBrowsing';
import { CallStage } from './CallStage';
import { CallWindow } from './CallWindow';
import { GroupStage } from './GroupStage';
import { closePicture } from './pictureInPicture';
import { RoomWindow } from './RoomWindow';

/** The call or the room of the user, on every page: in the whole window, or in a small one. */
export default function StageOverlay() {
  const call = useAppSelector(selectCall);
  const { isCallShown, isOpen } = useAppSelector(selectOutgoing);
  const { isOpen: isRoomOpen, isArriving } = useAppSelector(selectGroup);
  // deferred: connecting the media has priority over rendering the room
  const room = useDeferredValue(useAppSelector(selectRoom));
  useCoBrowsing();
  const isOver = callOf(call) === null && room === null;
  useEffect(() => {
    if (isOver) closePicture();
  }, [isOver]);
  // no call and no room any more, or another user signed in
  useEffect(() => closePicture, []);
  if (room && !isArriving) return isRoomOpen ? <GroupStage room={room} /> : <RoomWindow room={room} />;
  if (!('call' in call) || call.phase === 'dialling' || call.phase === 'ringing' || isCallShown) return null;
  return isOpen ? <CallStage {...call} /> : <CallWindow {...call} />;
}
