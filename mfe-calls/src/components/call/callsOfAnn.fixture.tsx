import type { ReactNode } from 'react';
import { act } from '@testing-library/react';
import type { GroupCallRoom } from '@tayyib/shared/contracts';
import { Route, Routes } from '@tayyib/shared/sdk/router';
import { aPerson, FakeSocket, renderWithApp } from '@tayyib/shared/testing';
import VideoDashboardPage from '../../pages/VideoDashboardPage';
import VideoLoginPage from '../../pages/VideoLoginPage';
import { withFakeConnections } from '../../rtc/group/fakeConnections.testing';
import { withFakeDevices, type FakeDevices } from '../../rtc/media/fakeDevices.testing';
import { joinCalls, leaveCalls } from '../../state/presence';
import { CallOverlay } from './CallOverlay';

export const ann = aPerson();

/** The pages of calls, at their addresses. */
export const callPages = (
  <Routes>
    <Route path="/video_login" element={<VideoLoginPage />} />
    <Route path="/video_chart" element={<VideoDashboardPage />} />
  </Routes>
);

type App = ReturnType<typeof renderWithApp>;

/** Ann on pages with calls, with fake devices, connections and server, in each test of the file. */
export interface CallsOfAnn {
  devices: FakeDevices;
  /** The devices that are open. */
  live: () => FakeDevices['tracks'];
  socket: () => FakeSocket;
  /** What was sent of one event, oldest first. */
  sent: (event: string) => unknown[];
  /** Shows a page with what is on every page. @param as Ann with another plan or other roles */
  open: (page: ReactNode, at?: string, as?: typeof ann) => App;
  /** The same, and Ann goes online. */
  online: (page: ReactNode, at?: string, as?: typeof ann) => Promise<App>;
  /** The server says which rooms are open. */
  lists: (...rooms: GroupCallRoom[]) => void;
  /** Ends everything; for pages that a test renders itself. */
  endsWith: (app: App) => void;
}

/** The parameters are those of `withFakeDevices`. */
export function withCallsOfAnn(...missing: Parameters<typeof withFakeDevices>): CallsOfAnn {
  withFakeConnections();
  const devices = withFakeDevices(...missing);
  let socket: FakeSocket;
  let clean = () => {};

  beforeEach(() => {
    socket = new FakeSocket();
    socket.replyTo('register-new-user', () => ({ ok: true }));
    socket.replyTo('call-ice-servers', () => ({
      ok: true,
      iceServers: [],
      expiresAt: null,
      goodForSeconds: null,
    }));
    socket.connect();
  });
  afterEach(() => {
    act(() => clean());
    sessionStorage.clear();
  });

  const endsWith: CallsOfAnn['endsWith'] = (app) => {
    clean = () => {
      app.store.dispatch(leaveCalls());
      socket.disconnect();
    };
  };
  const open: CallsOfAnn['open'] = (page, at = '/', as = ann) => {
    const app = renderWithApp(
      <>
        {page}
        <CallOverlay />
      </>,
      { as, at },
    );
    endsWith(app);
    return app;
  };
  return {
    devices,
    live: () => devices.tracks.filter(({ readyState }) => readyState === 'live'),
    socket: () => socket,
    sent: (event) => socket.sent.filter(([name]) => name === event).map(([, payload]) => payload),
    open,
    online: async (page, at, as) => {
      const app = open(page, at, as);
      await act(async () => app.store.dispatch(joinCalls('Ann')));
      return app;
    },
    lists: (...groupCallRooms) =>
      act(() =>
        socket.serverEmits('broadcast', {
          event: 'GROUP_CALL_ROOMS',
          isAll: true,
          groupCallRooms,
          closed: [],
        }),
      ),
    endsWith,
  };
}
