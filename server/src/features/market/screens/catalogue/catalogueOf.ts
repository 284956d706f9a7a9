import type { MetricEntry, ScreenCatalogueReply } from '@tayyib/shared/contracts';
import { maxCustomRatios, maxSavedScreens, maxScreenColumns } from '@tayyib/shared/limits';
import { metricGroups, unknownCode } from '@tayyib/shared/screens';
import type { Metric, MetricSource } from '@tayyib/shared/screens';
import { standardIds, standardNames, tasis } from '@tayyib/shared/shariah';
import type { MarketSnapshot } from '../../marketSnapshot/MarketSnapshot';
import { memoizePerSnapshot } from '../../marketSnapshot/memoizePerSnapshot';
import { usualColumns } from '../readColumns';
import { versionOf } from '../../../../lib/hashes';

/** Every metric, with the number of companies it is known for today. */
export const catalogueOf = memoizePerSnapshot((snapshot) => {
  const catalogue = describe(snapshot);
  return { catalogue, version: versionOf(catalogue) };
});

function describe(snapshot: MarketSnapshot): ScreenCatalogueReply {
  const source = snapshot.columns(null).sourceFor(tasis.id);
  return {
    day: snapshot.day,
    universe: source.rows,
    metrics: metricGroups.flatMap(({ title, metrics }) =>
      metrics.map((metric) => entryOf(metric, title, source)),
    ),
    standards: standardIds.map((id) => ({ id, name: standardNames[id] })),
    usualColumns,
    limits: { savedScreens: maxSavedScreens, customRatios: maxCustomRatios, columns: maxScreenColumns },
  };
}

function entryOf(metric: Metric, group: string, source: MetricSource): MetricEntry {
  const { id, kind, unit, description, period = null, perStandard = false } = metric;
  const [name, ...aliases] = metric.names;
  const { choices, known } =
    kind === 'category' ? wordsIn(metric, source) : { choices: null, known: countIn(id, source) };
  return { id, name, aliases, group, kind, unit, description, period, perStandard, choices, known };
}

function countIn(id: string, source: MetricSource): number {
  let known = 0;
  for (const value of source.numbers({ id, period: null, standard: null }, 0) ?? []) {
    if (!Number.isNaN(value)) known += 1;
  }
  return known;
}

/** Fixed choices in their own order; others by name. */
function wordsIn({ id, choices }: Metric, source: MetricSource) {
  const column = source.words({ id, standard: null });
  const companies = new Map<string, number>(choices?.map(({ name }) => [name, 0]));
  let known = 0;
  for (const code of column?.codes ?? []) {
    const word = code === unknownCode ? undefined : column?.words[code];
    if (word === undefined) continue;
    companies.set(word, (companies.get(word) ?? 0) + 1);
    known += 1;
  }
  const listed = [...companies].map(([name, count]) => ({ name, companies: count }));
  return {
    choices: choices ? listed : listed.sort((a, b) => a.name.localeCompare(b.name, 'en')),
    known,
  };
}
