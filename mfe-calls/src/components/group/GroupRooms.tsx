import { useCallback, useDeferredValue, useEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '@tayyib/shared/sdk/store';
import { Alert, Button } from '@tayyib/shared/sdk/ui';
import { selectCall } from '../../state/callSlice';
import { selectPresence } from '../../state/presenceSlice';
import { enterRoom, leaveRoom, openRoom } from '../../state/groupRoom';
import { groupSlice, selectGroup, selectRoom } from '../../state/groupSlice';
import { isFocusLost } from '../isFocusLost';
import { GroupRoom } from './GroupRoom';
import { OpenRoomForm, type NewRoom } from './OpenRoomForm';
import { RoomList } from './RoomList';
import { useInvitation } from './useInvitation';

const { noticeChanged } = groupSlice.actions;

/** The room the user is in, or the rooms they can join. */
export function GroupRooms() {
  const dispatch = useAppDispatch();
  const { phase, groupCallRooms } = useAppSelector(selectPresence);
  const { phase: roomPhase, notice } = useAppSelector(selectGroup);
  // deferred: connecting the media has priority over rendering the room
  const room = useDeferredValue(useAppSelector(selectRoom));
  const call = useAppSelector(selectCall);
  const stopWaiting = useRef<HTMLButtonElement>(null);
  // the join button is disabled now
  useEffect(() => {
    if (roomPhase === 'waiting' && isFocusLost()) stopWaiting.current?.focus();
  }, [roomPhase]);
  const enter = useCallback((roomId: string) => void dispatch(enterRoom(roomId)), [dispatch]);
  const open = useCallback((room: NewRoom) => void dispatch(openRoom(room)), [dispatch]);
  const canJoin = roomPhase === 'outside' && phase === 'online' && !('call' in call);
  useInvitation(canJoin, enter);
  return (
    <>
      {notice !== null && (
        <Alert
          role="alert"
          type="info"
          showIcon
          title={notice}
          closable
          onClose={() => dispatch(noticeChanged(null))}
        />
      )}
      {roomPhase === 'waiting' && (
        <Alert
          role="status"
          type="info"
          showIcon
          title="The host has been asked to let you in."
          action={
            <Button ref={stopWaiting} onClick={() => dispatch(leaveRoom())}>
              Stop waiting
            </Button>
          }
        />
      )}
      {room ? (
        <GroupRoom room={room} />
      ) : (
        <>
          <RoomList rooms={groupCallRooms} canJoin={canJoin} onJoin={enter} />
          <OpenRoomForm canOpen={canJoin} onOpen={open} />
        </>
      )}
    </>
  );
}
