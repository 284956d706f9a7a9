import { useEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '@tayyib/shared/store';
import { Alert, Button } from '@tayyib/shared/ui';
import { selectCall } from '../../state/callSlice';
import { selectCalls } from '../../state/callsSlice';
import { enterRoom, leaveRoom, openRoom } from '../../state/groupRoom';
import { groupSlice, selectGroup } from '../../state/groupSlice';
import { isFocusLost } from '../isFocusLost';
import { GroupRoom } from './GroupRoom';
import { OpenRoomForm } from './OpenRoomForm';
import { RoomList } from './RoomList';

const { noticed } = groupSlice.actions;

/** The room this person is in, or those they can go to. */
export function GroupRooms() {
  const dispatch = useAppDispatch();
  const { phase, groupCallRooms } = useAppSelector(selectCalls);
  const { phase: roomPhase, room, notice } = useAppSelector(selectGroup);
  const call = useAppSelector(selectCall);
  const stopWaiting = useRef<HTMLButtonElement>(null);
  // the button that asked cannot be pressed again
  useEffect(() => {
    if (roomPhase === 'waiting' && isFocusLost()) stopWaiting.current?.focus();
  }, [roomPhase]);
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
          <RoomList
            rooms={groupCallRooms}
            canJoin={canGo}
            onJoin={(roomId) => void dispatch(enterRoom(roomId))}
          />
          <OpenRoomForm canOpen={canGo} onOpen={(asked) => void dispatch(openRoom(asked))} />
        </>
      )}
    </>
  );
}
