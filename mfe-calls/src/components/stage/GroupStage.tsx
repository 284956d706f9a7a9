import { useEffect, useEffectEvent, useRef } from 'react';
import type { GroupCallState, GroupParticipant } from '@tayyib/shared/contracts';
import { maxMeshPeople } from '@tayyib/shared/limits';
import { useAppDispatch, useAppSelector } from '@tayyib/shared/sdk/store';
import { Alert, App, Tag } from '@tayyib/shared/sdk/ui';
import {
  raiseHand,
  reactInRoom,
  setRoomCamera,
  setRoomMicrophone,
  setRoomScreen,
} from '../../state/groupRoom';
import { groupSlice, selectGroup } from '../../state/groupSlice';
import { useRoomStreams } from '../../state/mediaStreams';
import { InvitePeople } from '../group/InvitePeople';
import { Knocks } from '../group/Knocks';
import { ListenerNote } from '../group/ListenerNote';
import { ParticipantList } from '../group/ParticipantList';
import { RecordingNote } from '../group/RecordingNote';
import { RoomChat } from '../group/RoomChat';
import { RoomSubjectNote } from '../group/RoomSubjectNote';
import { RoomHost } from '../group/RoomHost';
import { ReactionAnnouncer } from '../reactions/ReactionAnnouncer';
import { ReactionsPanel } from '../reactions/ReactionsPanel';
import { RoomBar } from './RoomBar';
import { RoomDevices } from './RoomDevices';
import { RoomMore } from './RoomMore';
import { Stage } from './Stage';
import { largeOf } from './largeOf';
import { personOf } from './personOf';

const { layoutChosen, noticeChanged, roomOpened } = groupSlice.actions;

/** The room the user is in. */
export function GroupStage({ room }: { room: GroupCallState }) {
  const dispatch = useAppDispatch();
  const { local, remote } = useRoomStreams();
  const group = useAppSelector(selectGroup);
  const { speaker, layout, notice, joinedAt, isRestoring, isMicrophoneOn, isCameraOn, isSharingScreen } =
    group;
  const { roomId, title, isLocked, participants } = room;
  useArrivals(participants);
  const large = largeOf(participants, { speaker, layout, isOneToMany: room.isOneToMany });
  const own = participants.find(({ self }) => self);
  const isHost = own?.isHost ?? false;
  const others = participants
    .filter(({ self }) => !self)
    .map((person) => personOf(person, remote.get(person.participant) ?? null, group));
  return (
    <Stage
      label={`Room ${title}`}
      peopleLabel="People in this room"
      title={
        <>
          {title} {isLocked && <Tag>Locked</Tag>}
        </>
      }
      since={joinedAt}
      people={others}
      own={{
        id: 'own',
        name: 'You',
        stream: local,
        isVideoOn: isCameraOn || isSharingScreen,
        isSharingScreen,
        isPresenterOn: false,
        isMuted: !isMicrophoneOn,
        isSpeaking: false,
        isFrozen: false,
        state: '',
        note: null,
        hasRaisedHand: group.hasRaisedHand,
        reaction: own ? (group.reactions[own.participant] ?? null) : null,
      }}
      largeId={large?.participant ?? null}
      status={
        <>
          <p role="status">{statusOf(room, isRestoring)}</p>
          <ReactionAnnouncer people={others} />
        </>
      }
      whileEmpty="Nobody else is here yet. Invite people, or wait for them."
      alerts={
        <>
          <Knocks room={room} />
          {own && room.isOneToMany && <ListenerNote own={own} />}
          {room.isOneToMany && <RecordingNote room={room} />}
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
        </>
      }
      bar={(panels) => <RoomBar panels={panels} isSpotlight={large !== null} />}
      panels={{
        chat: { title: 'Chat', content: <RoomChat roomId={roomId} /> },
        people: {
          title: 'People',
          content: (
            <>
              <RoomSubjectNote {...room} topic={room.topic === title ? null : room.topic} />
              <ParticipantList room={room} isHost={isHost} />
              {(isHost || !room.isOneToMany) && <InvitePeople room={room} />}
              {isHost && <RoomHost room={room} />}
            </>
          ),
        },
        reactions: {
          title: 'Reactions',
          content: <ReactionsPanel onReact={(reaction) => dispatch(reactInRoom(reaction))} />,
        },
        devices: { title: 'Devices', content: <RoomDevices /> },
        more: {
          title: 'More',
          content: (
            <RoomMore
              isSpotlight={large !== null}
              stream={(large ? remote.get(large.participant) : others[0]?.stream) ?? null}
            />
          ),
        },
      }}
      keys={{
        m: { does: 'Microphone on or off', press: () => dispatch(setRoomMicrophone(!isMicrophoneOn)) },
        v: { does: 'Camera on or off', press: () => dispatch(setRoomCamera(!isCameraOn)) },
        h: { does: 'Raise or lower your hand', press: () => dispatch(raiseHand(!group.hasRaisedHand)) },
        s: { does: 'Share the screen, or stop', press: () => dispatch(setRoomScreen(!isSharingScreen)) },
        l: {
          does: 'The speaker large, or all the same size',
          press: () => dispatch(layoutChosen(large ? 'grid' : 'spotlight')),
        },
      }}
      isFull
      onShrink={() => dispatch(roomOpened(false))}
    />
  );
}

function statusOf({ participants, capacity, topology }: GroupCallState, isRestoring: boolean): string {
  const isTooLarge = topology.kind === 'mesh' && participants.length > maxMeshPeople;
  const isFull = capacity === maxMeshPeople && participants.length >= capacity;
  const parts = [
    `${String(participants.length)} of ${String(capacity)} people`,
    isFull && 'The room is full',
    isTooLarge &&
      'Our forwarding server is not available, so video may stutter. Turn your camera off if the sound breaks up',
    isRestoring && 'The video was interrupted and is being restored. The chat still works.',
  ];
  return parts.filter((part) => part !== false).join('. ');
}

/** Says who comes and goes, by messages that go away by themselves. */
function useArrivals(participants: readonly GroupParticipant[]): void {
  const { message } = App.useApp();
  const before = useRef<readonly GroupParticipant[] | null>(null);
  const say = useEffectEvent((key: string, content: string) => void message.info({ key, content }));
  useEffect(() => {
    const known = before.current;
    before.current = participants;
    if (known === null) return;
    const has = (people: readonly GroupParticipant[], { participant }: GroupParticipant) =>
      people.some((one) => one.participant === participant);
    for (const one of participants) if (!has(known, one)) say(one.participant, `${one.username} joined.`);
    for (const one of known) if (!has(participants, one)) say(one.participant, `${one.username} left.`);
  }, [participants]);
}
