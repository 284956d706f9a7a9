import type { AlertsReply, Consultation, ConsultationState } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { goOnline } from '../calls/onlineFixture';
import type { PersonName } from '../../../testing';
import { buildSampleApp, signedIn } from '../../../testing';
import { consultationSlots } from '../../../database/schema/community/consultationTables';

/** Reliance Industries, which is in the sample. */
const isin = 'INE002A01018';
let app: FastifyInstance;
const sockets: { close: () => unknown }[] = [];
beforeAll(async () => {
  app = await buildSampleApp();
});
afterEach(async () => {
  sockets.splice(0).forEach((socket) => socket.close());
  await app.db.delete(consultationSlots);
});
afterAll(() => app.close());

const ask = async (name: PersonName, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  app.inject({ method, url: `/api${url}`, headers: await signedIn(app, name), ...(payload && { payload }) });
const inMinutes = (minutes: number) => new Date(app.clock.now().getTime() + minutes * 60_000).toISOString();
const offer = (startsAt: string) => ask('adil', 'POST', '/consultations/slots', { startsAt });
async function booked(minutes = 10): Promise<Consultation> {
  const slot = (await offer(inMinutes(minutes))).json();
  const body = { slotId: slot.id, isin, question: 'Is its treasury income a problem?' };
  const reply = await ask('rafi', 'POST', '/consultations', body);
  expect(reply.statusCode).toBe(201);
  return reply.json();
}

it('a consultation goes from a slot to an answer published with the stock, once the client agrees', async () => {
  const { id } = await booked();
  const mine = async (name: PersonName) => (await ask(name, 'GET', '/consultations')).json().consultations;
  expect(await mine('rafi')).toMatchObject([
    { id, role: 'asker', other: 'Adil Alim', status: 'booked', isin },
  ]);
  expect(await mine('adil')).toMatchObject([{ id, role: 'advisor', other: 'Rafi Rahman' }]);
  const answer = 'Below the limit of the standard; purify the interest.';
  expect((await ask('adil', 'PUT', `/consultations/${id}/answer`, { answer })).json()).toMatchObject({
    status: 'answered',
    mayPublish: null,
  });
  const standing = async () => (await ask('ann', 'GET', `/stocks/${isin}/answers`)).json().answers;
  expect(await standing()).toEqual([]);
  await ask('rafi', 'PUT', `/consultations/${id}/consent`, { mayPublish: true });
  expect(await standing()).toEqual([{ id, advisor: 'Adil Alim', answer, answeredAt: expect.any(String) }]);
  // a different text needs a new consent
  await ask('adil', 'PUT', `/consultations/${id}/answer`, { answer: 'Corrected.' });
  expect(await standing()).toEqual([]);
  await ask('rafi', 'PUT', `/consultations/${id}/consent`, { mayPublish: true });
  await ask('rafi', 'PUT', `/consultations/${id}/consent`, { mayPublish: false });
  expect(await standing()).toEqual([]);
});

it('tells those who wait for a slot once, when one opens or is free again', async () => {
  const wish = (name: PersonName, isWaiting: boolean) =>
    ask(name, 'PUT', '/consultations/wish', { isWaiting });
  const isWaiting = async (name: PersonName) =>
    (await ask(name, 'GET', '/consultations/slots')).json().isWaiting;
  const slotAlertsOf = async (name: PersonName): Promise<string[]> => {
    const { data = [] } = (await ask(name, 'GET', '/getnotification')).json<AlertsReply>();
    return data.map(({ title }) => title).filter((title) => title === 'A time for a consultation is open');
  };
  expect((await wish('rafi', true)).json()).toEqual({ isWaiting: true });
  await wish('rafi', true);
  expect(await isWaiting('rafi')).toBe(true);

  const slot = (await offer(inMinutes(600))).json();
  expect(await slotAlertsOf('rafi')).toHaveLength(1);
  expect(await isWaiting('rafi')).toBe(false);
  await offer(inMinutes(700));
  expect(await slotAlertsOf('rafi')).toHaveLength(1);

  const body = { slotId: slot.id, isin: null, question: 'Zakat on shares?' };
  const { id } = (await ask('rafi', 'POST', '/consultations', body)).json();
  await wish('adil', true);
  await wish('rafi', true);
  await ask('adil', 'POST', `/consultations/${id}/cancel`);
  expect(await slotAlertsOf('rafi')).toHaveLength(2);
  // the user who cancels gets no alert
  expect(await slotAlertsOf('adil')).toHaveLength(0);
  await wish('adil', false);
  expect(await isWaiting('adil')).toBe(false);
});

it('books a slot once, offers it again once cancelled, and lets nobody take them all', async () => {
  const slot = (await offer(inMinutes(60))).json();
  const body = { slotId: slot.id, isin: null, question: 'Zakat on shares?' };
  expect((await offer(inMinutes(75))).statusCode).toBe(409);
  expect((await offer(inMinutes(-5))).statusCode).toBe(409);
  expect((await ask('adil', 'POST', '/consultations', body)).statusCode).toBe(409);
  const answers = await Promise.all([
    ask('rafi', 'POST', '/consultations', body),
    ask('sana', 'POST', '/consultations', body),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  const [winner] = answers[0]?.statusCode === 201 ? (['rafi'] as const) : (['sana'] as const);
  const { id } = answers.find(({ statusCode }) => statusCode === 201)?.json() ?? {};
  const free = async () => (await ask('rafi', 'GET', '/consultations/slots')).json().slots;
  expect(await free()).toEqual([]);
  expect((await ask(winner, 'POST', `/consultations/${id}/cancel`)).statusCode).toBe(200);
  expect(await free()).toMatchObject([{ id: slot.id, advisor: 'Adil Alim', minutes: 30 }]);
  for (const minutes of [120, 180, 240]) {
    const { id: slotId } = (await offer(inMinutes(minutes))).json();
    const { statusCode } = await ask('rafi', 'POST', '/consultations', { ...body, slotId });
    expect(statusCode).toBe(minutes === 240 ? 409 : 201);
  }
});

it('shows each in the waiting room whether the other is there, and one sheet to both', async () => {
  const { id } = await booked();
  const rafi = await goOnline(app, 'rafi');
  const adil = await goOnline(app, 'adil');
  sockets.push(rafi.socket, adil.socket);
  const heard: ConsultationState[] = [];
  rafi.socket.on('consultation:room', (state) => heard.push(state));
  const enter = (person: typeof rafi) => person.socket.emitWithAck('consultation-enter', { id });
  expect(await enter(rafi)).toMatchObject({ ok: true, state: { advisor: null, isin } });
  expect(await enter(adil)).toMatchObject({
    state: { asker: { username: 'rafi' }, advisor: { username: 'adil' } },
  });
  expect(await adil.socket.emitWithAck('consultation-sheet', { id, isin: null })).toEqual({ ok: true });
  adil.socket.close();
  while (heard.at(-1)?.advisor !== null || heard.length < 4)
    await new Promise((resolve) => setImmediate(resolve));
  expect(heard.map(({ advisor, isin: sheet }) => [advisor !== null, sheet])).toEqual([
    [false, isin],
    [true, isin],
    [true, null],
    [false, null],
  ]);
});

it('a consultation lets nobody else in, see, answer or agree', async () => {
  const { id } = await booked();
  const sana = await goOnline(app, 'sana');
  sockets.push(sana.socket);
  expect(await sana.socket.emitWithAck('consultation-enter', { id })).toMatchObject({
    code: 'no-such-consultation',
  });
  expect(await sana.socket.emitWithAck('consultation-sheet', { id, isin })).toMatchObject({ ok: false });
  expect((await ask('sana', 'POST', `/consultations/${id}/cancel`)).statusCode).toBe(404);
  expect((await ask('amin', 'PUT', `/consultations/${id}/answer`, { answer: 'x' })).statusCode).toBe(404);
  expect((await ask('rafi', 'PUT', `/consultations/${id}/answer`, { answer: 'x' })).statusCode).toBe(403);
  expect((await ask('adil', 'PUT', `/consultations/${id}/consent`, { mayPublish: true })).statusCode).toBe(
    404,
  );
  expect((await ask('rafi', 'PUT', `/consultations/${id}/consent`, { mayPublish: true })).statusCode).toBe(
    409,
  );
});

it('opens the room shortly before the time, to those online for calls', async () => {
  const { id } = await booked(60);
  const rafi = await goOnline(app, 'rafi');
  sockets.push(rafi.socket);
  expect(await rafi.socket.emitWithAck('consultation-enter', { id })).toMatchObject({ code: 'not-now' });
});

it('lists those to come first, the soonest at the top, then the others', async () => {
  const later = await booked(120);
  const sooner = await booked(20);
  const list = async () =>
    (await ask('rafi', 'GET', '/consultations')).json().consultations.map(({ id }: Consultation) => id);
  expect(await list()).toEqual([sooner.id, later.id]);
  await ask('rafi', 'POST', `/consultations/${sooner.id}/cancel`);
  expect(await list()).toEqual([later.id, sooner.id]);
});
