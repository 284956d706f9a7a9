import { formatCount } from '@tayyib/shared/values/format';
import { useMemo, useState } from 'react';
import { useViewer } from '@tayyib/shared/sdk/modules';
import { Button, Empty, Icon, PageHeading } from '@tayyib/shared/sdk/ui';
import { Failure, PageSkeleton } from '@tayyib/shared/parts/page';
import { useScreenStocksQuery } from '../api/stocksApi';
import { Results } from '../components/market/Results';
import { ActiveFilters, activeFilters } from '../components/screen/ActiveFilters';
import { NearestNames } from '../components/screen/NearestNames';
import { SavedFilters } from '../components/screen/SavedFilters';
import { ScreenFilters } from '../components/screen/ScreenFilters';
import { ScreenResults } from '../components/screen/ScreenResults';
import { useScreen } from '../components/screen/useScreen';
import { withoutRatios, writeScreen } from '../domain/screens/screenAddress';
import styles from './HalalScreenerPage.module.css';

/** The whole market, filtered by verdict, ratios, size and sector. */
export default function HalalScreenerPage() {
  const { choices: requested, change, clear, apply } = useScreen();
  const { refusal } = useViewer();
  const isDetailed = refusal('premium') === null;
  const choices = useMemo(() => (isDetailed ? requested : withoutRatios(requested)), [isDetailed, requested]);
  const { data, error, isFetching, refetch } = useScreenStocksQuery(choices);
  const [areFiltersOpen, setFiltersOpen] = useState(false);
  const active = activeFilters(choices).length;
  return (
    <>
      <PageHeading
        title="Halal Stock Screener"
        lead="Every listed company, judged on its filed accounts. Open one to see why."
      />
      <div className={styles.page}>
        <aside className={styles.side} aria-label="Filter stocks">
          <Button
            className={styles.toggle}
            block
            icon={<Icon name="filter" />}
            aria-expanded={areFiltersOpen}
            aria-controls="screen-filters"
            onClick={() => setFiltersOpen(!areFiltersOpen)}
          >
            {active > 0 ? `Filters (${active})` : 'Filters'}
          </Button>
          <div id="screen-filters" className={styles.filters} data-open={areFiltersOpen}>
            <ScreenFilters choices={choices} change={change} counts={data?.counts} />
          </div>
        </aside>
        <Results className={styles.main} label="Matching stocks" isBusy={isFetching}>
          <div role="status">
            <p className={styles.count}>
              {error ? null : data ? (
                <>
                  <strong>{formatCount(data.total)}</strong> of {formatCount(data.universe)} stocks match
                </>
              ) : (
                'Loading, please wait...'
              )}
            </p>
            {!error && data?.counts.freshness && data.counts.freshness.outdated > 0 && (
              <p className={styles.note}>
                Accounts: {formatCount(data.counts.freshness.fresh)} fresh,{' '}
                {formatCount(data.counts.freshness.ageing)} ageing,{' '}
                {formatCount(data.counts.freshness.outdated)} outdated
              </p>
            )}
          </div>
          <SavedFilters address={writeScreen({ ...choices, page: 1 }).toString()} apply={apply} />
          <ActiveFilters choices={choices} change={change} clear={clear} />
          {error ? (
            <Failure error={error} retry={refetch} isRetrying={isFetching} />
          ) : !data ? (
            <PageSkeleton isSilent shape="table" />
          ) : data.total === 0 ? (
            <Empty
              drawing="search"
              description={
                data.universe === 0 ? 'No companies are on file yet.' : 'No stock matches these filters.'
              }
            >
              {choices.q.trim() !== '' && <NearestNames text={choices.q} standard={choices.standard} />}
              {active > 0 && <Button onClick={clear}>Clear all filters</Button>}
            </Empty>
          ) : (
            <ScreenResults
              reply={data}
              choices={choices}
              change={change}
              isDetailed={isDetailed}
              isRefreshing={isFetching}
            />
          )}
          <p className={styles.note}>
            Ratios come from the last annual accounts on file; a dash means we do not know. Not investment
            advice or a fatwa.
          </p>
        </Results>
      </div>
    </>
  );
}
