import { useCallback, useEffect, useRef, useState } from 'react';
import type { CallMedia, CallPeer, RoomInviteReply } from '@tayyib/shared/contracts';
import { Navigate, useLocation, useNavigate } from '@tayyib/shared/sdk/router';
import { useAppDispatch, useAppSelector } from '@tayyib/shared/sdk/store';
import { Alert, Button, Icon, PageHeading } from '@tayyib/shared/sdk/ui';
import { ActiveUserList } from '../components/presence/ActiveUserList';
import { GroupRooms } from '../components/group/GroupRooms';
import { InviteNotice } from '../components/group/InviteNotice';
import { ListenerPreview } from '../components/group/ListenerPreview';
import { RoomPreview } from '../components/group/RoomPreview';
import { isFocusLost } from '../components/isFocusLost';
import { inviteCodeIn } from '../domain/inviteAddress';
import type { RoomEntry } from '../rtc/group/RoomDriver';
import { selectPresence } from '../state/presenceSlice';
import { callSlice, canCall, selectOutgoing } from '../state/callSlice';
import { selectIsInRoom, selectRoomPhase } from '../state/groupSlice';
import { placeCall, checkDevices } from '../state/oneToOne';
import { leaveCalls } from '../state/presence';
import styles from './VideoDashboardPage.module.css';

/** The users online for calls and the open group rooms, live; before a room is joined, the own picture and sound. */
export default function VideoDashboardPage() {
  const dispatch = useAppDispatch();
  // an invitation, which outlasts going online
  const location = useLocation();
  const state: unknown = location.state;
  const { pathname, search } = location;
  const code = inviteCodeIn(search);
  const navigate = useNavigate();
  /** The room that the user is about to join. */
  const [entry, setEntry] = useState<RoomEntry | null>(null);
  /** What is known of the room of the invite link. */
  const [invited, setInvited] = useState<RoomInviteReply | null>(null);
  /** The invite link that was followed: not again by itself. */
  const [followed, setFollowed] = useState<string | null>(null);
  const { phase, username, isHidden, activeUsers, groupCallRooms } = useAppSelector(selectPresence);
  const { call, deviceProblem } = useAppSelector(selectOutgoing);
  const isInCall = 'call' in call && !['dialling', 'ringing'].includes(call.phase);
  const isInRoom = useAppSelector(selectIsInRoom);
  const roomPhase = useAppSelector(selectRoomPhase);
  const people = useRef<HTMLHeadingElement>(null);
  const rooms = useRef<HTMLHeadingElement>(null);
  const wasInCall = useRef(false);
  const wasInRoom = useRef(isInRoom);
  const wasJoining = useRef(false);
  // the focus moves on when the call and its buttons are gone
  useEffect(() => {
    if (wasInCall.current && !isInCall) people.current?.focus();
    wasInCall.current = isInCall;
  }, [isInCall]);
  // the same when the user leaves a room
  useEffect(() => {
    if (wasInRoom.current && !isInRoom) rooms.current?.focus();
    wasInRoom.current = isInRoom;
  }, [isInRoom]);
  const dropInvite = () => void navigate(pathname, { replace: true });
  // who was let in needs the link no more
  useEffect(() => {
    if (isInRoom && code !== null) void navigate(pathname, { replace: true });
  }, [isInRoom, code, navigate, pathname]);
  // and when a request to join is refused or cancelled
  useEffect(() => {
    if (wasJoining.current && roomPhase === 'outside' && isFocusLost()) rooms.current?.focus();
    wasJoining.current = roomPhase !== 'outside';
  }, [roomPhase]);
  const ring = useCallback(
    (peer: CallPeer, media: CallMedia) => void dispatch(placeCall(peer, media)),
    [dispatch],
  );
  const canCallNow = useCallback((peer: string) => phase === 'online' && canCall(call, peer), [phase, call]);
  const joinRoom = useCallback((roomId: string) => setEntry({ roomId }), []);
  if (isHidden || phase === 'out' || phase === 'joining')
    return (
      <Navigate to="/video_login" replace state={code === null ? state : { returnTo: pathname + search }} />
    );
  if (entry) {
    const room = 'roomId' in entry ? groupCallRooms.find(({ roomId }) => roomId === entry.roomId) : undefined;
    const about = 'code' in entry ? invited : (room ?? null);
    const isOwn = about?.isOwn ?? false;
    const onOver = (how: 'joined' | 'cancelled') => {
      setEntry(null);
      if (how === 'cancelled' && 'code' in entry) dropInvite();
    };
    if (about?.isOneToMany && !isOwn)
      return <ListenerPreview entry={entry} subject={about} onOver={onOver} />;
    return (
      <RoomPreview
        entry={entry}
        title={room?.title ?? null}
        subject={about}
        asks={!isOwn && ('code' in entry || (room?.hasLobby ?? false))}
        onOver={onOver}
      />
    );
  }
  const leave = (
    <Button icon={<Icon name="logout" />} onClick={() => dispatch(leaveCalls())}>
      Leave
    </Button>
  );
  const peopleOnline = (
    <section key="people" aria-labelledby="calls-people">
      <h2 id="calls-people" ref={people} tabIndex={-1} className={styles.heading}>
        Online now
      </h2>
      <ActiveUserList users={activeUsers} canCall={canCallNow} onCall={ring} />
    </section>
  );
  const groupRooms = (
    <section key="rooms" aria-labelledby="calls-rooms">
      <h2 id="calls-rooms" ref={rooms} tabIndex={-1} className={styles.heading}>
        Group rooms
      </h2>
      <GroupRooms onJoin={joinRoom} />
    </section>
  );
  return (
    <div className={styles.page}>
      <PageHeading
        title="Calls"
        lead={
          <>
            You are here as <strong>{username}</strong>. This page shows who is online for calls and which
            group rooms are open; it updates automatically.
          </>
        }
        actions={leave}
      />
      {code !== null && roomPhase === 'outside' && (
        <InviteNotice
          key={code}
          code={code}
          isFollowed={followed !== code}
          canFollow={!isInCall && phase === 'online'}
          onFollow={(subject) => {
            setInvited(subject);
            setFollowed(code);
            setEntry({ code });
          }}
          onDrop={dropInvite}
        />
      )}
      {phase === 'reconnecting' && (
        <Alert
          role="alert"
          type="warning"
          showIcon
          title="The connection was lost. Others do not see you until it is back; we keep trying."
        />
      )}
      {isInCall && (
        <p>
          You are in a call.{' '}
          <Button type="primary" onClick={() => dispatch(callSlice.actions.callOpened(true))}>
            Show the call
          </Button>
        </p>
      )}
      {call.phase === 'unavailable' && !isInRoom && deviceProblem !== null && (
        <Alert
          role="alert"
          type="warning"
          showIcon
          title={deviceProblem}
          action={<Button onClick={() => void dispatch(checkDevices())}>Try again</Button>}
        />
      )}
      {call.phase === 'available' && !isInRoom && deviceProblem !== null && (
        <Alert role="status" type="info" showIcon title={deviceProblem} />
      )}
      {isInRoom ? [groupRooms, peopleOnline] : [peopleOnline, groupRooms]}
    </div>
  );
}
