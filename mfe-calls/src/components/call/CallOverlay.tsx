import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from '@tayyib/shared/sdk/router';
import { useAppDispatch, useAppSelector } from '@tayyib/shared/sdk/store';
import { callSlice, selectCall, selectOutgoing } from '../../state/callSlice';
import { groupSlice, selectGroup, selectIsInRoom } from '../../state/groupSlice';
import { restoreSession } from '../../state/presence';
import { selectPresence } from '../../state/presenceSlice';
import { useCallStreams } from '../../state/mediaStreams';
import { CallAnnouncer } from './CallAnnouncer';
import { CallDialogs } from './CallDialogs';
import { LoadedStage } from './LoadedStage';
import { GroupSound } from '../group/GroupSound';
import { useSound } from '../media/useSound';

const loadStage = () => import('../stage/StageOverlay');

/** Calls on every page: dialogs, sound, and the current call or room itself. */
export function CallOverlay() {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const isRedirect = useNavigationType() === NavigationType.Replace;
  const state = useAppSelector(selectCall);
  const isInRoom = useAppSelector(selectIsInRoom);
  const { isCallShown } = useAppSelector(selectOutgoing);
  const isInCall = 'call' in state;
  const { isArriving } = useAppSelector(selectGroup);
  const { remote } = useCallStreams();
  // a call that became a room ends a little after the room is heard
  useSound(isInRoom && !isArriving ? null : remote);
  const isOnline = useAppSelector(selectPresence).phase === 'online';
  useEffect(() => {
    // before a call needs it: a failure is seen, and retried, when one does
    if (isOnline) loadStage().catch(() => undefined);
  }, [isOnline]);
  // a page that was reloaded stays online and rejoins its call, whichever page it is
  useEffect(() => dispatch(restoreSession()), [dispatch]);
  // who goes to another page goes on there, with the call in the small window; a redirect, which may be late, is nobody's choice
  const wasAt = useRef(pathname);
  useEffect(() => {
    const isSamePage = wasAt.current === pathname;
    wasAt.current = pathname;
    if (isSamePage || isRedirect) return;
    dispatch(callSlice.actions.callOpened(false));
    dispatch(groupSlice.actions.roomOpened(false));
  }, [dispatch, pathname, isRedirect]);
  return (
    <>
      <CallAnnouncer />
      <CallDialogs />
      <GroupSound />
      {(isInCall || isInRoom) && <LoadedStage load={loadStage} isElsewhere={isCallShown} />}
    </>
  );
}
