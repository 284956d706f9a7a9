import { parsePeerMessage } from './PeerMessage';

const devices = { isMicrophoneOn: true, isCameraOn: false, isSharingScreen: true };
const nothing = { hasRaisedHand: false, shownPage: null, isFollowing: false };
const read = (value: unknown) => parsePeerMessage(JSON.stringify(value));

it('reads what the other side has on', () => {
  const status = { ...devices, hasRaisedHand: true, shownPage: '/indices', isFollowing: true };
  expect(read(status)).toEqual({ type: 'status', status });
  expect(read({ ...status, other: 'dropped' })).toEqual({ type: 'status', status });
});

it('reads the status of an older browser', () => {
  expect(read(devices)).toEqual({ type: 'status', status: { ...devices, ...nothing } });
});

it.each(['//elsewhere.example', 'javascript:alert(1)', '/plan', '/staff/people', 7, ['/indices'], {}])(
  'takes %j for no page, and the rest of the status as it is',
  (shownPage) => {
    expect(read({ ...devices, shownPage })).toEqual({ type: 'status', status: { ...devices, ...nothing } });
  },
);

it('reads a reaction', () => {
  expect(read({ reaction: 'heart' })).toEqual({ type: 'reaction', reaction: 'heart' });
});

it.each([
  '',
  '7',
  'null',
  '[]',
  '{',
  '{"isMicrophoneOn":1}',
  '{"isMicrophoneOn":true}',
  '{"reaction":"<b>"}',
  '{"reaction":"constructor"}',
  '{"reaction":["heart"]}',
  '{'.repeat(2000),
  JSON.stringify({ ...devices, shownPage: `/screener?q=${'x'.repeat(2000)}` }),
  7,
])('ignores %j, which no browser of ours sends', (message) => {
  expect(parsePeerMessage(message)).toBeNull();
});
