import type { JobKind } from '@tayyib/shared/contracts';

const job = (name: string, part: Partial<JobKind> = {}): JobKind => ({
  name,
  everyMinutes: 60,
  running: 0,
  waiting: 0,
  scheduled: 1,
  retrying: 0,
  failed: 0,
  nextRunAt: '2026-11-23T10:30:00.000Z',
  lastError: null,
  ...part,
});

/** Jobs in every state. */
export const sampleJobs: readonly JobKind[] = [
  job('send message', {
    everyMinutes: null,
    scheduled: 0,
    failed: 2,
    nextRunAt: null,
    lastError: 'send message failed. The log says why.',
  }),
  job('fetch feeds', {
    everyMinutes: 5,
    retrying: 1,
    lastError: 'Error: www.nseindia.com answered with 403.',
  }),
  job('judge companies', { everyMinutes: 1440, running: 1, scheduled: 0, nextRunAt: null }),
  job('group-rooms', { everyMinutes: 1, waiting: 1, scheduled: 0 }),
  job('dead sessions'),
];
