import type { ModuleSeriesReply } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { loadStatisticsOf } from '../outcomes/figuresOf';
import type { OutcomeCount } from '../outcomes/outcomesRepository';
import { countsSince } from '../outcomes/outcomesRepository';
import { hourMs } from '../../../../lib/durations';

/** Five-minute buckets of each version of a module, oldest first. */
export async function readSeries(
  { db, clock }: Pick<FastifyInstance, 'db' | 'clock'>,
  id: string,
  hours: number,
): Promise<ModuleSeriesReply> {
  const counts = await countsSince(db, new Date(clock.now().getTime() - hours * hourMs), id);
  const groups = new Map<string, OutcomeCount[]>();
  for (const count of counts) {
    const key = `${count.at.toISOString()} ${count.version}`;
    groups.set(key, [...(groups.get(key) ?? []), count]);
  }
  const points = [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    points: points.map(([key, group]) => {
      const [at = '', version = ''] = key.split(' ');
      return { at, version, ...loadStatisticsOf(group) };
    }),
  };
}
