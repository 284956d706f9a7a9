import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RoomSubject } from '@tayyib/shared/contracts';
import { useAppDispatch, useAppSelector } from '@tayyib/shared/sdk/store';
import { Alert, Button, Flex } from '@tayyib/shared/sdk/ui';
import type { RoomEntry } from '../../rtc/group/RoomDriver';
import { selectCall } from '../../state/callSlice';
import {
  closePreview,
  enterRoom,
  openPreview,
  setRoomCamera,
  setRoomMicrophone,
} from '../../state/groupRoom';
import { selectGroup } from '../../state/groupSlice';
import { useRoomStreams } from '../../state/mediaStreams';
import { selectPresence } from '../../state/presenceSlice';
import { InputLevel } from '../media/InputLevel';
import { VideoElement } from '../media/VideoElement';
import { RoomDevices } from '../stage/RoomDevices';
import { RemindMe } from './RemindMe';
import { RoomSubjectNote } from './RoomSubjectNote';
import styles from './RoomPreview.module.css';

interface RoomPreviewProps {
  entry: RoomEntry;
  /** The name of the room; null where the user does not know it yet. */
  title: string | null;
  subject: (RoomSubject & { isOwn: boolean }) | null;
  /** Whether the host has to let the user in. */
  asks: boolean;
  /** The user joins, or gives up. */
  onOver: (how: 'joined' | 'cancelled') => void;
}

/** Own picture and sound before a room is joined. Nothing is sent, and what is open is released when the user gives up. */
export function RoomPreview({ entry, title, subject, asks, onOver }: RoomPreviewProps) {
  const dispatch = useAppDispatch();
  const { local } = useRoomStreams();
  const { isCameraOn, isMicrophoneOn, notice } = useAppSelector(selectGroup);
  const { phase } = useAppSelector(selectPresence);
  const call = useAppSelector(selectCall);
  const [isOpening, setIsOpening] = useState(true);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    let isOver = false;
    void dispatch(openPreview()).then(() => {
      if (!isOver) setIsOpening(false);
    });
    return () => {
      isOver = true;
      dispatch(closePreview());
    };
  }, [dispatch]);
  // a call that was accepted meanwhile comes first
  const isInCall = 'call' in call && call.phase !== 'ringing';
  const giveUp = useEffectEvent(() => onOver('cancelled'));
  useEffect(() => {
    if (isInCall) giveUp();
  }, [isInCall]);
  const has = (kind: 'audio' | 'video') => local?.getTracks().some((track) => track.kind === kind) ?? false;
  const hasMicrophone = has('audio');
  const hasCamera = has('video');
  const isHeard = hasMicrophone && isMicrophoneOn;
  const isSeen = hasCamera && isCameraOn;
  const hasDevice = hasMicrophone || hasCamera;
  const mayBeSent = hasDevice || isOpening;
  const isOnline = phase === 'online';
  const join = (listensOnly: boolean) => {
    void dispatch(enterRoom(entry, { listensOnly }));
    onOver('joined');
  };
  const retry = () => {
    setIsOpening(true);
    void dispatch(openPreview()).then(() => setIsOpening(false));
  };
  return (
    <section className={styles.preview} aria-labelledby="room-preview">
      <h1 id="room-preview" ref={heading} tabIndex={-1} className={styles.heading}>
        {title === null ? 'Join a group call' : `Join “${title}”`}
      </h1>
      {subject && (
        <>
          <RoomSubjectNote {...subject} />
          <RemindMe entry={entry} room={subject} />
        </>
      )}
      <p className={styles.note}>
        Only you see and hear this: nothing is sent yet.
        {asks && ' When you ask to join, the host sees your name and lets you in.'}
      </p>
      <div className={styles.parts}>
        <div className={styles.part}>
          <div className={styles.picture}>
            {hasCamera && local ? (
              <VideoElement stream={local} label="Your video" isOwn />
            ) : (
              <span role="status">
                {isOpening ? 'Opening camera and microphone …' : 'Your camera is off.'}
              </span>
            )}
          </div>
          {isHeard && local && <InputLevel stream={local} />}
          {!isHeard && !isOpening && <p className={styles.note}>Your microphone is off.</p>}
          <Flex wrap gap={8}>
            <Button disabled={isOpening} onClick={() => dispatch(setRoomMicrophone(!isHeard))}>
              {isHeard ? 'Mute microphone' : 'Unmute microphone'}
            </Button>
            <Button disabled={isOpening} onClick={() => dispatch(setRoomCamera(!isSeen))}>
              {isSeen ? 'Turn camera off' : 'Turn camera on'}
            </Button>
          </Flex>
        </div>
        <div className={styles.part}>
          {notice !== null && (
            <Alert
              role="alert"
              type="warning"
              showIcon
              title={notice}
              action={<Button onClick={retry}>Try again</Button>}
            />
          )}
          {!isOnline && (
            <Alert role="alert" type="warning" showIcon title="The connection was lost. We keep trying." />
          )}
          <Flex wrap gap={8}>
            <Button
              type={mayBeSent ? 'primary' : 'default'}
              disabled={!isOnline || !hasDevice}
              onClick={() => join(false)}
            >
              {asks ? 'Ask to join' : 'Join now'}
            </Button>
            <Button type={mayBeSent ? 'default' : 'primary'} disabled={!isOnline} onClick={() => join(true)}>
              Listen only
            </Button>
            <Button onClick={() => onOver('cancelled')}>Cancel</Button>
          </Flex>
          <div className={styles.devices}>
            <RoomDevices />
          </div>
        </div>
      </div>
    </section>
  );
}
