import type { ReactNode } from 'react';
import { useAppDispatch, useAppSelector } from '@tayyib/shared/sdk/store';
import { Alert, Button, Flex } from '@tayyib/shared/sdk/ui';
import { selectCall } from '../../state/callSlice';
import { leaveRoom } from '../../state/groupRoom';
import { selectGroup, selectIsInRoom } from '../../state/groupSlice';
import { hangUp } from '../../state/oneToOne';
import { RecordingNote } from '../group/RecordingNote';
import styles from './StageNotice.module.css';

/** In place of a stage that is not there: what goes on can be ended. Nothing without a call or a room. */
export function StageNotice({ onRetry }: { onRetry: (() => void) | null }) {
  const dispatch = useAppDispatch();
  const call = useAppSelector(selectCall);
  const isInRoom = useAppSelector(selectIsInRoom);
  const { isArriving, room } = useAppSelector(selectGroup);
  const isRoom = isInRoom && !isArriving;
  const isCall = 'call' in call && call.phase !== 'dialling' && call.phase !== 'ringing';
  if (!isRoom && !isCall) return null;
  const what = isRoom ? 'Your room' : 'Your call';
  const end = (
    <Button danger onClick={() => dispatch(isRoom ? leaveRoom() : hangUp())}>
      {isRoom ? 'Leave the room' : 'Hang up'}
    </Button>
  );
  return onRetry ? (
    <Notice role="alert" title={`${what} goes on, but it could not be shown.`}>
      <Button onClick={onRetry}>Try again</Button>
      {end}
      {room?.isOneToMany && <RecordingNote room={room} />}
    </Notice>
  ) : (
    <Notice role="status" title={`${what} is opening.`}>
      {end}
    </Notice>
  );
}

interface NoticeProps {
  role: 'alert' | 'status';
  title: string;
  children: ReactNode;
}

function Notice({ role, title, children }: NoticeProps) {
  return (
    <Alert
      className={styles[role]}
      role={role}
      type={role === 'alert' ? 'error' : 'info'}
      title={title}
      description={
        <Flex gap={8} wrap>
          {children}
        </Flex>
      }
    />
  );
}
