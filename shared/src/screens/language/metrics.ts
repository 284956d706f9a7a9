import { accounts } from './metrics/accounts';
import { market } from './metrics/market';
import { ratios } from './metrics/ratios';
import { shariah } from './metrics/shariah';
import type { Metric } from './metrics/Metric';

/** The metrics as a person looks for them. */
export const metricGroups: readonly { title: string; metrics: readonly Metric[] }[] = [
  { title: 'Shariah', metrics: shariah },
  { title: 'Market', metrics: market },
  { title: 'Accounts', metrics: accounts },
  { title: 'Ratios', metrics: ratios },
];

/** Every quantity a screen may name. A source that has none of it answers "unknown", never zero. */
export const metrics: readonly Metric[] = [...market, ...accounts, ...ratios, ...shariah];

const byId = new Map(metrics.map((metric) => [metric.id, metric]));

export const metricById = (id: string): Metric | undefined => byId.get(id);

/** How the metric is spelt where we write it ourselves: the first of its names. */
export const metricName = (id: string): string => byId.get(id)?.names[0] ?? id;
