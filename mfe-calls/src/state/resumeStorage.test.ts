import { clearSavedRoom, readSavedRoom, saveRoom, type SavedRoom } from './resumeStorage';

const room: SavedRoom = {
  viewerId: 'ann',
  username: 'Ann',
  roomId: 'room',
  isCameraOn: false,
  isMicrophoneOn: true,
};
afterEach(() => sessionStorage.clear());

it('finds the saved room of the same user, until it is cleared', () => {
  expect(readSavedRoom('ann')).toBeNull();
  saveRoom(room);
  expect(readSavedRoom('ann')).toEqual(room);
  expect(readSavedRoom('bob')).toBeNull();
  clearSavedRoom();
  expect(readSavedRoom('ann')).toBeNull();
});

it('ignores values that are not a saved room', () => {
  const { isMicrophoneOn, ...part } = room;
  for (const text of [
    '',
    'null',
    '{',
    '"ann"',
    JSON.stringify({ ...part, isMicrophoneOn: String(isMicrophoneOn) }),
  ]) {
    sessionStorage.setItem('tayyib.room', text);
    expect(readSavedRoom('ann')).toBeNull();
  }
});
