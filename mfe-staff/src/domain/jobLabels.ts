import type { JobKind } from '@tayyib/shared/contracts';

interface JobState {
  text: string;
  tone: 'good' | 'bad' | 'open' | 'plain';
}

/** The most important thing about a job. */
export function jobState({ failed, retrying, running, waiting }: JobKind): JobState {
  if (failed > 0) return { text: 'Given up', tone: 'bad' };
  if (retrying > 0) return { text: 'Failing, retried', tone: 'bad' };
  if (running > 0) return { text: 'Running', tone: 'open' };
  if (waiting > 0) return { text: 'Waiting', tone: 'open' };
  return { text: 'Fine', tone: 'good' };
}

/** "every 5 minutes", "every 6 hours", "daily", or when it is queued. */
export function intervalText(everyMinutes: number | null): string {
  if (everyMinutes === null) return 'after changes';
  const dayMinutes = 24 * 60;
  if (everyMinutes === dayMinutes) return 'daily';
  const [size, unit] =
    everyMinutes % dayMinutes === 0
      ? ([dayMinutes, 'day'] as const)
      : everyMinutes % 60 === 0
        ? ([60, 'hour'] as const)
        : ([1, 'minute'] as const);
  const count = everyMinutes / size;
  return count === 1 ? `every ${unit}` : `every ${count} ${unit}s`;
}

/** "2 running, 1 waiting"; a dash if nothing is queued. */
export function queuedText({ running, waiting, scheduled, failed }: JobKind): string {
  const counts = { running, waiting, scheduled, 'given up': failed };
  const parts = Object.entries(counts).filter(([, count]) => count > 0);
  return parts.map(([state, count]) => `${count} ${state}`).join(', ') || '–';
}
