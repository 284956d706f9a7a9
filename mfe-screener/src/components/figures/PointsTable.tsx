import { formatDay, numberInColumn } from '@tayyib/shared/values/format';
import { DataTable } from '@tayyib/shared/parts/tables';

interface Props {
  caption: string;
  title: string;
  points: readonly { day: string; value: number }[];
}

const maxRows = 60;
/** The newest points of a chart as a table, for users who cannot see the chart. */
export function PointsTable({ caption, title, points }: Props) {
  return (
    <details>
      <summary>Show the last {Math.min(maxRows, points.length)} as a table</summary>
      <DataTable
        caption={caption}
        rows={points.slice(-maxRows).reverse()}
        keyOf={({ day }) => day}
        columns={[
          { title: 'Day', cell: ({ day }) => formatDay(day) },
          { title, isFigure: true, cell: ({ value }) => numberInColumn(value).digits },
        ]}
      />
    </details>
  );
}
