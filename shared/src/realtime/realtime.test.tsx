import { act } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { api } from '@tayyib/shared/api';
import { createStore } from '@tayyib/shared/store';
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

it('hears a connection made after it began to listen, and the one after a reconnect, once each', () => {
  render(<Counter />);
  const first = new FakeSocket();
  const second = new FakeSocket();
  act(() => first.connect());
  act(() => first.says('watchlists:changed'));
  act(() => first.disconnect());
  act(() => first.says('watchlists:changed'));
  act(() => second.connect());
  act(() => second.says('watchlists:changed'));
  expect(screen.getByRole('status')).toHaveTextContent('2');
  act(() => second.disconnect());
});

it('keeps a cached answer up to date only while it is cached', async () => {
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
  socket.says('watchlists:changed');
  expect(pears.endpoints.getPearsLive.select()(store.getState()).data).toEqual(['williams', 'conference']);

  entry.unsubscribe();
  const heard = () => pears.endpoints.getPearsLive.select()(store.getState()).data;
  await waitFor(() => expect(heard()).toBeUndefined());
  expect(() => socket.says('watchlists:changed')).not.toThrow();
  expect(heard()).toBeUndefined();
  socket.disconnect();
});
