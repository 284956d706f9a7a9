import { usePageName } from '@tayyib/shared/sdk/modules';
import { useMemo } from 'react';
import type { IndexMemberRow, IndexReply, StandardId } from '@tayyib/shared/contracts';
import { formatDay, percentInColumn } from '@tayyib/shared/values/format';
import { LockOverlay } from '@tayyib/shared/parts/premium';
import { Navigate } from '@tayyib/shared/sdk/router';
import { FigureCell, type DataColumn } from '@tayyib/shared/parts/tables';
import { PageHeading } from '@tayyib/shared/sdk/ui';
import { Answered, Info } from '@tayyib/shared/parts/page';
import { useGetIndexMembersQuery, useGetIndexQuery, useGetIndicesQuery } from '../api/marketListsApi';
import type { ChartSeries } from '../components/chart/ChartSeries';
import { SeriesChart } from '../components/chart/SeriesChart';
import { OneOfList } from '../components/lists/OneOfList';
import { ComplianceBar, WeightBar } from '../components/figures/ComplianceBar';
import styles from '../components/market/market.module.css';
import { IndexFigures } from '../components/lists/IndexFigures';
import { MediansLine } from '../components/figures/MediansLine';
import { Paged } from '../components/market/Paged';
import { PointsTable } from '../components/figures/PointsTable';
import { Results } from '../components/market/Results';
import { SourceLine } from '../components/figures/SourceLine';
import { StocksTable } from '../components/figures/StocksTable';
import { useAddress } from '../components/market/useAddress';
import { PartPreview } from '../components/parts/PartPreview';
import { StandardSelect } from '../components/market/StandardSelect';
import { isNotFound } from '../api/stocksApi';

/** Fewer days are shown in the table only. */
const minChartPoints = 5;

/** One index: its chart, how much of it is compliant, and its members, which need a premium plan. */
export default function IndexStocksPage() {
  const { address, standard, change } = useAddress();
  const id = address.get('id');
  const query = useGetIndexQuery({ id: id ?? '', standard }, { skip: id === null });
  const whole = useGetIndicesQuery({ standard }, { skip: !isNotFound(query.error) });
  if (id === null) return <Navigate to="/indices" replace />;
  return (
    <>
      <OneOfList
        query={query}
        kind="Index"
        list={{ to: `/indices?standard=${standard}`, label: 'All indices' }}
        whole={whole}
        empty="No indices are on file yet."
      >
        {(reply) => (
          <>
            <PageHeading
              title={reply.index.name}
              lead={reply.index.membersAsOf ? `Members of ${formatDay(reply.index.membersAsOf)}` : undefined}
              actions={<StandardSelect value={standard} onChange={(next) => change({ standard: next })} />}
            />
            <IndexDetails reply={reply} />
          </>
        )}
      </OneOfList>
      {/* above the details it would be pushed down when they arrive */}
      {query.data && !isNotFound(query.error) && (
        <section className={`${styles.stack} ${styles.next}`}>
          <h2 className={styles.heading}>Members</h2>
          <LockOverlay title="Members of the index" preview={<PartPreview shape="table" />}>
            <Members id={id} standard={standard} />
          </LockOverlay>
          <AboutMembers reply={query.data} />
        </section>
      )}
    </>
  );
}

function IndexDetails({ reply: { index, closes } }: { reply: IndexReply }) {
  const { byWeight } = index;
  usePageName(index.name);
  const points = useMemo(() => closes.map(({ day, close }) => ({ day, value: close })), [closes]);
  const series = useMemo<ChartSeries[]>(
    () => [{ kind: 'line', name: index.name, colour: 'chart-1', points }],
    [index.name, points],
  );
  return (
    <div className={styles.stack}>
      <IndexFigures index={index} />
      <ComplianceBar count={index.compliance} />
      {byWeight && <WeightBar shares={byWeight} />}
      {points.length > 0 && (
        <>
          {points.length >= minChartPoints && (
            <SeriesChart label={`Closing values of ${index.name}`} series={series} />
          )}
          <PointsTable caption={`Closing values of ${index.name}`} title="Close" points={points} />
        </>
      )}
    </div>
  );
}

/** Medians of the members, notes on the method, and the source. */
function AboutMembers({ reply: { index, medians, notes } }: { reply: IndexReply }) {
  return (
    <>
      <MediansLine title="Medians of the companies" medians={medians} />
      <Info about="How this is computed, and its source">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        <SourceLine source={index.source} />
      </Info>
    </>
  );
}

const weightColumn: DataColumn<IndexMemberRow> = {
  title: 'Weight',
  unit: '%',
  isFigure: true,
  cell: ({ weight }) => <FigureCell figure={weight === null ? null : percentInColumn(weight)} />,
};

function Members({ id, standard }: { id: string; standard: StandardId }) {
  const { page, change } = useAddress();
  const query = useGetIndexMembersQuery({ id, standard, page });
  return (
    <Results label="Members found" isBusy={query.isFetching}>
      <Answered query={query} shape="table">
        {(list) => (
          <Paged
            list={list}
            none="Its members are not on file."
            onTurn={(to) => change({ page: String(to) })}
          >
            <StocksTable
              caption="Members of the index"
              rows={list.rows}
              standard={standard}
              extra={list.rows.some(({ weight }) => weight !== null) ? [weightColumn] : []}
            />
            {list.unknown.length > 0 && (
              <p className={styles.small}>
                Not among the listed companies on file: {list.unknown.join(', ')}.
              </p>
            )}
          </Paged>
        )}
      </Answered>
    </Results>
  );
}
