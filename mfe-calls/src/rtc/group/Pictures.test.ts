import type { GroupCallState, GroupParticipant } from '@tayyib/shared/contracts';
import type { GroupTransport, Stage, TransportListener } from './GroupTransport';
import { Pictures } from './Pictures';
import { ScriptedStream, ScriptedTrack, withScriptedConnections } from './scriptedConnections';

withScriptedConnections();
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const person = (participant: string, order: number): GroupParticipant => ({
  participant,
  peerId: participant,
  order,
  username: participant,
  self: participant === 'me',
  isHost: false,
  isPresent: true,
  handRaisedAt: null,
  isMicrophoneOn: true,
  isCameraOn: true,
  isSharingScreen: false,
  isMutedByHost: false,
});

const room = (kind: 'mesh' | 'sfu', epoch: number, ...others: readonly string[]): GroupCallState => ({
  roomId: 'room',
  version: epoch,
  title: 'Zakat circle',
  isLocked: false,
  hasLobby: false,
  capacity: 12,
  topology: { kind, epoch },
  participants: ['me', ...others].map(person),
  waiting: [],
});

/** A stream whose picture comes when it is told to. */
function aStream() {
  const track = Object.assign(new ScriptedTrack('video', 'v'), { muted: true });
  const stream = new MediaStream();
  Object.assign(stream, new ScriptedStream([track]));
  return {
    stream,
    moves: () => {
      track.muted = false;
      track.dispatchEvent(new Event('unmute'));
    },
  };
}

/** The pictures of a room, the ways that were opened for them, and what is shown. */
function somePictures() {
  const ways: { name: string; stage: Stage; hasLeft: boolean; listener: TransportListener }[] = [];
  const told: { shown: Record<string, MediaStream>; restoring: boolean[] } = { shown: {}, restoring: [] };
  const pictures = new Pictures(
    (kind, { epoch }, _tracks, listener): GroupTransport => {
      const way = { name: `${kind} ${String(epoch)}`, stage: 'alone' as Stage, hasLeft: false, listener };
      ways.push(way);
      return {
        join: () => Promise.resolve(),
        publish: () => undefined,
        subscribe: () => undefined,
        enter: (stage) => (way.stage = stage),
        stats: () => Promise.resolve(new Map<string, RTCStatsReport>()),
        restartIce: () => undefined,
        leave: () => (way.hasLeft = true),
      };
    },
    () => ({ audio: null, video: null }),
    (streams) => (told.shown = Object.fromEntries(streams)),
    (isRestoring) => told.restoring.push(isRestoring),
  );
  const arrives = (way: number, participant: string) => {
    const { stream, moves } = aStream();
    ways[way]?.listener.stream(participant, stream);
    moves();
    return stream;
  };
  return { pictures, ways, told, arrives };
}

const left = (ways: readonly { name: string; hasLeft: boolean }[]) =>
  ways.filter(({ hasLeft }) => hasLeft).map(({ name }) => name);

it('shows each person the old way until they move on the new, and only then leaves the old', async () => {
  const { pictures, ways, told, arrives } = somePictures();
  pictures.follow(room('mesh', 0, 'ann', 'bob'));
  const [annBefore, bobBefore] = [arrives(0, 'ann'), arrives(0, 'bob')];
  expect(told.shown).toEqual({ ann: annBefore, bob: bobBefore });

  pictures.follow(room('sfu', 1, 'ann', 'bob'));
  expect(ways.map(({ name }) => name)).toEqual(['mesh 0', 'sfu 1']);
  // both carry pictures for a while, and each fewer
  expect(ways.map(({ stage }) => stage)).toEqual(['leaving', 'arriving']);
  const late = aStream();
  ways[1]?.listener.stream('ann', late.stream);
  expect(told.shown['ann']).toBe(annBefore);
  late.moves();
  expect(told.shown['ann']).toBe(late.stream);
  expect(told.shown['bob']).toBe(bobBefore);
  await jest.advanceTimersByTimeAsync(5000);
  expect(left(ways)).toEqual([]);
  const bobAfter = arrives(1, 'bob');
  expect(told.shown['bob']).toBe(bobAfter);
  expect(left(ways)).toEqual([]);
  await jest.advanceTimersByTimeAsync(1000);
  expect(left(ways)).toEqual(['mesh 0']);
  expect(ways[1]?.stage).toBe('alone');
  expect(told.restoring).toEqual([]);
});

it('shows whoever is seen no other way before their picture is there, and lets go of them when they leave', () => {
  const { pictures, ways, told, arrives } = somePictures();
  pictures.follow(room('mesh', 0, 'ann'));
  const annBefore = arrives(0, 'ann');
  pictures.follow(room('sfu', 1, 'ann', 'bob'));
  const [ann, bob] = [aStream().stream, aStream().stream];
  ways[1]?.listener.coming('ann', ann);
  ways[1]?.listener.coming('bob', bob);
  expect(told.shown).toEqual({ ann: annBefore, bob });
  ways[1]?.listener.stream('bob', null);
  expect(told.shown).toEqual({ ann: annBefore });
});

it('says that pictures are brought back when the same way begins anew, until all are there', () => {
  const { pictures, told, arrives } = somePictures();
  pictures.follow(room('sfu', 1, 'ann', 'bob'));
  arrives(0, 'ann');
  arrives(0, 'bob');
  pictures.follow(room('sfu', 2, 'ann', 'bob'));
  expect(told.restoring).toEqual([true]);
  arrives(1, 'ann');
  expect(told.restoring).toEqual([true]);
  arrives(1, 'bob');
  expect(told.restoring).toEqual([true, false]);
});

it('does not wait for ever for somebody whose picture does not come', async () => {
  const { pictures, ways, told, arrives } = somePictures();
  pictures.follow(room('mesh', 0, 'ann', 'bob'));
  arrives(0, 'ann');
  arrives(0, 'bob');
  pictures.follow(room('sfu', 1, 'ann', 'bob'));
  const ann = arrives(1, 'ann');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(left(ways)).toEqual(['mesh 0']);
  expect(told.shown).toEqual({ ann });
});

it('shows nobody who is not in the room, and leaves every way at the end', () => {
  const { pictures, ways, told, arrives } = somePictures();
  pictures.follow(room('mesh', 0, 'ann', 'bob'));
  arrives(0, 'ann');
  arrives(0, 'bob');
  pictures.follow(room('mesh', 0, 'bob'));
  expect(Object.keys(told.shown)).toEqual(['bob']);
  pictures.follow(room('sfu', 1, 'bob'));
  pictures.stop();
  expect(left(ways)).toEqual(['mesh 0', 'sfu 1']);
  expect(told.shown).toEqual({});
  arrives(1, 'bob');
  expect(told.shown).toEqual({});
});
