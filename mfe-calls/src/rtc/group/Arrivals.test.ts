import { withFakeConnections } from './fakeConnections.testing';
import { Arrivals, type Received } from './Arrivals';

withFakeConnections();

/** Arrivals on a connection, and the streams shown so far. */
function arrivalsSetup() {
  const shown = new Map<string, MediaStream>();
  const pending = new Map<string, MediaStream>();
  const arrivals = new Arrivals({
    pending: (participant, stream) => void pending.set(participant, stream),
    stream: (participant, stream) => {
      if (stream) shown.set(participant, stream);
      else shown.delete(participant);
    },
  });
  const connection = new RTCPeerConnection();
  const transceivers = { ann: connection.addTransceiver('video'), bob: connection.addTransceiver('video') };
  return {
    arrivals,
    shown,
    pending,
    expect: (names: readonly ('ann' | 'bob')[], now = 0) =>
      arrivals.expect(new Map(names.map((name) => [name, [transceivers[name].receiver.track]])), now),
    update: (received: Readonly<Record<string, Received>>, now = 0) =>
      arrivals.update(new Map(Object.entries(received)), now),
  };
}

const frames = (count: number) => ({ frames: count, packets: 0 });

it('shows a participant on their first decoded frame, not before', () => {
  const { arrivals, shown, pending, expect: wait, update } = arrivalsSetup();
  wait(['ann', 'bob']);
  update({ ann: frames(0), bob: frames(0) });
  expect([...shown.keys()]).toEqual([]);
  // those who are not visible on any other route are known before
  expect([...pending.keys()]).toEqual(['ann', 'bob']);
  update({ ann: frames(1), bob: frames(0) });
  expect([...shown.keys()]).toEqual(['ann']);
  expect(shown.get('ann')).toBe(pending.get('ann'));
  expect(arrivals.isWaiting).toBe(true);
  update({ ann: frames(9), bob: frames(2) });
  expect([...shown.keys()]).toEqual(['ann', 'bob']);
  expect(arrivals.isWaiting).toBe(false);
});

it('does not count media that the transceiver carried for another participant', () => {
  const { shown, expect: wait, update } = arrivalsSetup();
  wait(['ann']);
  update({ ann: frames(400) });
  update({ ann: frames(400) });
  expect(shown.size).toBe(0);
  update({ ann: frames(401) });
  expect([...shown.keys()]).toEqual(['ann']);
});

it('counts a participant whose camera is off as arrived by their audio, a moment later', () => {
  const { shown, expect: wait, update } = arrivalsSetup();
  wait(['ann'], 1000);
  update({ ann: { frames: 0, packets: 3 } }, 1000);
  update({ ann: { frames: 0, packets: 50 } }, 2000);
  expect(shown.size).toBe(0);
  update({ ann: { frames: 0, packets: 90 } }, 2600);
  expect([...shown.keys()]).toEqual(['ann']);
});

it('removes a participant who is no longer sent, and leaves the others as they are', () => {
  const { shown, expect: wait, update } = arrivalsSetup();
  wait(['ann', 'bob']);
  update({ ann: frames(0), bob: frames(0) });
  update({ ann: frames(1), bob: frames(1) });
  const bob = shown.get('bob');
  wait(['bob']);
  expect([...shown]).toEqual([['bob', bob]]);
  // and back again: their video has to arrive again
  wait(['ann', 'bob']);
  update({ ann: frames(7), bob: frames(8) });
  expect([...shown.keys()]).toEqual(['bob']);
  update({ ann: frames(8), bob: frames(9) });
  expect([...shown.keys()]).toEqual(['bob', 'ann']);
});
