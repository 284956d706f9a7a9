import type { AdvisorCalendar, AlertsReply, Consultation, ConsultationSlot } from '@tayyib/shared/contracts';
import { indianDay, weekdayOf, addDays } from '@tayyib/shared/values/calendar';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { messages } from '../../../database/schema/platform/messageTables';
import { consultationHours } from '../../../database/schema/community/consultationTables';
import { minuteMs } from '../../../lib/durations';
import type { PersonName } from '../../../testing';
import { buildTestApp, people, resetDatabase, signedIn } from '../../../testing';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
beforeEach(() => resetDatabase(app));
afterAll(() => app.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const ask = async (name: PersonName, method: Method, url: string, payload?: object) =>
  app.inject({ method, url: `/api${url}`, headers: await signedIn(app, name), ...(payload && { payload }) });
const inMinutes = (minutes: number) => new Date(app.clock.now().getTime() + minutes * minuteMs).toISOString();
const offer = async (minutes: number, advisor: PersonName = 'adil'): Promise<ConsultationSlot> =>
  (await ask(advisor, 'POST', '/consultations/slots', { startsAt: inMinutes(minutes) })).json();
const book = (name: PersonName, slotId: string) =>
  ask(name, 'POST', '/consultations', { slotId, isin: null, question: 'Zakat on shares?' });
const booked = async (minutes: number): Promise<Consultation> =>
  (await book('rafi', (await offer(minutes)).id)).json();
const move = (name: PersonName, id: string, slotId: string) =>
  ask(name, 'POST', `/consultations/${id}/move`, { slotId });
const free = async (): Promise<ConsultationSlot[]> =>
  (await ask('rafi', 'GET', '/consultations/slots')).json().slots;
const calendar = async (): Promise<AdvisorCalendar> =>
  (await ask('adil', 'GET', '/consultations/calendar')).json();
const mailsTo = (name: PersonName) =>
  app.db.select().from(messages).where(eq(messages.recipient, people[name].email));
const later = (minutes: number) => {
  const now = app.clock.now().getTime();
  app.clock.now = () => new Date(now + minutes * minuteMs);
};
describe('moving a consultation', () => {
  it('frees its time, tells the advisor, and sends both the new time', async () => {
    const { id } = await booked(600);
    const other = await offer(900);
    const moved = await move('rafi', id, other.id);
    expect(moved.json()).toMatchObject({ id, startsAt: other.startsAt, moves: 1, status: 'booked' });
    expect((await free()).map(({ id: slotId }) => slotId)).not.toContain(other.id);
    expect(await free()).toHaveLength(1);
    const { data } = (await ask('adil', 'GET', '/getnotification')).json<AlertsReply>();
    expect(data[0]).toMatchObject({ title: 'Rafi Rahman moved the consultation with you' });
    const mails = await mailsTo('rafi');
    expect(mails.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(['Consultation with Adil Alim: booked', 'Consultation with Adil Alim: moved']),
    );
  });

  it('to another advisor cancels it in the calendar of the former one, in one mail', async () => {
    const { id, startsAt } = await booked(600);
    const other = await offer(900, 'amin');
    expect((await move('rafi', id, other.id)).statusCode).toBe(200);
    await app.jobs.runDue();
    const cancelled = (await mailsTo('adil')).filter(({ subject }) => subject?.includes('cancelled'));
    expect(cancelled.map(({ subject }) => subject)).toEqual(['Consultation with Rafi Rahman: cancelled']);
    expect(cancelled[0]?.attachment?.content).toContain('STATUS:CANCELLED');
    expect(cancelled[0]?.attachment?.content).toContain(`UID:${id}@tayyib`);
    expect(cancelled[0]?.attachment?.content).toContain(startsAt.replace(/[-:]|\.\d+/g, ''));
    expect((await mailsTo('amin')).map(({ subject }) => subject)).toEqual([
      'Consultation with Rafi Rahman: booked',
    ]);
  });

  it('is for the requester only, until two hours before, three times', async () => {
    const { id, movableUntil, startsAt } = await booked(600);
    expect(Date.parse(startsAt) - Date.parse(movableUntil ?? '')).toBe(120 * minuteMs);
    const slots = await Promise.all([700, 800, 900, 1000].map((minutes) => offer(minutes)));
    const [first = '', second = '', third = '', fourth = ''] = slots.map((slot) => slot.id);
    expect((await move('adil', id, first)).statusCode).toBe(404);
    expect((await move('sana', id, first)).statusCode).toBe(404);
    for (const slotId of [first, second, third])
      expect((await move('rafi', id, slotId)).statusCode).toBe(200);
    expect((await move('rafi', id, fourth)).json()).toMatchObject({ code: 'not-now' });
    const soon = await booked(125);
    later(6);
    expect((await move('rafi', soon.id, fourth)).statusCode).toBe(409);
    expect((await ask('rafi', 'POST', `/consultations/${soon.id}/cancel`)).statusCode).toBe(200);
  });

  it('gives a time to one of two who want it, however they try', async () => {
    const { id } = await booked(600);
    const wanted = await offer(900);
    const answers = await Promise.all([move('rafi', id, wanted.id), book('sana', wanted.id)]);
    expect(answers.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(1);
  });
});

it('cancels nothing that has begun', async () => {
  const { id } = await booked(10);
  later(11);
  expect((await ask('rafi', 'POST', `/consultations/${id}/cancel`)).statusCode).toBe(409);
  expect((await ask('adil', 'POST', `/consultations/${id}/cancel`)).statusCode).toBe(409);
});

it('mails both the time with a file for their calendar, and that it is cancelled', async () => {
  const { id } = await booked(600);
  await ask('rafi', 'POST', `/consultations/${id}/cancel`);
  for (const name of ['rafi', 'adil'] as const) {
    const files = (await mailsTo(name)).map(({ attachment }) => attachment?.content ?? '');
    expect(files.filter((file) => file.includes(`UID:${id}@tayyib`))).toHaveLength(2);
    expect(files.some((file) => file.includes('STATUS:CANCELLED'))).toBe(true);
  }
});

describe('weekly hours', () => {
  const tomorrow = () => addDays(indianDay(app.clock.now()), 1);
  const setHours = (hours: object[]) => ask('adil', 'PUT', '/consultations/hours', { hours });

  it('open their slots three weeks ahead, and close the free ones they no longer have', async () => {
    const weekday = weekdayOf(tomorrow());
    const set = await setHours([{ weekday, from: '17:00', until: '18:30' }]);
    expect(set.statusCode).toBe(200);
    const slots = await free();
    expect(slots).toHaveLength(9);
    expect(slots[0]?.startsAt).toBe(new Date(`${tomorrow()}T17:00:00+05:30`).toISOString());
    await book('rafi', slots[0]?.id ?? '');
    await setHours([{ weekday, from: '18:00', until: '18:30' }]);
    expect(await free()).toHaveLength(3);
    const own = (await calendar()).slots;
    expect(own.filter(({ bookedBy }) => bookedBy === 'Rafi Rahman')).toHaveLength(1);
    // the days that come into reach are opened by the job
    later(24 * 60 * 7);
    await app.jobs.runDue('consultation-hours');
    expect(await free()).toHaveLength(3);
  });

  it('do not open a time again that was withdrawn, and never beside another', async () => {
    const weekday = weekdayOf(tomorrow());
    const startsAt = new Date(`${tomorrow()}T17:15:00+05:30`).toISOString();
    await ask('adil', 'POST', '/consultations/slots', { startsAt });
    await setHours([{ weekday, from: '17:00', until: '18:00' }]);
    const slots = await free();
    expect(slots.filter((slot) => slot.startsAt.startsWith(startsAt.slice(0, 10)))).toHaveLength(1);
    const [, unwanted] = slots;
    expect((await ask('adil', 'DELETE', `/consultations/slots/${unwanted?.id}`)).statusCode).toBe(200);
    await setHours([{ weekday, from: '17:00', until: '18:00' }]);
    expect((await free()).map(({ id }) => id)).not.toContain(unwanted?.id);
  });

  it.each([
    ['that end before they begin', [{ weekday: 1, from: '18:00', until: '17:00' }]],
    [
      'that overlap',
      [
        { weekday: 1, from: '17:00', until: '18:00' },
        { weekday: 1, from: '17:30', until: '19:00' },
      ],
    ],
    ['of no weekday', [{ weekday: 7, from: '17:00', until: '18:00' }]],
    ['at odd minutes', [{ weekday: 1, from: '17:10', until: '18:00' }]],
  ])('are refused %s', async (_what, hours) => {
    expect((await setHours(hours)).statusCode).toBe(400);
    expect(await app.db.$count(consultationHours)).toBe(0);
  });
});

it('withdraws no time that is booked, and no time of another advisor', async () => {
  const { id } = await booked(600);
  const slot = (await calendar()).slots.find(({ bookedBy }) => bookedBy !== null);
  expect((await ask('adil', 'DELETE', `/consultations/slots/${slot?.id}`)).statusCode).toBe(409);
  await ask('rafi', 'POST', `/consultations/${id}/cancel`);
  expect((await ask('amin', 'DELETE', `/consultations/slots/${slot?.id}`)).statusCode).toBe(404);
  expect((await ask('adil', 'DELETE', `/consultations/slots/${slot?.id}`)).statusCode).toBe(200);
  expect((await book('rafi', slot?.id ?? '')).statusCode).toBe(409);
});

it('describes the advisor to those who book, with ratings from three on', async () => {
  const profile = { qualification: 'Mufti, Deoband', languages: 'Urdu, English', about: 'Trade and shares.' };
  await ask('adil', 'PUT', '/consultations/profile', profile);
  const card = async () => (await ask('rafi', 'GET', '/consultations/slots')).json().advisors;
  expect(await card()).toEqual([{ name: 'Adil Alim', ...profile, answered: 0, rating: null }]);
  for (const [place, rating] of [5, 4, 4].entries()) {
    const { id } = await booked(60 * (place + 1));
    const rate = (name: PersonName) => ask(name, 'PUT', `/consultations/${id}/rating`, { rating });
    expect((await rate('rafi')).statusCode).toBe(409);
    await ask('adil', 'PUT', `/consultations/${id}/answer`, { answer: 'Purify it.' });
    expect((await rate('adil')).statusCode).toBe(404);
    expect((await rate('rafi')).json()).toMatchObject({ rating });
    if (place < 2) expect(await card()).toMatchObject([{ rating: null, answered: place + 1 }]);
  }
  expect(await card()).toMatchObject([{ rating: { average: 4.3, count: 3 }, answered: 3 }]);
});

it('shows the notes of one participant to nobody else', async () => {
  const { id } = await booked(60);
  await ask('adil', 'PUT', `/consultations/${id}/notes`, { notes: 'Holds bonds.' });
  await ask('rafi', 'PUT', `/consultations/${id}/notes`, { notes: 'Ask about bonds.' });
  const notesOf = async (name: PersonName) =>
    (await ask(name, 'GET', '/consultations')).json().consultations[0].notes;
  expect(await notesOf('adil')).toBe('Holds bonds.');
  expect(await notesOf('rafi')).toBe('Ask about bonds.');
  expect((await ask('sana', 'PUT', `/consultations/${id}/notes`, { notes: 'x' })).statusCode).toBe(404);
});
