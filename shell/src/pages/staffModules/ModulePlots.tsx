import { Failure } from '@tayyib/shared/parts/page';
import { LinePlot, type PlotLine } from '@tayyib/shared/parts/charts';
import { formatMoment, formatPercent } from '@tayyib/shared/values/format';
import { Skeleton } from '@tayyib/shared/sdk/ui';
import styles from './staffModules.module.css';
import { useGetModuleSeriesQuery } from './staffModulesApi';

const hours = 24;

const formatMs = (value: number) => `${Math.round(value)} ms`;
const formatTime = (at: number) => formatMoment(new Date(at).toISOString());

/** Load time and failures of each version over the last day. */
export function ModulePlots({ id }: { id: string }) {
  const { data, error } = useGetModuleSeriesQuery({ id, hours });
  if (error) return <Failure error={error} />;
  if (!data) return <Skeleton active title={false} aria-label="Loading plots" />;
  const { points } = data;
  if (points.length === 0) return <p className={styles.text}>No loads in the last {hours} hours.</p>;
  const versions = [...new Set(points.map(({ version }) => version))];
  const linesOf = (
    read: (point: (typeof points)[number]) => number | null,
    format: (value: number) => string,
  ): PlotLine[] =>
    versions.map((version) => {
      const measured = points.flatMap((point) => {
        const value = point.version === version ? read(point) : null;
        return value === null ? [] : [{ at: Date.parse(point.at), value }];
      });
      const last = measured.at(-1);
      return { name: version, points: measured, note: last ? `now ${format(last.value)}` : 'not measured' };
    });
  return (
    <div className={styles.pair}>
      <LinePlot
        title={`Load time, 75th percentile, last ${hours} hours`}
        lines={linesOf(({ loadMs }) => loadMs?.p75 ?? null, formatMs)}
        formatTime={formatTime}
        formatValue={formatMs}
      />
      <LinePlot
        title={`Failed loads, last ${hours} hours`}
        lines={linesOf(({ failureRate }) => failureRate, formatPercent)}
        formatTime={formatTime}
        formatValue={formatPercent}
      />
    </div>
  );
}
