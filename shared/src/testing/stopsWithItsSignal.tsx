import { lazy, Suspense } from 'react';
import { act } from '@testing-library/react';
import type { ModuleDefinition, ModuleLife } from '../sdk/modules';
import type { AppStore } from '../sdk/store';
import { ErrorBoundary } from '../sdk/errors';
import { FakeSocket } from './fakeSocket';
import { aPerson } from './people';
import { renderWithApp } from './renderWithApp';
import { serverReplies } from './serverReplies';

interface Options {
  /** Brings the module into the middle of whatever it does in the background. */
  whileBusy?: (store: AppStore, socket: FakeSocket) => Promise<void>;
}

/**
 * The contract of `start`, for the tests of a module: after its pages are gone and its signal has aborted, nothing of it goes on. Its
 * folder names the timers that are its own.
 */
export function itStopsWithItsSignal(
  folder: string,
  definition: ModuleDefinition,
  { whileBusy }: Options = {},
): void {
  it('stops everything when its signal aborts', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    serverReplies({});
    const socket = new FakeSocket();
    socket.connect();
    const media = watchMedia();
    const timers = watchTimers(folder);
    const lifetime = new AbortController();
    let work: string | null = null;
    const life: ModuleLife = {
      signal: lifetime.signal,
      setBusy: (now) => {
        work = now;
      },
    };
    try {
      definition.start?.(life);
      for (const load of Object.values(definition.pages)) {
        const Page = lazy(load);
        const app = renderWithApp(
          <ErrorBoundary fallback={() => null}>
            <Suspense>
              <Page />
            </Suspense>
          </ErrorBoundary>,
          { as: aPerson('premium_pro', { roles: ['staff', 'admin'] }) },
        );
        await act(async () => void (await load()));
        await act(async () => whileBusy?.(app.store, socket));
        const wasBusy = work !== null;
        app.unmount();
        // work goes on while no page of the module is open
        expect(work !== null).toBe(wasBusy);
      }
      expect(work !== null).toBe(whileBusy !== undefined);
      act(() => lifetime.abort());
      const left = { work, ...media.live(), timers: timers.pending(), listeners: socket.listenerCount };
      expect(left).toEqual({ work: null, tracks: 0, connections: 0, timers: [], listeners: 0 });
      // nor does it come back with the next connection
      const next = new FakeSocket();
      act(() => next.connect());
      expect(next.listenerCount).toBe(0);
      act(() => next.disconnect());
    } finally {
      timers.stop();
      media.stop();
    }
  });
}

/** Counts the device tracks and peer connections that are opened from now on and still live. */
function watchMedia() {
  const tracks: { readyState: string }[] = [];
  const connections: { connectionState: string }[] = [];
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  const open = devices?.getUserMedia.bind(devices);
  if (devices && open)
    devices.getUserMedia = async (wanted) => {
      const stream = await open(wanted);
      tracks.push(...stream.getTracks());
      return stream;
    };
  const Connection: typeof RTCPeerConnection | undefined = globalThis.RTCPeerConnection;
  if (Connection)
    globalThis.RTCPeerConnection = class extends Connection {
      constructor(configuration?: RTCConfiguration) {
        super(configuration);
        connections.push(this);
      }
    };
  return {
    live: () => ({
      tracks: tracks.filter(({ readyState }) => readyState === 'live').length,
      connections: connections.filter(({ connectionState }) => connectionState !== 'closed').length,
    }),
    stop: () => {
      if (devices && open) devices.getUserMedia = open;
      if (Connection) globalThis.RTCPeerConnection = Connection;
    },
  };
}

/** The timers that code of that folder starts from now on. */
function watchTimers(folder: string) {
  const {
    setTimeout: startTimeout,
    setInterval: startInterval,
    clearTimeout: stopTimeout,
    clearInterval: stopInterval,
  } = globalThis;
  const pending = new Map<unknown, string>();
  /** Where the module started it; null for a timer of anyone else. */
  const startedAt = () => {
    const [caller = ''] = (new Error().stack ?? '').split('\n').slice(3);
    return caller.includes(`/${folder}/src/`) ? caller.trim() : null;
  };
  const keep = (timer: unknown, at: string | null) => {
    if (at !== null) pending.set(timer, at);
  };
  globalThis.setTimeout = Object.assign((run: () => void, ms?: number) => {
    const at = startedAt();
    const timer = startTimeout(() => {
      pending.delete(timer);
      run();
    }, ms);
    keep(timer, at);
    return timer;
  }, startTimeout);
  globalThis.setInterval = Object.assign((run: () => void, ms?: number) => {
    const timer = startInterval(run, ms);
    keep(timer, startedAt());
    return timer;
  }, startInterval);
  globalThis.clearTimeout = (timer) => {
    pending.delete(timer);
    stopTimeout(timer);
  };
  globalThis.clearInterval = (timer) => {
    pending.delete(timer);
    stopInterval(timer);
  };
  return {
    pending: () => [...pending.values()],
    stop: () =>
      Object.assign(globalThis, {
        setTimeout: startTimeout,
        setInterval: startInterval,
        clearTimeout: stopTimeout,
        clearInterval: stopInterval,
      }),
  };
}
