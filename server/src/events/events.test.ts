import type { DomainEvents } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { buildTestApp, resetDatabase } from '../testing';
import { publish } from './publish';

type VerdictChanged = DomainEvents['verdict.changed'];

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(() => resetDatabase(app));

const eventOf = (id: number): VerdictChanged => ({
  changes: [{ id, isin: 'INE000001018', standard: 'TASIS', from: 1, to: 2 }],
});
const numbersOf = (events: VerdictChanged[]) => events.flatMap(({ changes }) => changes.map(({ id }) => id));
const runDue = () => app.jobs.runDue('verdict.changed');

describe('a domain event', () => {
  it('reaches every subscriber after the commit, in the order of publishing', async () => {
    const one: VerdictChanged[] = [];
    const other: VerdictChanged[] = [];
    app.events.on('verdict.changed', async (event) => void one.push(event));
    app.events.on('verdict.changed', async (event) => void other.push(event));
    await app.db.transaction(async (transaction) => {
      for (const id of [1, 2, 3]) await publish(transaction, 'verdict.changed', eventOf(id));
      expect(await runDue()).toEqual([]);
    });
    await runDue();
    for (const received of [one, other]) expect(numbersOf(received)).toEqual([1, 2, 3]);
  });

  it('is not delivered when its transaction is rolled back', async () => {
    const received: VerdictChanged[] = [];
    app.events.on('verdict.changed', async (event) => void received.push(event));
    const change = app.db.transaction(async (transaction) => {
      await publish(transaction, 'verdict.changed', eventOf(1));
      throw new Error('Never mind');
    });
    await expect(change).rejects.toThrow('Never mind');
    expect(await runDue()).toEqual([]);
    expect(received).toEqual([]);
  });

  it('is delivered again after a subscriber failed', async () => {
    const received: VerdictChanged[] = [];
    app.events.on('verdict.changed', async (event) => {
      received.push(event);
      if (received.length === 1) throw new Error('Not now');
    });
    await publish(app.db, 'verdict.changed', eventOf(1));
    await runDue();
    await runDue();
    expect(numbersOf(received)).toEqual([1]);
    app.clock.now = () => new Date(Date.now() + 10_000);
    await runDue();
    expect(numbersOf(received)).toEqual([1, 1]);
    await runDue();
    expect(received).toHaveLength(2);
  });

  it('is rejected if it does not match its schema', async () => {
    await expect(publish(app.db, 'verdict.changed', { changes: [] })).rejects.toThrow();
  });
});
