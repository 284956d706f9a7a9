import { useCallback, useEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '@tayyib/shared/sdk/store';
import { Alert, Button } from '@tayyib/shared/sdk/ui';
import { selectCall } from '../../state/callSlice';
import { selectPresence } from '../../state/presenceSlice';
import { leaveRoom, openRoom } from '../../state/groupRoom';
import { groupSlice, selectGroup } from '../../state/groupSlice';
import { isFocusLost } from '../isFocusLost';
import { OpenRoomForm, type NewRoom } from './OpenRoomForm';
import { RoomList } from './RoomList';
import { useInvitation } from './useInvitation';

const { noticeChanged, roomOpened } = groupSlice.actions;

/**
 * The rooms the user can join, or the way back into theirs, which fills the window.
 * @param onJoin called with the room that the user wants to join
 */
export function GroupRooms({ onJoin }: { onJoin: (roomId: string) => void }) {
  const dispatch = useAppDispatch();
  const { phase, groupCallRooms } = useAppSelector(selectPresence);
  const { phase: roomPhase, notice, room } = useAppSelector(selectGroup);
  const call = useAppSelector(selectCall);
  const stopWaiting = useRef<HTMLButtonElement>(null);
  // the join button is disabled now
  useEffect(() => {
    if (roomPhase === 'waiting' && isFocusLost()) stopWaiting.current?.focus();
  }, [roomPhase]);
  const open = useCallback((room: NewRoom) => void dispatch(openRoom(room)), [dispatch]);
  const canJoin = roomPhase === 'outside' && phase === 'online' && !('call' in call);
  useInvitation(canJoin, onJoin);
  return (
    <>
      {notice !== null && !room && (
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
        <p>
          You are in the room <strong>{room.title}</strong>.{' '}
          <Button type="primary" onClick={() => dispatch(roomOpened(true))}>
            Show the room
          </Button>
        </p>
      ) : (
        <>
          <RoomList rooms={groupCallRooms} canJoin={canJoin} onJoin={onJoin} />
          <OpenRoomForm canOpen={canJoin} onOpen={open} />
        </>
      )}
    </>
  );
}
