import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from '@tayyib/shared/sdk/router';
import { aPerson, FakeSocket, renderWithApp, serverReplies } from '@tayyib/shared/testing';
import { CallOverlay } from '../components/call/CallOverlay';
import ConsultationsPage from '../pages/ConsultationsPage';
import VideoLoginPage from '../pages/VideoLoginPage';
import { FakeConnection, withFakeConnections } from '../rtc/group/fakeConnections.testing';
import { withFakeDevices } from '../rtc/media/fakeDevices.testing';
import { answerCall } from './oneToOne';
import { leaveCalls } from './presence';
import { savePresence } from './resumeStorage';
import { aConsultation } from '../../dev/examples';

withFakeConnections();
const devices = withFakeDevices();

const ann = aPerson('premium_pro');
const id = '5b0f0c43-6b0e-4d29-8a56-3a9a17a5c002';
const callId = '00000000-0000-4000-8000-0000000000c1';
const advisor = { socketId: '00000000-0000-4000-8000-0000000000b1', username: 'Abdullah' };
const consultation = aConsultation({ id, startsAt: new Date().toISOString() });
const room = `/consultations?room=${id}`;

const state = { id, asker: null, advisor, isin: null, sheets: [], pointed: { asker: null, advisor: null } };

let socket: FakeSocket;
let clean = () => {};

beforeEach(() => {
  socket = new FakeSocket();
  socket.replyTo('register-new-user', () => ({ ok: true }));
  socket.replyTo('call-resume', () => ({ ok: true, as: 'accepted' }));
  socket.replyTo('call-ice-servers', () => ({
    ok: true,
    iceServers: [],
    expiresAt: null,
    goodForSeconds: null,
  }));
  socket.replyTo('consultation-enter', () => ({ ok: true, state }));
  socket.connect();
});
afterEach(() => {
  act(() => clean());
  sessionStorage.clear();
});

/** A page of the consultations, with the login page and what is on every page. */
function open(at: string) {
  serverReplies({
    'GET /api/consultations': { consultations: [consultation] },
    'GET /api/consultations/slots': { slots: [], advisors: [], isWaiting: false },
  });
  const app = renderWithApp(
    <>
      <Routes>
        <Route path="/consultations" element={<ConsultationsPage />} />
        <Route path="/video_login" element={<VideoLoginPage />} />
        <Route path="*" element={<h1>Elsewhere</h1>} />
      </Routes>
      <CallOverlay />
    </>,
    { as: ann, at },
  );
  clean = () => {
    app.store.dispatch(leaveCalls());
    socket.disconnect();
  };
  return app;
}

/** Ann in the call of her consultation. */
async function talking() {
  savePresence({ viewerId: ann._id, username: 'Ann' });
  const app = open(room);
  await screen.findByText('Abdullah Advisor is here.');
  act(() => socket.serverEmits('pre-offer', { callId, caller: advisor, media: 'video' }));
  await act(async () => app.store.dispatch(answerCall(true)));
  await waitFor(() => expect(FakeConnection.all).toHaveLength(1));
  return app;
}

it('the call of a consultation stays on the page while the connection to the server is lost', async () => {
  await talking();
  act(() => socket.disconnect());
  expect(screen.getByRole('region', { name: 'Call with Abdullah' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Hang up' })).toBeInTheDocument();
  expect(screen.getByText('The connection was lost. We keep trying.')).toBeInTheDocument();
  expect(screen.queryByText(/Go online for calls first/)).toBeNull();
  act(() => socket.connect());
  expect(await screen.findByText('Abdullah Advisor is here.')).toBeInTheDocument();
  expect(devices.tracks.filter(({ readyState }) => readyState === 'live')).toHaveLength(2);
});

it('the call of a consultation goes on while the other one looks at another page, and is said to', async () => {
  await talking();
  act(() => socket.serverEmits('consultation:room', { ...state, advisor: null }));
  expect(screen.getByText('Abdullah Advisor looks at another page. The call goes on.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Hang up' })).toBeInTheDocument();
});

it('the room of a consultation is entered again by a reload of the page', async () => {
  savePresence({ viewerId: ann._id, username: 'Ann' });
  open(room);
  expect(await screen.findByText('Abdullah Advisor is here.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Leave the room' })).toBeInTheDocument();
});

it('the call of a consultation leads back to the room of the consultation, not to the calls', async () => {
  const { person } = await talking();
  await person.click(screen.getByRole('button', { name: 'Leave the room' }));
  const link = await screen.findByRole('link', { name: 'In a call with Abdullah. Go back to it' });
  expect(link).toHaveAttribute('href', room);
  await person.click(link);
  expect(await screen.findByRole('region', { name: 'Call with Abdullah' })).toBeInTheDocument();
});

it('is entered without going online, in no list, and left again', async () => {
  const registered: unknown[] = [];
  socket.replyTo('register-new-user', (registration) => {
    registered.push(registration);
    return { ok: true };
  });
  let isRegistered = true;
  socket.replyTo('unregister-user', () => {
    isRegistered = false;
    return { ok: true };
  });
  const { person } = open(room);
  expect(await screen.findByText('Abdullah Advisor is here.')).toBeInTheDocument();
  expect(registered.at(-1)).toEqual({ username: 'Ann Rahman', isHidden: true });
  expect(screen.getByRole('button', { name: 'Call Abdullah Advisor' })).toBeEnabled();
  await person.click(screen.getByRole('button', { name: 'Leave the room' }));
  await waitFor(() => expect(isRegistered).toBe(false));
});
