import { useCallback, useEffect, useRef } from 'react';
import type { GroupCallPlan, GroupCallRegister, GroupCallRoom } from '@tayyib/shared/contracts';
import { useConfirm } from '@tayyib/shared/parts/page';
import { useAppDispatch, useAppSelector } from '@tayyib/shared/sdk/store';
import { Alert, Button, Flex } from '@tayyib/shared/sdk/ui';
import { selectCall } from '../../state/callSlice';
import { selectPresence } from '../../state/presenceSlice';
import { closePlannedRoom, leaveRoom, openRoom, planRoom } from '../../state/groupRoom';
import { groupSlice, selectGroup } from '../../state/groupSlice';
import { isFocusLost } from '../isFocusLost';
import { OpenRoomForm } from './OpenRoomForm';
import { RoomList } from './RoomList';
import { RoomSubjectNote } from './RoomSubjectNote';
import { useInvitation } from './useInvitation';

const { noticeChanged, roomOpened } = groupSlice.actions;

/**
 * The rooms the user can join, or the way back into theirs, which fills the window.
 * @param onJoin called with the room that the user wants to join
 */
export function GroupRooms({ onJoin }: { onJoin: (roomId: string) => void }) {
  const dispatch = useAppDispatch();
  const { phase, groupCallRooms } = useAppSelector(selectPresence);
  const { phase: roomPhase, notice, room, subject } = useAppSelector(selectGroup);
  const call = useAppSelector(selectCall);
  const stopWaiting = useRef<HTMLButtonElement>(null);
  // the join button is disabled now
  useEffect(() => {
    if (roomPhase === 'waiting' && isFocusLost()) stopWaiting.current?.focus();
  }, [roomPhase]);
  const confirm = useConfirm();
  const open = useCallback((room: GroupCallRegister) => void dispatch(openRoom(room)), [dispatch]);
  const plan = useCallback((room: GroupCallPlan) => dispatch(planRoom(room)), [dispatch]);
  const confirmClose = useCallback(
    ({ roomId, title }: GroupCallRoom) =>
      confirm({
        title: `Close ${title}?`,
        content: 'Participants and users in the lobby are notified, and the invite link stops working.',
        action: 'Close the room',
        keep: 'Keep it',
        onConfirm: () => dispatch(closePlannedRoom(roomId)),
      }),
    [dispatch, confirm],
  );
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
          title={
            subject?.startsAt
              ? 'You are in the lobby. You come in when the host is there and lets you in.'
              : 'The host has been asked to let you in.'
          }
          description={
            <Flex vertical gap={8} align="flex-start">
              {subject && <RoomSubjectNote {...subject} />}
              <Button ref={stopWaiting} onClick={() => dispatch(leaveRoom())}>
                Stop waiting
              </Button>
            </Flex>
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
          <RoomList rooms={groupCallRooms} canJoin={canJoin} onJoin={onJoin} onClose={confirmClose} />
          <OpenRoomForm canOpen={canJoin} onOpen={open} onPlan={plan} />
        </>
      )}
    </>
  );
}
