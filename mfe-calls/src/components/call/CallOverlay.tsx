import { useEffect } from 'react';
import { Link, useLocation } from '@tayyib/shared/sdk/router';
import { useAppDispatch, useAppSelector } from '@tayyib/shared/sdk/store';
import { callOf } from '../../rtc/call/callTransitions';
import { selectCall, selectOutgoing } from '../../state/callSlice';
import { selectRoomTitle } from '../../state/groupSlice';
import { restoreSession } from '../../state/presence';
import { useCallStreams } from '../../state/mediaStreams';
import { CallAnnouncer } from './CallAnnouncer';
import { CallDialogs } from './CallDialogs';
import styles from './CallOverlay.module.css';
import { GroupSound } from '../group/GroupSound';
import { useSound } from '../media/useSound';

/** Calls on every page: dialogs, sound, and a link back to the current call or room. */
export function CallOverlay() {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const state = useAppSelector(selectCall);
  const { isCallShown, shownAt } = useAppSelector(selectOutgoing);
  const room = useAppSelector(selectRoomTitle);
  useSound(useCallStreams().remote);
  // a page that was reloaded stays online and rejoins its call, whichever page it is
  useEffect(() => dispatch(restoreSession()), [dispatch]);
  const call = callOf(state);
  const isActive = call !== null && !['dialling', 'ringing'].includes(state.phase);
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
      {isActive && !isCallShown && (
        <nav aria-label="Back to the call">
          <Link className={styles.bar} to={shownAt}>
            In a call with {call.peer.username}. Go back to it
          </Link>
        </nav>
      )}
    </>
  );
}
