import { useEffect, useRef } from 'react';
import type { RoomSubject } from '@tayyib/shared/contracts';
import { useAppDispatch, useAppSelector } from '@tayyib/shared/sdk/store';
import { Alert, Button, Flex } from '@tayyib/shared/sdk/ui';
import type { RoomEntry } from '../../rtc/group/RoomDriver';
import { enterRoom } from '../../state/groupRoom';
import { selectPresence } from '../../state/presenceSlice';
import { RoomSubjectNote } from './RoomSubjectNote';
import styles from './RoomPreview.module.css';

interface ListenerPreviewProps {
  entry: RoomEntry;
  subject: RoomSubject;
  /** The user joins, or gives up. */
  onOver: (how: 'joined' | 'cancelled') => void;
}

/** Before a room in which one speaks to many: no device is opened, since nothing of who listens is sent. */
export function ListenerPreview({ entry, subject, onOver }: ListenerPreviewProps) {
  const dispatch = useAppDispatch();
  const { phase } = useAppSelector(selectPresence);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isOnline = phase === 'online';
  const join = () => {
    void dispatch(enterRoom(entry, { listensOnly: true }));
    onOver('joined');
  };
  return (
    <section className={styles.preview} aria-labelledby="room-preview">
      <h1 id="room-preview" ref={heading} tabIndex={-1} className={styles.heading}>
        Join a live event
      </h1>
      <RoomSubjectNote {...subject} />
      <p className={styles.note}>
        You join as a listener: your microphone and camera stay off, and the others see your name. Raise your
        hand to speak; the host lets you. The speaker may record their own microphone, never yours.
      </p>
      {!isOnline && (
        <Alert role="alert" type="warning" showIcon title="The connection was lost. We keep trying." />
      )}
      <Flex wrap gap={8}>
        <Button type="primary" disabled={!isOnline} onClick={join}>
          Join as a listener
        </Button>
        <Button onClick={() => onOver('cancelled')}>Cancel</Button>
      </Flex>
    </section>
  );
}
