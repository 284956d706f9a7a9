import { Link } from '@tayyib/shared/sdk/router';
import type { FigureProjection, ProjectionReply } from '@tayyib/shared/contracts';
import { croreInColumn, formatDay, formatPercent } from '@tayyib/shared/values/format';
import { Alert, Empty } from '@tayyib/shared/sdk/ui';
import { Answered, Info } from '@tayyib/shared/parts/page';
import { useGetProjectionQuery } from '../../../api/stockNumbersApi';
import { DataTable, FigureCell } from '@tayyib/shared/parts/tables';
import { ProjectionPlot } from './ProjectionPlot';
import type { StockPartProps } from '../StockPartProps';
import styles from '../StockParts.module.css';

/** The trend of the filed years, projected ahead with its range and method. */
export function ProjectionPart({ stock }: StockPartProps) {
  return <Answered query={useGetProjectionQuery(stock.isin)}>{(reply) => <Shown reply={reply} />}</Answered>;
}

function Shown({ reply: { label, projections, method, assumptions } }: { reply: ProjectionReply }) {
  return (
    <div className={styles.part}>
      <Alert type="warning" showIcon title={label} />
      {projections.length === 0 && (
        <Empty drawing="chart" description="No annual accounts are on file to draw a trend through.">
          <Link to="/status">Which data is loaded, and since when</Link>
        </Empty>
      )}
      {projections.map((projection) => (
        <Projection key={projection.figure} projection={projection} />
      ))}
      <Info about="How it is projected, and what that assumes">
        <p>{method}</p>
        <ul>
          {assumptions.map((assumption) => (
            <li key={assumption}>{assumption}</li>
          ))}
        </ul>
      </Info>
    </div>
  );
}

function Projection({ projection }: { projection: FigureProjection }) {
  const { label, filed, years, unknownBecause, growthPerYear, fit } = projection;
  return (
    <section className={styles.part} aria-label={label}>
      <h3>{label}</h3>
      {unknownBecause ? (
        <p>{unknownBecause}</p>
      ) : (
        <>
          <p className={styles.small}>
            {growthPerYear !== null && `${formatPercent(growthPerYear)} a year along the trend`}
            {fit !== null && `; the trend explains ${formatPercent(fit)} of the movement`}, drawn through{' '}
            {filed.length} filed years.
          </p>
          <ProjectionPlot projection={projection} />
          <DataTable
            caption={`${label}, projected`}
            rows={years}
            keyOf={({ periodEnd }) => periodEnd}
            columns={[
              {
                title: 'Year to',
                cell: ({ periodEnd, isTooWide }) => (
                  <>
                    {formatDay(periodEnd)}
                    {isTooWide && <small>The range is too wide to be of use</small>}
                  </>
                ),
              },
              {
                title: 'From',
                unit: '₹ cr',
                isFigure: true,
                cell: ({ low }) => <FigureCell figure={croreInColumn(low)} />,
              },
              {
                title: 'Middle',
                unit: '₹ cr',
                isFigure: true,
                cell: ({ middle }) => <FigureCell figure={croreInColumn(middle)} />,
              },
              {
                title: 'To',
                unit: '₹ cr',
                isFigure: true,
                cell: ({ high }) => <FigureCell figure={croreInColumn(high)} />,
              },
            ]}
          />
        </>
      )}
    </section>
  );
}
