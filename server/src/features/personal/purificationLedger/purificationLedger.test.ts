import { randomUUID } from 'node:crypto';
import { indianDay } from '@tayyib/shared/values/calendar';
import type { LedgerLine, LedgerReply } from '@tayyib/shared/contracts';
import { maxLedgerLines } from '@tayyib/shared/limits';
import { balancesOf, totalBalance } from '@tayyib/shared/shariah/purification-ledger';
import type { FastifyInstance } from 'fastify';
import { purificationLedgerLines } from '../../../database/schema/personal/purificationLedgerTables';
import { buildTestApp, signedIn, userIdOf, type PersonName, resetDatabase } from '../../../testing';
import { agreeToLedger } from '../../accounts/consents/consentFixtures';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(() => resetDatabase(app));

const account = { isin: null, name: 'Acme Limited', yearTo: '2024-03-31' };
const due = {
  ...account,
  duePaise: 5000,
  method: 'dividend',
  standard: 'TASIS',
  working: [{ label: 'To purify', value: '₹50.00' }],
};
const paying = (amountPaise: number, rest: object = {}) => ({
  requestId: randomUUID(),
  paidOn: '2024-05-01',
  toWhom: 'Relief fund',
  note: 'cash',
  parts: [{ ...account, amountPaise }],
  ...rest,
});

/** What a person does with their ledger; they agreed to storing it unless it says otherwise. */
async function as(name: PersonName, agrees = true) {
  const headers = await signedIn(app, name);
  if (agrees) await agreeToLedger(app, await userIdOf(app, name));
  const ask = async (method: 'GET' | 'POST' | 'DELETE', path = '', payload?: object) => {
    const url = `/api/purification/ledger${path}`;
    const reply = await app.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: reply.statusCode, body: reply.json<LedgerReply & { code?: string }>(), reply };
  };
  return {
    ask,
    lines: async (): Promise<LedgerLine[]> => (await ask('GET')).body.lines,
    owe: (duePaise: number, rest: object = {}) =>
      ask('POST', '/dues', { dues: [{ ...due, ...rest, duePaise }] }),
    pay: (amountPaise: number, rest: object = {}) => ask('POST', '/payments', paying(amountPaise, rest)),
  };
}
const balanceOf = (lines: readonly LedgerLine[]) => totalBalance(balancesOf(lines)).balancePaise;

describe('a purification ledger on the account', () => {
  it('has dues with their working, payments, and what is left', async () => {
    const ann = await as('ann');
    await ann.owe(5000);
    const { status, body, reply } = await ann.pay(2000);
    expect(status).toBe(200);
    expect(body.limit).toBe(maxLedgerLines);
    expect(body.lines).toMatchObject([
      { ...account, kind: 'due', amountPaise: 5000, countsOn: '2024-03-31', working: due.working },
      { kind: 'payment', amountPaise: 2000, countsOn: '2024-05-01', toWhom: 'Relief fund', note: 'cash' },
    ]);
    expect(balanceOf(await ann.lines())).toBe(3000);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('adds a correction in place of a change, and nothing when nothing changed', async () => {
    const ann = await as('ann');
    await ann.owe(5000);
    await ann.owe(5000);
    const { body } = await ann.owe(4200, { method: 'unitDay' });
    expect(body.lines.map(({ amountPaise, method }) => [amountPaise, method])).toEqual([
      [5000, 'dividend'],
      [-800, 'unitDay'],
    ]);
    // in a statement of today, not in one that was given before
    expect(body.lines[1]).toMatchObject({ countsOn: indianDay(app.clock.now()) });
    expect((await ann.owe(0)).body.lines).toHaveLength(3);
    expect(balanceOf(await ann.lines())).toBe(0);
  });

  it('has no line for a due of nothing', async () => {
    const ann = await as('ann');
    expect(await ann.owe(0)).toMatchObject({ status: 200, body: { lines: [] } });
  });

  it('takes a payment back by a further line, once', async () => {
    const ann = await as('ann');
    await ann.owe(5000);
    const payment = (await ann.pay(2000)).body.lines.find(({ kind }) => kind === 'payment');
    const undo = () => ann.ask('POST', `/payments/${payment?.id}/reversal`);
    const replies = await Promise.all([undo(), undo(), undo()]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const lines = await ann.lines();
    expect(lines).toHaveLength(3);
    expect(lines[2]).toMatchObject({ kind: 'payment', amountPaise: -2000, reverses: payment?.id });
    expect(balanceOf(lines)).toBe(5000);
    const [first] = lines;
    for (const id of [first?.id, lines[2]?.id, randomUUID()])
      expect((await ann.ask('POST', `/payments/${id}/reversal`)).status).toBe(404);
  });

  it('writes a payment once, however often and however concurrently it is sent', async () => {
    const ann = await as('ann');
    await ann.owe(5000);
    const requestId = randomUUID();
    const replies = await Promise.all(Array.from({ length: 6 }, () => ann.pay(2000, { requestId })));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    await Promise.all(Array.from({ length: 6 }, () => ann.owe(6000)));
    expect((await ann.lines()).map(({ amountPaise }) => amountPaise).sort()).toEqual([1000, 2000, 5000]);
  });

  it('is nobody else’s', async () => {
    const ann = await as('ann');
    const paro = await as('paro');
    await ann.owe(5000);
    const payment = (await ann.pay(2000)).body.lines.find(({ kind }) => kind === 'payment');
    expect(await paro.lines()).toEqual([]);
    expect((await paro.ask('POST', `/payments/${payment?.id}/reversal`)).status).toBe(404);
    expect((await paro.pay(1)).body.code).toBe('no-due');
    await paro.ask('DELETE');
    expect(await ann.lines()).toHaveLength(2);
    expect((await app.inject('/api/purification/ledger')).statusCode).toBe(401);
  });
});

describe('what a ledger refuses', () => {
  it('is anything without consent, but stays readable and deletable after it is withdrawn', async () => {
    const ann = await as('ann', false);
    expect(await ann.owe(5000)).toMatchObject({ status: 403, body: { code: 'consent-needed' } });
    await agreeToLedger(app, await userIdOf(app, 'ann'));
    await ann.owe(5000);
    const headers = await signedIn(app, 'ann');
    await app.inject({
      method: 'PUT',
      url: '/api/consents/purification-ledger',
      headers,
      payload: { isGiven: false },
    });
    expect((await ann.pay(1)).status).toBe(403);
    expect(await ann.lines()).toHaveLength(1);
    expect((await ann.ask('DELETE')).body.lines).toEqual([]);
    expect(await ann.lines()).toEqual([]);
  });

  it('is what cannot be: negative dues, fractions of paise, years to come, payments of nothing', async () => {
    const ann = await as('ann');
    await ann.owe(5000);
    expect((await ann.owe(-1)).status).toBe(400);
    expect((await ann.owe(0.5)).status).toBe(400);
    expect((await ann.owe(1e13)).status).toBe(400);
    expect((await ann.owe(1, { yearTo: '2099-03-31' })).body.code).toBe('year-not-ended');
    expect((await ann.owe(1, { isin: 'RELIANCE' })).status).toBe(400);
    expect((await ann.owe(1, { method: 'guess' })).status).toBe(400);
    expect((await ann.pay(0)).status).toBe(400);
    expect((await ann.pay(-5)).status).toBe(400);
    expect((await ann.pay(5, { paidOn: '2099-01-01' })).body.code).toBe('no-due');
    const parts = [{ ...account, name: 'Another', amountPaise: 5 }];
    expect((await ann.pay(5, { parts })).body.code).toBe('no-due');
    expect(await ann.lines()).toHaveLength(1);
  });

  it('is a line above the limit', async () => {
    const ann = await as('ann');
    await ann.owe(5000);
    const userId = await userIdOf(app, 'ann');
    const line = {
      ...account,
      userId,
      kind: 'payment' as const,
      amountPaise: 1,
      countsOn: '2024-05-01',
      working: [],
      toWhom: '',
      note: '',
      writtenAt: app.clock.now(),
    };
    await app.db
      .insert(purificationLedgerLines)
      .values(Array.from({ length: maxLedgerLines - 2 }, () => line));
    expect((await ann.pay(1)).status).toBe(200);
    expect(await ann.pay(1)).toMatchObject({ status: 409, body: { code: 'ledger-full' } });
    expect(await ann.lines()).toHaveLength(maxLedgerLines);
  });

  it('is a change of what is written', async () => {
    const ann = await as('ann');
    await ann.owe(5000);
    const { pool } = app.store;
    await expect(pool.query('update purification_ledger_lines set amount_paise = 1')).rejects.toThrow(
      'never changed',
    );
    await expect(pool.query('truncate purification_ledger_lines')).rejects.toThrow('never changed');
  });
});

it('the ledger is in the export of the account', async () => {
  const ann = await as('ann');
  await ann.owe(5000);
  await ann.pay(2000);
  const headers = await signedIn(app, 'ann');
  const file = await app.inject({ url: '/api/profile/export', headers });
  expect(file.body).toContain('purificationLedger');
  expect(file.body).toContain('Relief fund');
});
