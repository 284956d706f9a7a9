import { act, useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import { api } from '@tayyib/shared/sdk/api';
import { createStore } from '@tayyib/shared/sdk/store';
import { FakeSocket, serverReplies } from '@tayyib/shared/testing';
import { listenWhileCached, useSocket } from '.';

function Counter() {
  const [changes, setChanges] = useState(0);
  useSocket((socket) => {
    const count = () => setChanges((before) => before + 1);
    socket.on('watchlists:changed', count);
    return () => socket.off('watchlists:changed', count);
  });
  return <output>{changes}</output>;
}

const plums = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    getPlumsLive: build.query<string[], string>({
      query: (kind) => `plums?kind=${kind}`,
      onCacheEntryAdded: (kind, cache) =>
        listenWhileCached(
          cache,
          () => () => {},
          () =>
            void cache.dispatch(
              plums.endpoints.getPlumsLive.initiate(kind, { forceRefetch: true, subscribe: false }),
            ),
        ),
    }),
  }),
});

it('fetches data again that was requested before the connection was made, and no other', async () => {
  const requests = serverReplies({ 'GET /api/plums': ['mirabelle'] });
  const store = createStore();
  const socket = new FakeSocket();
  const kinds = () => requests.map(({ url }) => new URL(url).searchParams.get('kind'));
  await store.dispatch(plums.endpoints.getPlumsLive.initiate('early'));
  socket.connect();
  await waitFor(() => expect(kinds()).toEqual(['early', 'early']));
  await store.dispatch(plums.endpoints.getPlumsLive.initiate('late'));
  expect(kinds()).toEqual(['early', 'early', 'late']);
  socket.disconnect();
});

it('fetches data again when an event came between its request and the reply', async () => {
  let reply = () => {};
  const replied = new Promise<void>((resolve) => (reply = resolve));
  const requests = serverReplies({
    'GET /api/plums': async () => {
      if (slowRequests().length === 1) await replied;
      return ['mirabelle'];
    },
  });
  const slowRequests = () => requests.filter(({ url }) => url.endsWith('kind=slow'));
  const socket = new FakeSocket();
  socket.connect();
  const loading = createStore().dispatch(plums.endpoints.getPlumsLive.initiate('slow'));
  await waitFor(() => expect(slowRequests()).toHaveLength(1));
  socket.serverEmits('watchlists:changed');
  reply();
  await loading;
  await waitFor(() => expect(slowRequests()).toHaveLength(2));
  socket.disconnect();
});

it('receives events of a connection opened later and of one after a reconnect, once each', () => {
  render(<Counter />);
  const first = new FakeSocket();
  const second = new FakeSocket();
  act(() => first.connect());
  act(() => first.serverEmits('watchlists:changed'));
  act(() => first.disconnect());
  act(() => first.serverEmits('watchlists:changed'));
  act(() => second.connect());
  act(() => second.serverEmits('watchlists:changed'));
  expect(screen.getByRole('status')).toHaveTextContent('2');
  act(() => second.disconnect());
});

it('updates a cache entry only while it is cached', async () => {
  serverReplies({ 'GET /api/pears': ['williams'] });
  const pears = api.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      getPearsLive: build.query<string[], void>({
        query: () => 'pears',
        keepUnusedDataFor: 0,
        onCacheEntryAdded: (_nothing, cache) =>
          listenWhileCached(cache, (socket) => {
            const add = () => void cache.updateCachedData((names) => void names.push('conference'));
            socket.on('watchlists:changed', add);
            return () => socket.off('watchlists:changed', add);
          }),
      }),
    }),
  });
  const store = createStore();
  const socket = new FakeSocket();
  socket.connect();
  const entry = store.dispatch(pears.endpoints.getPearsLive.initiate());
  await entry;
  socket.serverEmits('watchlists:changed');
  expect(pears.endpoints.getPearsLive.select()(store.getState()).data).toEqual(['williams', 'conference']);

  entry.unsubscribe();
  const cached = () => pears.endpoints.getPearsLive.select()(store.getState()).data;
  await waitFor(() => expect(cached()).toBeUndefined());
  expect(() => socket.serverEmits('watchlists:changed')).not.toThrow();
  expect(cached()).toBeUndefined();
  socket.disconnect();
});
