import { forgetRoom, keepRoom, keptRoomOf, type KeptRoom } from './keptRoom';

const room: KeptRoom = {
  viewerId: 'ann',
  username: 'Ann',
  roomId: 'room',
  isCameraOn: false,
  isMicrophoneOn: true,
};
afterEach(() => sessionStorage.clear());

it('finds the room of the same person again, until it is forgotten', () => {
  expect(keptRoomOf('ann')).toBeNull();
  keepRoom(room);
  expect(keptRoomOf('ann')).toEqual(room);
  expect(keptRoomOf('bob')).toBeNull();
  forgetRoom();
  expect(keptRoomOf('ann')).toBeNull();
});

it('takes nothing that is not a room', () => {
  const { isMicrophoneOn, ...part } = room;
  for (const text of [
    '',
    'null',
    '{',
    '"ann"',
    JSON.stringify({ ...part, isMicrophoneOn: String(isMicrophoneOn) }),
  ]) {
    sessionStorage.setItem('tayyib.room', text);
    expect(keptRoomOf('ann')).toBeNull();
  }
});
