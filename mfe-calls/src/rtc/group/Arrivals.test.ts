import { withScriptedConnections } from './scriptedConnections';
import { Arrivals, type Received } from './Arrivals';

withScriptedConnections();

/** Arrivals on a connection, and who is shown by now. */
function someArrivals() {
  const shown = new Map<string, MediaStream>();
  const coming = new Map<string, MediaStream>();
  const arrivals = new Arrivals({
    coming: (participant, stream) => void coming.set(participant, stream),
    stream: (participant, stream) => {
      if (stream) shown.set(participant, stream);
      else shown.delete(participant);
    },
  });
  const connection = new RTCPeerConnection();
  const lines = { ann: connection.addTransceiver('video'), bob: connection.addTransceiver('video') };
  return {
    arrivals,
    shown,
    coming,
    expect: (names: readonly ('ann' | 'bob')[], now = 0) =>
      arrivals.expect(new Map(names.map((name) => [name, [lines[name].receiver.track]])), now),
    take: (received: Readonly<Record<string, Received>>, now = 0) =>
      arrivals.take(new Map(Object.entries(received)), now),
  };
}

const frames = (count: number) => ({ frames: count, voice: 0 });

it('shows somebody on their first decoded picture, not before', () => {
  const { arrivals, shown, coming, expect: wait, take } = someArrivals();
  wait(['ann', 'bob']);
  take({ ann: frames(0), bob: frames(0) });
  expect([...shown.keys()]).toEqual([]);
  // for those who are not seen any other way it is known before
  expect([...coming.keys()]).toEqual(['ann', 'bob']);
  take({ ann: frames(1), bob: frames(0) });
  expect([...shown.keys()]).toEqual(['ann']);
  expect(shown.get('ann')).toBe(coming.get('ann'));
  expect(arrivals.isWaiting).toBe(true);
  take({ ann: frames(9), bob: frames(2) });
  expect([...shown.keys()]).toEqual(['ann', 'bob']);
  expect(arrivals.isWaiting).toBe(false);
});

it('does not take for theirs what their line carried of somebody else', () => {
  const { shown, expect: wait, take } = someArrivals();
  wait(['ann']);
  take({ ann: frames(400) });
  take({ ann: frames(400) });
  expect(shown.size).toBe(0);
  take({ ann: frames(401) });
  expect([...shown.keys()]).toEqual(['ann']);
});

it('has somebody whose camera is off arrive by their voice, a moment later', () => {
  const { shown, expect: wait, take } = someArrivals();
  wait(['ann'], 1000);
  take({ ann: { frames: 0, voice: 3 } }, 1000);
  take({ ann: { frames: 0, voice: 50 } }, 2000);
  expect(shown.size).toBe(0);
  take({ ann: { frames: 0, voice: 90 } }, 2600);
  expect([...shown.keys()]).toEqual(['ann']);
});

it('lets go of whoever is not sent any more, and leaves the others as they are', () => {
  const { shown, expect: wait, take } = someArrivals();
  wait(['ann', 'bob']);
  take({ ann: frames(0), bob: frames(0) });
  take({ ann: frames(1), bob: frames(1) });
  const bob = shown.get('bob');
  wait(['bob']);
  expect([...shown]).toEqual([['bob', bob]]);
  // and back again: their pictures begin anew
  wait(['ann', 'bob']);
  take({ ann: frames(7), bob: frames(8) });
  expect([...shown.keys()]).toEqual(['bob']);
  take({ ann: frames(8), bob: frames(9) });
  expect([...shown.keys()]).toEqual(['bob', 'ann']);
});
