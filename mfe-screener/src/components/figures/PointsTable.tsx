import { formatDay } from '@tayyib/shared/format';
import { FigureTable } from './FigureTable';

interface Props {
  caption: string;
  title: string;
  points: readonly { day: string; value: number }[];
}

const most = 60;
const figures = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** The newest points of a chart in figures, for whoever does not see the chart. */
export function PointsTable({ caption, title, points }: Props) {
  return (
    <details>
      <summary>Show the last {Math.min(most, points.length)} as a table</summary>
      <FigureTable
        caption={caption}
        rows={points.slice(-most).reverse()}
        keyOf={({ day }) => day}
        columns={[
          { title: 'Day', cell: ({ day }) => formatDay(day) },
          { title, isFigure: true, cell: ({ value }) => figures.format(value) },
        ]}
      />
    </details>
  );
}
