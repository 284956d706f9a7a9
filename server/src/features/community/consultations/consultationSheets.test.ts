import type { Consultation, ConsultationState } from '@tayyib/shared/contracts';
import { maxConsultationSheets } from '@tayyib/shared/limits';
import type { FastifyInstance } from 'fastify';
import { securities } from '../../../database/schema/facts/factsTables';
import { consultations, consultationSlots } from '../../../database/schema/community/consultationTables';
import { minuteMs } from '../../../lib/durations';
import type { PersonName, TestSocket } from '../../../testing';
import { buildTestApp, openSocket, signedIn } from '../../../testing';

let app: FastifyInstance;
const isins = Array.from({ length: 8 }, (_, place) => `INE00${place}A01018`);
const sockets: { close: () => unknown }[] = [];
beforeAll(async () => {
  app = await buildTestApp();
  await app.db
    .insert(securities)
    .values(isins.map((isin) => ({ isin, symbol: isin, name: isin, source: 'a list', asOf: '2026-11-20' })))
    .onConflictDoNothing();
});
afterEach(async () => {
  sockets.splice(0).forEach((socket) => socket.close());
  await app.db.delete(consultationSlots);
});
afterAll(() => app.close());

const isinOf = (place: number) => isins[place] ?? '';

const ask = async (name: PersonName, url: string, payload: object) =>
  app.inject({ method: 'POST', url: `/api${url}`, headers: await signedIn(app, name), payload });

async function entering(name: PersonName, id: string): Promise<TestSocket> {
  const socket = await openSocket(app, await signedIn(app, name));
  sockets.push(socket);
  await socket.emitWithAck('register-new-user', { username: name, isHidden: true });
  await socket.emitWithAck('consultation-enter', { id });
  return socket;
}

/** Rafi and his advisor Adil in the room of a consultation. */
async function room(isin: string | null = null) {
  const startsAt = new Date(app.clock.now().getTime() + 5 * minuteMs).toISOString();
  const slotId = (await ask('adil', '/consultations/slots', { startsAt })).json().id;
  const question = 'Zakat on shares?';
  const { id } = (await ask('rafi', '/consultations', { slotId, isin, question })).json<Consultation>();
  const rafi = await entering('rafi', id);
  const adil = await entering('adil', id);
  let last: ConsultationState | undefined;
  let changed = () => {};
  rafi.on('consultation:room', (state) => {
    last = state;
    changed();
  });
  /** Waits until the other one is sent a state that satisfies this. */
  const sees = async (check: (state: ConsultationState) => boolean): Promise<ConsultationState> => {
    for (;;) {
      if (last && check(last)) return last;
      await new Promise<void>((resolve) => (changed = resolve));
    }
  };
  const show = (socket: TestSocket, shown: string | null) =>
    socket.emitWithAck('consultation-sheet', { id, isin: shown });
  const close = (socket: TestSocket, isinToClose: string) =>
    socket.emitWithAck('consultation-sheet-close', { id, isin: isinToClose });
  const point = (socket: TestSocket, at: { isin: string; line: 'debt' | 'reason' } | null) =>
    socket.emitWithAck('consultation-point', { id, at });
  return { id, rafi, adil, sees, show, close, point };
}

it('opens sheets of several stocks for both, each of them in front, until either closes one', async () => {
  const { rafi, adil, sees, show, close } = await room(isinOf(0));
  await show(adil, isinOf(1));
  await show(rafi, isinOf(2));
  expect((await sees(({ sheets }) => sheets.length === 3)).isin).toBe(isinOf(2));
  await show(adil, isinOf(0));
  expect((await sees(({ isin }) => isin === isinOf(0))).sheets).toEqual([0, 1, 2].map(isinOf));
  await close(rafi, isinOf(0));
  expect(await sees(({ sheets }) => sheets.length === 2)).toMatchObject({
    isin: isinOf(2),
    sheets: [isinOf(1), isinOf(2)],
  });
  await show(adil, null);
  expect((await sees(({ sheets }) => sheets.length === 0)).isin).toBeNull();
});

it('keeps the sheets for who enters later', async () => {
  const { id, rafi, adil, show } = await room();
  await show(adil, isinOf(0));
  await show(adil, isinOf(1));
  rafi.close();
  const again = await openSocket(app, await signedIn(app, 'rafi'));
  sockets.push(again);
  await again.emitWithAck('register-new-user', { username: 'rafi', isHidden: true });
  expect(await again.emitWithAck('consultation-enter', { id })).toMatchObject({
    state: { isin: isinOf(1), sheets: [isinOf(0), isinOf(1)] },
  });
});

it('opens six sheets, also of many that are opened at the same moment', async () => {
  const { id, adil, show } = await room();
  const replies = await Promise.all(isins.map((isin) => show(adil, isin)));
  expect(replies.filter(({ ok }) => ok)).toHaveLength(maxConsultationSheets);
  expect(replies.find(({ ok }) => !ok)).toMatchObject({
    code: 'too-many-sheets',
    message: '6 sheets are open. Close one to open another.',
  });
  const [row] = await app.db.select().from(consultations);
  expect([row?.id, row?.sheets.length]).toEqual([id, maxConsultationSheets]);
});

it('tells where each of them points, until they point at nothing, close the sheet or leave', async () => {
  const { rafi, adil, sees, show, close, point } = await room(isinOf(0));
  await show(adil, isinOf(1));
  const debt = { isin: isinOf(1), line: 'debt' as const };
  const reason = { isin: isinOf(0), line: 'reason' as const };
  await point(adil, debt);
  await point(rafi, reason);
  const { pointed } = await sees((state) => state.pointed.asker !== null);
  expect(pointed).toEqual({ asker: reason, advisor: debt });
  await point(rafi, null);
  await sees((state) => state.pointed.asker === null);
  await close(rafi, isinOf(1));
  expect((await sees(({ sheets }) => sheets.length === 1)).pointed.advisor).toBeNull();
  await point(adil, reason);
  await sees((state) => state.pointed.advisor !== null);
  adil.close();
  expect((await sees(({ advisor }) => advisor === null)).pointed.advisor).toBeNull();
});

describe('a participant cannot', () => {
  it('point at a sheet that is not open, at a line that no sheet has, or at a text of their own', async () => {
    const { id, adil, point } = await room(isinOf(0));
    expect(await point(adil, { isin: isinOf(1), line: 'debt' })).toMatchObject({ code: 'no-such-sheet' });
    const sends = (at: unknown) =>
      new Promise((resolve) => Reflect.apply(adil.emit, adil, ['consultation-point', { id, at }, resolve]));
    for (const at of [
      { isin: isinOf(0), line: '<b>Buy this</b>' },
      { isin: isinOf(0), line: 'debt', note: 'Buy this' },
      { isin: 'javascript:x', line: 'debt' },
      { isin: isinOf(0), line: '__proto__' },
      isinOf(0),
    ])
      expect(await sends(at)).toMatchObject({ ok: false, code: 'invalid-request' });
  });

  it('open the sheet of a stock that does not exist', async () => {
    const { adil, show } = await room();
    expect(await show(adil, 'INE000000000')).toMatchObject({ code: 'stock-unknown' });
  });
});

it('takes nothing about sheets from who is not in the room', async () => {
  const { id, sees, show, adil } = await room();
  const sana = await openSocket(app, await signedIn(app, 'sana'));
  sockets.push(sana);
  await sana.emitWithAck('register-new-user', { username: 'sana', isHidden: true });
  const isin = isinOf(0);
  const refusal = { code: 'no-such-consultation' };
  expect(await sana.emitWithAck('consultation-sheet', { id, isin })).toMatchObject(refusal);
  expect(await sana.emitWithAck('consultation-sheet-close', { id, isin })).toMatchObject(refusal);
  expect(await sana.emitWithAck('consultation-point', { id, at: null })).toMatchObject(refusal);
  await show(adil, isin);
  expect((await sees(({ sheets }) => sheets.length > 0)).sheets).toEqual([isin]);
});

it('drops a flood of pointing', async () => {
  const { adil, point } = await room(isinOf(0));
  const at = { isin: isinOf(0), line: 'debt' as const };
  const replies = await Promise.all(Array.from({ length: 60 }, () => point(adil, at)));
  expect(replies.filter(({ ok }) => ok).length).toBeLessThan(40);
});
