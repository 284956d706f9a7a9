import { useCallback, useState } from 'react';
import type { MetricEntry, ScreenResultRow, ScreenRunReply } from '@tayyib/shared/contracts';
import { formatCount } from '@tayyib/shared/values/format';
import type { CustomRatio } from '@tayyib/shared/screens';
import { Empty } from '@tayyib/shared/sdk/ui';
import { Failure, PageSkeleton } from '@tayyib/shared/parts/page';
import { exportAddress, type AdvancedScreen } from '../useAdvancedScreen';
import type { ChangeAdvanced } from '../useAdvancedScreen';
import { Choices } from '../../market/Choices';
import styles from '../advanced.module.css';
import { ColumnChooser } from './ColumnChooser';
import { isVerdictColumn, ResultTable } from './ResultTable';
import { WhyDrawer } from './WhyDrawer';

/** The part of the query hook's result that is used here. */
interface Run {
  data?: { pages: readonly ScreenRunReply[] } | undefined;
  error?: unknown;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

interface Props {
  run: Run;
  /** Whether the query is valid; otherwise it is not sent. */
  isReadable: boolean;
  screen: AdvancedScreen;
  metrics: readonly MetricEntry[];
  /** The user's custom ratios, which are available as columns too. */
  ratios: readonly CustomRatio[];
  change: ChangeAdvanced;
}

/** The results of a screen: how many stocks match, how many have missing data, and the stocks themselves. */
export function ScreenRun({ run, isReadable, screen, metrics, ratios, change }: Props) {
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = run;
  const [why, setWhy] = useState<ScreenResultRow | null>(null);
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const reply = data?.pages[0];
  if (error) {
    return <Failure error={error} retry={refetch} isRetrying={isFetching} />;
  }
  if (!reply && !isReadable) {
    return (
      <Empty
        drawing="search"
        description="Nothing was searched yet: the query cannot be read. Fix the marked words."
      />
    );
  }
  if (!reply) {
    return <PageSkeleton shape="table" />;
  }
  const rows = data.pages.flatMap((page) => page.rows);
  return (
    <div className={styles.main}>
      <div className={styles.bar}>
        <p role="status" className={styles.count}>
          <strong>{formatCount(reply.matches)}</strong> of {formatCount(reply.universe)} stocks match
          {reply.unknowns > 0 && `; ${formatCount(reply.unknowns)} have missing data`}
        </p>
        <Choices
          legend="Show"
          choices={[
            { value: 'matches', label: `Matches (${formatCount(reply.matches)})` },
            { value: 'unknowns', label: `Missing data (${formatCount(reply.unknowns)})` },
          ]}
          value={screen.show}
          onChoose={(show) => change({ show })}
        />
        <details className={styles.toggle}>
          <summary>Columns</summary>
          <ColumnChooser
            chosen={screen.columns.filter((column) => !isVerdictColumn(column))}
            shown={reply.columns.map(({ text }) => text).filter((text) => !isVerdictColumn(text))}
            offered={[...metrics, ...ratios].map(({ name }) => name).filter((name) => !isVerdictColumn(name))}
            onChange={(columns) => change({ columns })}
          />
        </details>
        <a href={exportAddress(screen)} download>
          Download CSV
        </a>
      </div>
      {reply.notes.map((note) => (
        <p key={note} className={styles.small}>
          {note}
        </p>
      ))}
      {reply.total === 0 ? (
        <Empty
          drawing="search"
          description={
            reply.universe === 0
              ? 'No stock matches: no companies are on file yet.'
              : screen.show === 'matches'
                ? 'No stock matches. Widen the filter that leaves the fewest.'
                : 'No company has missing data.'
          }
        />
      ) : (
        <div className={isFetching && !isFetchingNextPage ? styles.stale : undefined}>
          <ResultTable
            reply={reply}
            rows={rows}
            standard={reply.standard}
            hasMore={hasNextPage && !isFetching}
            onMore={more}
            onSort={(sort, order) => change({ sort, order })}
            onWhy={setWhy}
          />
        </div>
      )}
      {why && (
        <WhyDrawer row={why} text={screen.text} standard={screen.standard} onClose={() => setWhy(null)} />
      )}
    </div>
  );
}
