import { accounts } from './accounts';
import { market } from './market';
import { ratios } from './ratios';
import { shariah } from './shariah';
import type { Metric } from './Metric';

/** The metrics, grouped for display. */
export const metricGroups: readonly { title: string; metrics: readonly Metric[] }[] = [
  { title: 'Shariah', metrics: shariah },
  { title: 'Market', metrics: market },
  { title: 'Accounts', metrics: accounts },
  { title: 'Ratios', metrics: ratios },
];

/** Every metric a screen can use. A source without it yields "unknown", never zero. */
export const metrics: readonly Metric[] = [...market, ...accounts, ...ratios, ...shariah];

const byId = new Map(metrics.map((metric) => [metric.id, metric]));

export const metricById = (id: string): Metric | undefined => byId.get(id);

/** The canonical name of the metric: the first of its names. */
export const metricName = (id: string): string => byId.get(id)?.names[0] ?? id;
