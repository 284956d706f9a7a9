import { keepConnected } from './keepConnected';

/** A socket of the library, of which the test says what happens to it. */
function fakeConnection() {
  const handlers = new Map<string, () => void>();
  const connection = {
    active: true,
    connections: 0,
    connect: () => void (connection.connections += 1),
    on: (name: string, handler: () => void) => void handlers.set(name, handler),
    happens: (name: string, isActive: boolean) => {
      connection.active = isActive;
      handlers.get(name)?.();
    },
  };
  return connection;
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it.each([
  ['the server closes it, as after a change of the password', 'disconnect', false, 1000, 1],
  ['the server refuses it', 'connect_error', false, 6000, 1],
  ['the network fails, where the library reconnects', 'disconnect', true, 6000, 0],
])('a socket connects again when %s', (_what, event, isActive, withinMs, connections) => {
  const connection = fakeConnection();
  keepConnected(connection);
  connection.happens(event, isActive);
  expect(connection.connections).toBe(0);
  jest.advanceTimersByTime(withinMs);
  expect(connection.connections).toBe(connections);
});

it('a socket does not connect again after it was stopped', () => {
  const connection = fakeConnection();
  const stop = keepConnected(connection);
  connection.happens('disconnect', false);
  stop();
  connection.happens('disconnect', false);
  jest.advanceTimersByTime(6000);
  expect(connection.connections).toBe(0);
});
