import type { ReactNode } from 'react';
import type { DashboardReply, IndexReply, MetalHistoryReply } from '@tayyib/shared/contracts';
import { useMyStandard } from '@tayyib/shared/sdk/modules';
import { skipToken } from '@tayyib/shared/sdk/toolkit';
import { Answered, CardFoot, CardRow, CardRows } from '@tayyib/shared/parts/page';
import { ChangeChip, Sparkline } from '@tayyib/shared/parts/tables';
import { Link } from '@tayyib/shared/sdk/router';
import { formatCount, formatDay, formatNumber, formatRupees } from '@tayyib/shared/values/format';
import { useGetHeadlineQuery, useGetUniversesQuery } from '../../api/dashboardApi';
import { useGetIndexQuery, useGetMetalQuery } from '../../api/marketListsApi';
import styles from './MarketCard.module.css';

const index = { id: 'nifty50', name: 'NIFTY 50' } as const;
const notOnFile = 'Not on file';
/** Of a few days no course of a year is drawn. */
const leastPoints = 12;

/** The market in three figures: the index, gold, and how many stocks rose and fell on the newest day. Each is read on its own. */
export function MarketCard() {
  const standard = useMyStandard();
  const indexOfYear = useIndexRow();
  return (
    <>
      <CardRows>
        <CardRow title={<Link to={`/indices_stocks?id=${index.id}`}>{index.name}</Link>} {...indexOfYear} />
        <CardRow
          title={<Link to="/gold_silver">Gold</Link>}
          {...rowOf(useGetMetalQuery({ metal: 'gold', range: '1y' }), goldRow)}
        />
      </CardRows>
      <Answered query={useGetHeadlineQuery(standard)} lines={2}>
        {({ market }) => <Moves market={market} />}
      </Answered>
      <CardFoot>
        <Link to="/indices">All indices</Link>
      </CardFoot>
    </>
  );
}

interface Row {
  side: ReactNode;
  detail: string;
}

const waiting: Row = { side: null, detail: '\u00a0' };

/** The figure of a query; a failure is said in the row, as the other figures do not depend on it. */
function rowOf<Data>({ data, error }: { data?: Data; error?: unknown }, row: (data: Data) => Row): Row {
  if (data !== undefined) return row(data);
  return error ? { side: null, detail: 'It could not be read.' } : waiting;
}

/** An index is requested only where its members are on file: the universes of the market, which the page reads anyway, say so. */
function useIndexRow(): Row {
  const standard = useMyStandard();
  const universes = useGetUniversesQuery(standard);
  const isOnFile = universes.data?.some(({ id, companies }) => id === index.id && companies > 0);
  const year = useGetIndexQuery(isOnFile ? { id: index.id, standard, range: '1y' } : skipToken);
  if (isOnFile) return rowOf(year, indexRow);
  return rowOf(universes, () => ({ side: null, detail: notOnFile }));
}

function indexRow({ index: { last, change }, closes }: IndexReply): Row {
  if (last === null) return { side: null, detail: notOnFile };
  return {
    side: (
      <Figure
        label={`${index.name}, last year`}
        values={closes.map(({ close }) => close)}
        figure={formatNumber(last.close)}
        change={change}
      />
    ),
    detail: `Close of ${formatDay(last.day)}`,
  };
}

function goldRow({ newest, history, change }: MetalHistoryReply): Row {
  if (newest === null) return { side: null, detail: notOnFile };
  const since = change === null ? '' : `, since ${formatDay(change.from)}`;
  return {
    side: (
      <Figure
        label="Gold, last year"
        values={history.map(({ rupeesPerGram }) => rupeesPerGram)}
        figure={formatRupees(newest.rupeesPerGram)}
        change={change?.value ?? null}
      />
    ),
    detail: `Gram of 24 carat, ${formatDay(newest.source.asOf)}${since}`,
  };
}

interface FigureProps {
  label: string;
  values: readonly number[];
  figure: string;
  /** A fraction; null where it is not known. */
  change: number | null;
}

const Figure = ({ label, values, figure, change }: FigureProps) => (
  <span className={styles.figure}>
    {values.length >= leastPoints && <Sparkline label={label} values={values} />}
    <strong>{figure}</strong>
    {change !== null && <ChangeChip change={change} />}
  </span>
);

function Moves({ market }: Pick<DashboardReply, 'market'>) {
  if (market === null) return <p className={styles.moves}>No prices are on file yet.</p>;
  const { day, advances, declines, compliantAdvances, compliantDeclines } = market;
  const counts = (rose: number, fell: number) => `${formatCount(rose)} rose and ${formatCount(fell)} fell`;
  const compliant =
    compliantAdvances + compliantDeclines === 0
      ? ''
      : `; of the compliant ones ${counts(compliantAdvances, compliantDeclines)}`;
  return (
    <div className={styles.moves}>
      <div className={styles.bar} aria-hidden="true">
        <span data-direction="up" style={{ flexGrow: advances }} />
        <span data-direction="down" style={{ flexGrow: declines }} />
      </div>
      <p>
        {formatDay(day)}: {counts(advances, declines)}
        {compliant}.
      </p>
    </div>
  );
}
