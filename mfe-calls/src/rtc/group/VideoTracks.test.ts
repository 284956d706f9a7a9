import type { GroupCallState, GroupParticipant } from '@tayyib/shared/contracts';
import type { GroupTransport, RouteStage, TransportListener } from './GroupTransport';
import { FakeStream, FakeTrack, withFakeConnections } from './fakeConnections.testing';
import { VideoTracks } from './VideoTracks';

withFakeConnections();
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
  topic: null,
  startsAt: null,
  isOneToMany: false,
  isRecorded: false,
  capacity: 12,
  topology: { kind, epoch },
  participants: ['me', ...others].map(person),
  waiting: [],
  invite: null,
});

/** A stream whose video starts to move on demand. */
function streamSetup() {
  const track = Object.assign(new FakeTrack('video', 'v'), { muted: true });
  const stream = new MediaStream();
  Object.assign(stream, new FakeStream([track]));
  return {
    stream,
    startMoving: () => {
      track.muted = false;
      track.dispatchEvent(new Event('unmute'));
    },
  };
}

/** The video tracks of a room, the routes that were opened, and what is shown. */
function videoTracksSetup() {
  const routes: { name: string; stage: RouteStage; hasLeft: boolean; listener: TransportListener }[] = [];
  const seen: { shown: Record<string, MediaStream>; restoring: boolean[] } = { shown: {}, restoring: [] };
  const videoTracks = new VideoTracks(
    (kind, { epoch }, _tracks, listener): GroupTransport => {
      const route = {
        name: `${kind} ${String(epoch)}`,
        stage: 'single' as RouteStage,
        hasLeft: false,
        listener,
      };
      routes.push(route);
      return {
        join: () => Promise.resolve(),
        publish: () => undefined,
        subscribe: () => undefined,
        setStage: (stage) => (route.stage = stage),
        stats: () => Promise.resolve(new Map<string, RTCStatsReport>()),
        restartIce: () => undefined,
        leave: () => (route.hasLeft = true),
      };
    },
    () => ({ audio: null, video: null, presenter: null }),
    (streams) => (seen.shown = Object.fromEntries(streams)),
    (isRestoring) => seen.restoring.push(isRestoring),
  );
  const arrives = (route: number, participant: string) => {
    const { stream, startMoving } = streamSetup();
    routes[route]?.listener.stream(participant, stream);
    startMoving();
    return stream;
  };
  return { videoTracks, routes, seen, arrives };
}

const left = (routes: readonly { name: string; hasLeft: boolean }[]) =>
  routes.filter(({ hasLeft }) => hasLeft).map(({ name }) => name);

it('shows each participant over the old route until their video moves on the new, and only then closes the old', async () => {
  const { videoTracks, routes, seen, arrives } = videoTracksSetup();
  videoTracks.update(room('mesh', 0, 'ann', 'bob'));
  const annBefore = arrives(0, 'ann');
  const bobBefore = arrives(0, 'bob');
  expect(seen.shown).toEqual({ ann: annBefore, bob: bobBefore });

  videoTracks.update(room('sfu', 1, 'ann', 'bob'));
  expect(routes.map(({ name }) => name)).toEqual(['mesh 0', 'sfu 1']);
  // both routes are open for a while, and each sends less
  expect(routes.map(({ stage }) => stage)).toEqual(['ending', 'starting']);
  const late = streamSetup();
  routes[1]?.listener.stream('ann', late.stream);
  expect(seen.shown['ann']).toBe(annBefore);
  late.startMoving();
  expect(seen.shown['ann']).toBe(late.stream);
  expect(seen.shown['bob']).toBe(bobBefore);
  await jest.advanceTimersByTimeAsync(5000);
  expect(left(routes)).toEqual([]);
  const bobAfter = arrives(1, 'bob');
  expect(seen.shown['bob']).toBe(bobAfter);
  expect(left(routes)).toEqual([]);
  await jest.advanceTimersByTimeAsync(1000);
  expect(left(routes)).toEqual(['mesh 0']);
  expect(routes[1]?.stage).toBe('single');
  expect(seen.restoring).toEqual([]);
});

it('shows a participant who is visible on no route before their video arrives, and removes them when they leave', () => {
  const { videoTracks, routes, seen, arrives } = videoTracksSetup();
  videoTracks.update(room('mesh', 0, 'ann'));
  const annBefore = arrives(0, 'ann');
  videoTracks.update(room('sfu', 1, 'ann', 'bob'));
  const ann = streamSetup().stream;
  const bob = streamSetup().stream;
  routes[1]?.listener.pending('ann', ann);
  routes[1]?.listener.pending('bob', bob);
  expect(seen.shown).toEqual({ ann: annBefore, bob });
  routes[1]?.listener.stream('bob', null);
  expect(seen.shown).toEqual({ ann: annBefore });
});

it('reports that video is being restored when the same route is opened again, until all has arrived', () => {
  const { videoTracks, seen, arrives } = videoTracksSetup();
  videoTracks.update(room('sfu', 1, 'ann', 'bob'));
  arrives(0, 'ann');
  arrives(0, 'bob');
  videoTracks.update(room('sfu', 2, 'ann', 'bob'));
  expect(seen.restoring).toEqual([true]);
  arrives(1, 'ann');
  expect(seen.restoring).toEqual([true]);
  arrives(1, 'bob');
  expect(seen.restoring).toEqual([true, false]);
});

it('does not wait forever for a participant whose video does not arrive', async () => {
  const { videoTracks, routes, seen, arrives } = videoTracksSetup();
  videoTracks.update(room('mesh', 0, 'ann', 'bob'));
  arrives(0, 'ann');
  arrives(0, 'bob');
  videoTracks.update(room('sfu', 1, 'ann', 'bob'));
  const ann = arrives(1, 'ann');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(left(routes)).toEqual(['mesh 0']);
  expect(seen.shown).toEqual({ ann });
});

it('shows only participants of the room, and closes every route at the end', () => {
  const { videoTracks, routes, seen, arrives } = videoTracksSetup();
  videoTracks.update(room('mesh', 0, 'ann', 'bob'));
  arrives(0, 'ann');
  arrives(0, 'bob');
  videoTracks.update(room('mesh', 0, 'bob'));
  expect(Object.keys(seen.shown)).toEqual(['bob']);
  videoTracks.update(room('sfu', 1, 'bob'));
  videoTracks.stop();
  expect(left(routes)).toEqual(['mesh 0', 'sfu 1']);
  expect(seen.shown).toEqual({});
  arrives(1, 'bob');
  expect(seen.shown).toEqual({});
});
