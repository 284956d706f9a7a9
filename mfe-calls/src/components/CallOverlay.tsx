import { useEffect } from 'react';
import { Link, useLocation } from '@tayyib/shared/router';
import { useAppDispatch, useAppSelector } from '@tayyib/shared/store';
import { callOf } from '../rtc/call/callState';
import { selectCall, selectOutgoing } from '../state/callSlice';
import { selectRoomTitle } from '../state/groupSlice';
import { returnToCall } from '../state/presence';
import { useStreams } from '../state/streams';
import { CallAnnouncer } from './CallAnnouncer';
import { CallDialogs } from './CallDialogs';
import styles from './CallOverlay.module.css';
import { GroupSound } from './group/GroupSound';
import { useSound } from './useSound';

/** Calls on whatever page is open: they ring everywhere, and one that goes on is a step away. */
export function CallOverlay() {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const state = useAppSelector(selectCall);
  const { isCallShown } = useAppSelector(selectOutgoing);
  const room = useAppSelector(selectRoomTitle);
  useSound(useStreams().remote);
  // a page that was loaded anew in the middle of a call goes back into it, whichever page it is
  useEffect(() => dispatch(returnToCall()), [dispatch]);
  const call = callOf(state);
  const isGoingOn = call !== null && !['dialling', 'ringing'].includes(state.phase);
  return (
    <>
      <CallAnnouncer />
      <CallDialogs />
      <GroupSound />
      {room !== null && pathname !== '/video_chart' && (
        <nav aria-label="Back to the room">
          <Link className={styles.bar} to="/video_chart">
            In the room {room}. Go back to it
          </Link>
        </nav>
      )}
      {isGoingOn && !isCallShown && (
        <nav aria-label="Back to the call">
          <Link className={styles.bar} to="/video_chart">
            In a call with {call.peer.username}. Go back to it
          </Link>
        </nav>
      )}
    </>
  );
}
