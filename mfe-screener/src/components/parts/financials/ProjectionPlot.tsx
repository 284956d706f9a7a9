import type { FigureProjection } from '@tayyib/shared/contracts';
import { LinePlot } from '@tayyib/shared/parts/charts';
import { dayFromNumber, dayNumber } from '@tayyib/shared/values/calendar';
import { formatDay, formatRupees } from '@tayyib/shared/values/format';

/** The filed years as a line, and the projection as a line inside its range. The table below has the figures. */
export function ProjectionPlot({ projection: { label, filed, years } }: { projection: FigureProjection }) {
  // the projection begins at the last filed year, from where the trend is drawn on
  const lastFiled = filed.slice(-1).map(({ periodEnd, value }) => ({
    periodEnd,
    middle: value,
    low: value,
    high: value,
  }));
  const ahead = [...lastFiled, ...years].map((year) => ({ ...year, at: dayNumber(year.periodEnd) }));
  return (
    <LinePlot
      title="Filed years and projection"
      label={`${label}: ${filed.length} filed years and ${years.length} projected`}
      lines={[
        {
          name: 'Filed',
          points: filed.map(({ periodEnd, value }) => ({ at: dayNumber(periodEnd), value })),
        },
        {
          name: 'Projected, with its range',
          points: ahead.map(({ at, middle }) => ({ at, value: middle })),
        },
      ]}
      range={ahead}
      formatTime={(at) => formatDay(dayFromNumber(at))}
      formatValue={formatRupees}
    />
  );
}
