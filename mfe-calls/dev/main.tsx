import { delay, http, HttpResponse } from 'msw';
import { aPerson, FakeSocket, problem, runStandalone, signedInAs } from '@tayyib/shared/standalone';
import type { Acknowledgement, ActiveUser } from '@tayyib/shared/contracts';
import descriptor from '../module.json';
import definition from '../src/module';
import { calls, consultations, noSlots, slots, stockAnswers } from './examples';

/** The other users online, by scenario. */
const usernames = ['Bilal Ahmed Siddiqui', 'Zoya', 'محمد علی', `Abdul${'-al-Karim'.repeat(3)}`];
const others: Readonly<Record<string, readonly string[]>> = { full: usernames };

/** What the pages and slot components read, each with its reply. */
const reading = (replies: Readonly<Record<string, () => Response | Promise<Response>>>) =>
  Object.entries(replies).map(([path, reply]) => http.get(`/api/${path}`, reply));
const everywhere = (reply: () => Response | Promise<Response>) =>
  reading({
    consultations: reply,
    'consultations/slots': reply,
    'stocks/:isin/answers': reply,
    calls: reply,
    'calls/blocks': reply,
    'calls/wishes': reply,
    'calls/reminders': reply,
  });
const full = reading({
  consultations: () => HttpResponse.json({ consultations }),
  'consultations/slots': () => HttpResponse.json(slots),
  'stocks/:isin/answers': () => HttpResponse.json(stockAnswers),
  calls: () => HttpResponse.json(calls),
  'calls/blocks': () => HttpResponse.json({ blocks: [] }),
  'calls/wishes': () => HttpResponse.json({ wishes: [] }),
  'calls/reminders': () => HttpResponse.json({ reminders: [] }),
});
const scenarios = {
  full,
  empty: reading({
    consultations: () => HttpResponse.json({ consultations: [] }),
    'consultations/slots': () => HttpResponse.json(noSlots),
    'stocks/:isin/answers': () => HttpResponse.json({ answers: [] }),
    calls: () => HttpResponse.json({ calls: [], next: null, missed: 0 }),
    'calls/blocks': () => HttpResponse.json({ blocks: [] }),
    'calls/wishes': () => HttpResponse.json({ wishes: [] }),
    'calls/reminders': () => HttpResponse.json({ reminders: [] }),
  }),
  'free plan': [signedInAs(aPerson('free')), ...full],
  loading: everywhere(async () => {
    await delay('infinite');
    return HttpResponse.error();
  }),
  error: everywhere(() =>
    problem(503, 'database-unavailable', 'Our database is not answering. Please try again in a moment.'),
  ),
  'lost connection': full,
};
const scenario = new URLSearchParams(location.search).get('scenario') ?? 'full';

const socket = new FakeSocket();
socket.replyTo('register-new-user', (): Acknowledgement => {
  if (scenario === 'error') {
    return {
      ok: false,
      code: 'username-taken',
      message: 'The name Ann is in use. Please choose another name.',
    };
  }
  setTimeout(sendBroadcasts, 100);
  return { ok: true };
});
socket.replyTo('unregister-user', () => ({ ok: true }));
socket.connect();

function sendBroadcasts() {
  if (scenario === 'loading') return;
  if (scenario === 'lost connection') return socket.disconnect();
  const entry = (username: string, self = false): ActiveUser => ({
    username,
    peer: crypto.randomUUID(),
    self,
    mark: null,
    state: username === 'Zoya' ? 'busy' : username === 'محمد علی' ? 'away' : 'free',
  });
  const activeUsers = [entry('Ann', true), ...(others[scenario] ?? []).map((name) => entry(name))];
  socket.serverEmits('broadcast', { event: 'ACTIVE_USERS', activeUsers });
  const room = { title: 'Zakat circle', hostName: 'Zoya', people: 3, capacity: 4, isLocked: false };
  const startsAt = new Date(Date.now() + 2 * 86_400_000).toISOString();
  const groupCallRooms =
    scenario === 'full'
      ? [
          {
            ...room,
            roomId: crypto.randomUUID(),
            hasLobby: true,
            topic: 'Zakat on shares, chapter by chapter',
            startsAt,
            isOneToMany: false,
            isOwn: true,
          },
        ]
      : [];
  socket.serverEmits('broadcast', { event: 'GROUP_CALL_ROOMS', isAll: true, groupCallRooms, closed: [] });
}

await runStandalone({ descriptor, definition, as: aPerson('premium_pro'), scenarios });
