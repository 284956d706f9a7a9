import { Failure } from '@tayyib/shared/parts/page';
import { formatPercent } from '@tayyib/shared/values/format';
import { Skeleton } from '@tayyib/shared/sdk/ui';
import { LinePlot, type PlotLine } from './LinePlot';
import styles from './staffModules.module.css';
import { useGetModuleSeriesQuery } from './staffModulesApi';

const hours = 24;

/** Load time and failures of each version over the last day. */
export function ModulePlots({ id }: { id: string }) {
  const { data, error } = useGetModuleSeriesQuery({ id, hours });
  if (error) return <Failure error={error} />;
  if (!data) return <Skeleton active title={false} aria-label="Loading plots" />;
  const { points } = data;
  if (points.length === 0) return <p className={styles.text}>No loads in the last {hours} hours.</p>;
  const versions = [...new Set(points.map(({ version }) => version))];
  const linesOf = (read: (point: (typeof points)[number]) => number | null): PlotLine[] =>
    versions.map((version) => ({
      name: version,
      points: points.flatMap((point) => {
        const value = point.version === version ? read(point) : null;
        return value === null ? [] : [{ at: Date.parse(point.at), value }];
      }),
    }));
  return (
    <div className={styles.pair}>
      <LinePlot
        title={`Load time, 75th percentile, last ${hours} hours`}
        lines={linesOf(({ loadMs }) => loadMs?.p75 ?? null)}
        format={(value) => `${Math.round(value)} ms`}
      />
      <LinePlot
        title={`Failed loads, last ${hours} hours`}
        lines={linesOf(({ failureRate }) => failureRate)}
        format={formatPercent}
      />
    </div>
  );
}
