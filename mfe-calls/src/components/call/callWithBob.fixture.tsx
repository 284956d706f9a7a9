import type { ReactNode } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import type { FakeSocket, renderWithApp } from '@tayyib/shared/testing';
import { FakeConnection } from '../../rtc/group/fakeConnections.testing';
import type { FakeDevices } from '../../rtc/media/fakeDevices.testing';
import { answerCall } from '../../state/oneToOne';
import { withCallsOfAnn } from './callsOfAnn.fixture';

export const callId = '00000000-0000-4000-8000-0000000000c1';
export const bob = { socketId: '00000000-0000-4000-8000-0000000000b1', username: 'Bob' };

/** A page of Ann and her calls with Bob, with fake devices, connections and server, in each test of the file. */
export interface CallsWithBob {
  devices: FakeDevices;
  socket: () => FakeSocket;
  /** Shows the page with what is on every page, and goes online. */
  online: (at?: string) => Promise<ReturnType<typeof renderWithApp>>;
  /** The same, and Bob calls and Ann accepts. */
  talking: (at?: string) => Promise<ReturnType<typeof renderWithApp>>;
  /** Ends everything; for pages that a test renders itself. */
  endsWith: (app: ReturnType<typeof renderWithApp>) => void;
}

export function withCallsOfBob(page: ReactNode): CallsWithBob {
  const { devices, socket, online: onlineAt, endsWith } = withCallsOfAnn();
  beforeEach(() => socket().replyTo('call-message', () => ({ ok: true })));

  const online: CallsWithBob['online'] = (at) => onlineAt(<main>{page}</main>, at);
  const talking: CallsWithBob['talking'] = async (at) => {
    const app = await online(at);
    act(() => socket().serverEmits('pre-offer', { callId, caller: bob, media: 'video' }));
    await act(async () => app.store.dispatch(answerCall(true)));
    await screen.findByRole('region', { name: 'Call with Bob' });
    await waitFor(() => expect(FakeConnection.all).toHaveLength(1));
    return app;
  };
  return { devices, socket, online, talking, endsWith };
}

/** A data channel of the call. */
export const channel = (label: string) => {
  const found = FakeConnection.all[0]?.channels[label];
  if (!found) throw new Error(`There is no channel ${label}.`);
  return found;
};

/** Bob’s browser sends this beside the chat. */
export const bobSends = (message: object) =>
  act(() => channel('status').onmessage?.({ data: JSON.stringify(message) }));

/** What Bob has on, all of it, unless something else is said. */
export const bobHas = (status: object) =>
  bobSends({ isMicrophoneOn: true, isCameraOn: true, isSharingScreen: false, ...status });

/** The last that was sent to Bob beside the chat. */
export const lastToBob = (): unknown => JSON.parse(channel('status').sent.at(-1) ?? 'null');

export const stage = () => screen.getByRole('region', { name: 'Call with Bob' });
