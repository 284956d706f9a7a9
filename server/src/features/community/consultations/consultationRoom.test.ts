import type { AlertsReply, Consultation } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { consultationSlots } from '../../../database/schema/community/consultationTables';
import { minuteMs } from '../../../lib/durations';
import type { PersonName, TestSocket } from '../../../testing';
import { buildTestApp, openSocket, signedIn } from '../../../testing';
import { goOnline } from '../calls/onlineFixture';

let app: FastifyInstance;
const sockets: { close: () => unknown }[] = [];
beforeAll(async () => {
  app = await buildTestApp();
});
afterEach(async () => {
  sockets.splice(0).forEach((socket) => socket.close());
  await app.db.delete(consultationSlots);
});
afterAll(() => app.close());

const ask = async (name: PersonName, method: 'GET' | 'POST', url: string, payload?: object) =>
  app.inject({ method, url: `/api${url}`, headers: await signedIn(app, name), ...(payload && { payload }) });
async function booked(minutes: number): Promise<Consultation> {
  const startsAt = new Date(app.clock.now().getTime() + minutes * minuteMs).toISOString();
  const slotId = (await ask('adil', 'POST', '/consultations/slots', { startsAt })).json().id;
  const question = 'Zakat on shares?';
  return (await ask('rafi', 'POST', '/consultations', { slotId, isin: null, question })).json();
}
async function entering(name: PersonName): Promise<TestSocket> {
  const socket = await openSocket(app, await signedIn(app, name));
  sockets.push(socket);
  await socket.emitWithAck('register-new-user', { username: 'Anybody', isHidden: true });
  return socket;
}

describe('the room', () => {
  it('is entered without going online: in no list, under the name of the account', async () => {
    const { id } = await booked(5);
    const ann = await goOnline(app, 'ann');
    sockets.push(ann.socket);
    const rafi = await entering('rafi');
    const adil = await entering('adil');
    await rafi.emitWithAck('consultation-enter', { id });
    expect(await adil.emitWithAck('consultation-enter', { id })).toMatchObject({
      state: { asker: { username: 'Rafi Rahman' }, advisor: { username: 'Adil Alim' } },
    });
    await goOnline(app, 'sana').then(({ socket }) => sockets.push(socket));
    await ann.peerOf('sana');
    expect([ann.sees('Rafi Rahman'), ann.sees('Adil Alim'), ann.sees('Anybody')]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('lets either of them call', async () => {
    const { id } = await booked(5);
    const rafi = await entering('rafi');
    const adil = await entering('adil');
    await adil.emitWithAck('consultation-enter', { id });
    const entered = await rafi.emitWithAck('consultation-enter', { id });
    const socketId = entered.ok ? (entered.state.advisor?.socketId ?? '') : '';
    const rung = new Promise((resolve) => adil.on('pre-offer', ({ caller }) => resolve(caller.username)));
    const callId = '00000000-0000-4000-8000-0000000000c1';
    await rafi.emitWithAck('pre-offer', { callId, callee: { socketId }, media: 'video' });
    expect(await rung).toBe('Rafi Rahman');
  });

  it('alerts the other participant once when one waits in the room, and shows it in the list', async () => {
    const { id } = await booked(5);
    const waits = async () =>
      (await ask('adil', 'GET', '/consultations')).json().consultations[0].isOtherWaiting;
    expect(await waits()).toBe(false);
    const rafi = await entering('rafi');
    await rafi.emitWithAck('consultation-enter', { id });
    await rafi.emitWithAck('consultation-leave', { id });
    await rafi.emitWithAck('consultation-enter', { id });
    expect(await waits()).toBe(true);
    const { data } = (await ask('adil', 'GET', '/getnotification')).json<AlertsReply>();
    const waiting = data.filter(({ scan_url: address }) => address === `/consultations?room=${id}`);
    expect(waiting).toMatchObject([{ title: 'Rafi Rahman waits for you in your consultation' }]);
  });
});
