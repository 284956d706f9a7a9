import { act, screen } from '@testing-library/react';
import type { GroupCallState, GroupParticipant } from '@tayyib/shared/contracts';
import VideoDashboardPage from '../../pages/VideoDashboardPage';
import { FakeStream, FakeTrack } from '../../rtc/group/fakeConnections.testing';
import { markPresenter } from '../../rtc/media/presenterTrack';
import { setRoomStreams } from '../../state/mediaStreams';
import { aRoomWithAnn } from '../../state/roomFixture.testing';
import { withCallsOfAnn } from '../call/callsOfAnn.fixture';

const { socket, online, lists } = withCallsOfAnn();
// jsdom plays no sound
beforeEach(
  () => void Object.assign(HTMLMediaElement.prototype, { play: () => Promise.resolve(), pause: () => {} }),
);
afterEach(() => act(() => setRoomStreams({ remote: new Map() })));

const bob = '00000000-0000-4000-8000-0000000000b1';
type Status = Partial<Pick<GroupParticipant, 'isCameraOn' | 'isSharingScreen'>>;

/** A room of Bob that Ann joins. */
interface RoomOfBob {
  kind: GroupCallState['topology']['kind'];
  isOneToMany: boolean;
}

/** The room with Ann and Bob, who is its host. */
function roomWith({ kind, isOneToMany }: RoomOfBob, version: number, status: Status): GroupCallState {
  const room = aRoomWithAnn(version);
  const participants = room.participants.flatMap((ann): GroupParticipant[] => [
    { ...ann, participant: bob, peerId: 'bob', username: 'Bob', self: false, order: 0, ...status },
    { ...ann, isHost: false, isMutedByHost: isOneToMany },
  ]);
  return { ...room, isOneToMany, topology: { kind, epoch: 1 }, participants };
}

/** What arrives of Bob: his sound, his screen, and his camera. */
function streamOfBob(isCameraArriving: boolean) {
  const camera = Object.assign(new FakeTrack('video', 'camera'), { muted: !isCameraArriving });
  const stream = new MediaStream();
  const tracks = [new FakeTrack('audio', 'voice'), camera, new FakeTrack('video', 'screen')];
  Object.assign(stream, { getTracks: new FakeStream(tracks).getTracks });
  for (const track of stream.getTracks()) markPresenter(track, track.id === 'camera');
  return { stream, camera };
}

/** Ann joins the room of Bob, who shares his screen already. */
async function joins(of: RoomOfBob, isCameraArriving: boolean) {
  const room = roomWith(of, 1, { isCameraOn: true, isSharingScreen: true });
  socket().replyTo('group-call-join-request', () => ({
    ok: true,
    as: 'joined',
    room,
    chat: [],
    subject: null,
  }));
  const app = await online(<VideoDashboardPage />);
  const listed = { roomId: room.roomId, title: room.title, hostName: 'Bob', people: 1, capacity: 12 };
  lists({
    ...listed,
    isLocked: false,
    hasLobby: false,
    topic: null,
    startsAt: null,
    isOneToMany: of.isOneToMany,
    isOwn: false,
  });
  await app.person.click(await screen.findByRole('button', { name: 'Join Zakat circle' }));
  const join = of.isOneToMany ? 'Join as a listener' : 'Listen only';
  await app.person.click(await screen.findByRole('button', { name: join }));
  await screen.findByRole('region', { name: 'Room Zakat circle' });
  const { stream, camera } = streamOfBob(isCameraArriving);
  act(() => setRoomStreams({ remote: new Map([[bob, stream]]) }));
  let version = 1;
  const becomes = (status: Status) =>
    act(() => {
      version += 1;
      socket().serverEmits('group-call-room', roomWith(of, version, status));
    });
  return { becomes, camera };
}
const camera = () => screen.queryByLabelText('Bob’s camera');

describe.each<[string, RoomOfBob]>([
  ['between browsers', { kind: 'mesh', isOneToMany: false }],
  ['that is forwarded', { kind: 'sfu', isOneToMany: false }],
  ['of one to many', { kind: 'sfu', isOneToMany: true }],
])('in a room %s', (_which, room) => {
  it('who comes late sees the camera beside a screen as soon as it arrives', async () => {
    const { camera: track } = await joins(room, false);
    expect(screen.getByLabelText('Bob’s video')).toBeInTheDocument();
    expect(camera()).toBeNull();
    act(() => {
      track.muted = false;
      track.dispatchEvent(new Event('unmute'));
    });
    expect(camera()).toBeInTheDocument();
  });

  it('the camera beside a screen goes and comes with the camera, and ends with the screen', async () => {
    const { becomes } = await joins(room, true);
    expect(camera()).toBeInTheDocument();
    becomes({ isCameraOn: false, isSharingScreen: true });
    expect(camera()).toBeNull();
    expect(screen.getByLabelText('Bob’s video')).toBeInTheDocument();
    becomes({ isCameraOn: true, isSharingScreen: true });
    expect(camera()).toBeInTheDocument();
    becomes({ isCameraOn: true, isSharingScreen: false });
    expect(camera()).toBeNull();
    expect(screen.getByLabelText('Bob’s video')).toBeInTheDocument();
    // without both there is no picture at all
    becomes({ isCameraOn: false, isSharingScreen: false });
    expect(screen.queryByLabelText('Bob’s video')).toBeNull();
  });
});
