import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { standardIds } from '@tayyib/shared/shariah';
import type { FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import { feedFetches } from '../../../database/schema/facts/fetchingTables';
import { isLate } from '../../facts/ingest/fetching/lateness';
import { allSources } from '../../facts/ingest/filings/filingSources';
import { readIndices } from '../indices/readIndices';
import { readUniverses } from './readUniverses';

/** The same figures as the page on the state of the data, for alarms: how current each source is, and coverage. */
export function measureData(app: FastifyInstance): void {
  if (app.metrics === null) return;
  measureSources(app, app.metrics);
  measureCoverage(app, app.metrics);
}

type Metrics = NonNullable<FastifyInstance['metrics']>;

function measureSources({ db, clock }: FastifyInstance, { registry, read }: Metrics): void {
  const labelNames = ['feed', 'source'] as const;
  const registers = [registry];
  const success = new Gauge({
    name: 'tayyib_feed_last_success_timestamp_seconds',
    help: 'When a source was last fetched; absent before the first time.',
    labelNames,
    registers,
  });
  const late = new Gauge({
    name: 'tayyib_feed_late',
    help: '1 if a source is overdue by its schedule.',
    labelNames,
    registers,
  });
  const failures = new Gauge({
    name: 'tayyib_feed_failures',
    help: 'Consecutive failures of a source.',
    labelNames,
    registers,
  });
  read({
    name: 'feeds',
    gauges: [success, late, failures],
    async read() {
      const states = new Map((await db.select().from(feedFetches)).map((state) => [state.source, state]));
      for (const source of allSources) {
        const state = states.get(source.key);
        const labels = { feed: source.feed, source: source.key };
        late.set(labels, state && isLate(source, state, clock.now()) ? 1 : 0);
        failures.set(labels, state?.failures ?? 0);
        if (state?.lastSuccessAt) success.set(labels, state.lastSuccessAt.getTime() / 1000);
      }
    },
  });
}

function measureCoverage({ db, marketReader }: FastifyInstance, { registry, read }: Metrics): void {
  const companies = new Gauge({
    name: 'tayyib_companies',
    help: 'Companies of a universe by their verdict.',
    labelNames: ['universe', 'standard', 'verdict'],
    registers: [registry],
  });
  const coverage = new Gauge({
    name: 'tayyib_coverage_ratio',
    help: 'The share of a universe that has a verdict; absent for an empty one.',
    labelNames: ['universe', 'standard'],
    registers: [registry],
  });
  const stored = marketReader.list('indices', (day) => readIndices(db, day));
  read({
    name: 'coverage',
    gauges: [companies, coverage],
    async read() {
      const indices = await stored();
      const market = await marketReader.figures();
      for (const standard of standardIds) {
        for (const universe of readUniverses(indices, market, standard)) {
          const labels = { universe: universe.id, standard };
          companies.set({ ...labels, verdict: 'compliant' }, universe.compliant);
          companies.set({ ...labels, verdict: 'non_compliant' }, universe.nonCompliant);
          companies.set({ ...labels, verdict: 'under_review' }, universe.underReview);
          const judged = universe.compliant + universe.nonCompliant;
          if (universe.companies > 0) coverage.set(labels, judged / universe.companies);
          else coverage.remove(labels);
        }
        // counting is cached for a state of the market; after a change each standard takes some milliseconds
        await yieldToEventLoop();
      }
    },
  });
}
