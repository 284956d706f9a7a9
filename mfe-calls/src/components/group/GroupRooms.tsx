import { useCallback, useDeferredValue, useEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '@tayyib/shared/store';
import { Alert, Button } from '@tayyib/shared/ui';
import { selectCall } from '../../state/callSlice';
import { selectCalls } from '../../state/callsSlice';
import { enterRoom, leaveRoom, openRoom } from '../../state/groupRoom';
import { groupSlice, selectGroup, selectRoom } from '../../state/groupSlice';
import { isFocusLost } from '../isFocusLost';
import { GroupRoom } from './GroupRoom';
import { OpenRoomForm, type NewRoom } from './OpenRoomForm';
import { RoomList } from './RoomList';

const { noticed } = groupSlice.actions;

/** The room this person is in, or those they can go to. */
export function GroupRooms() {
  const dispatch = useAppDispatch();
  const { phase, groupCallRooms } = useAppSelector(selectCalls);
  const { phase: roomPhase, notice } = useAppSelector(selectGroup);
  // what brings the pictures goes before what shows the room
  const room = useDeferredValue(useAppSelector(selectRoom));
  const call = useAppSelector(selectCall);
  const stopWaiting = useRef<HTMLButtonElement>(null);
  // the button that asked cannot be pressed again
  useEffect(() => {
    if (roomPhase === 'waiting' && isFocusLost()) stopWaiting.current?.focus();
  }, [roomPhase]);
  const enter = useCallback((roomId: string) => void dispatch(enterRoom(roomId)), [dispatch]);
  const open = useCallback((asked: NewRoom) => void dispatch(openRoom(asked)), [dispatch]);
  const canGo = roomPhase === 'outside' && phase === 'online' && !('call' in call);
  return (
    <>
      {notice !== null && (
        <Alert
          role="alert"
          type="info"
          showIcon
          title={notice}
          closable
          onClose={() => dispatch(noticed(null))}
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
          <RoomList rooms={groupCallRooms} canJoin={canGo} onJoin={enter} />
          <OpenRoomForm canOpen={canGo} onOpen={open} />
        </>
      )}
    </>
  );
}
