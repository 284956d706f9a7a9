import { parsePeerStatus } from './PeerStatus';

const status = { isMicrophoneOn: true, isCameraOn: false, isSharingScreen: true };

it('reads what the other side has on', () => {
  expect(parsePeerStatus(JSON.stringify(status))).toEqual(status);
  expect(parsePeerStatus(JSON.stringify({ ...status, other: 'dropped' }))).toEqual(status);
});

it.each(['', '7', 'null', '[]', '{', '{"isMicrophoneOn":1}', '{"isMicrophoneOn":true}', '{'.repeat(500), 7])(
  'ignores %j, which no browser of ours sends',
  (message) => {
    expect(parsePeerStatus(message)).toBeNull();
  },
);
