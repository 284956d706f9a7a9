import { parse } from '@tayyib/shared/screens';
import { Navigate } from '@tayyib/shared/sdk/router';
import { skipToken } from '@tayyib/shared/sdk/toolkit';
import { PageHeading } from '@tayyib/shared/sdk/ui';
import { useRunScreenInfiniteQuery } from '../api/screensApi';
import styles from '../components/advanced/advanced.module.css';
import { Builder } from '../components/advanced/filters/Builder';
import { QueryText } from '../components/advanced/QueryText';
import { AlertedStocks } from '../components/advanced/saved/AlertedStocks';
import { OpenScreen } from '../components/advanced/saved/OpenScreen';
import { SaveScreen } from '../components/advanced/saved/SaveScreen';
import { ScreenChanges } from '../components/advanced/saved/ScreenChanges';
import { ScreenRun } from '../components/advanced/results/ScreenRun';
import { ScreenShelf } from '../components/advanced/saved/ScreenShelf';
import { useAdvancedScreen } from '../components/advanced/useAdvancedScreen';
import { useRequestedChange, type RequestedChange } from '../components/advanced/saved/useRequestedChange';
import { useVocabulary } from '../components/advanced/useVocabulary';
import { Results } from '../components/market/Results';
import { StandardSelect } from '../components/market/StandardSelect';

/** Screens the market by a query or by filters: two views of one text in the URL. */
export default function AdvancedScreenerPage() {
  const change = useRequestedChange();
  return change.redirect === null ? (
    <Screener requested={change} />
  ) : (
    <Navigate to={change.redirect} replace />
  );
}

function Screener({ requested }: { requested: RequestedChange }) {
  const { screen, change } = useAdvancedScreen();
  const { vocabulary, ratios, metrics } = useVocabulary();
  const { text, standard, columns, sort, order, show } = screen;
  const read = parse(text, vocabulary);
  const chosen = columns.length > 0 ? { columns: [...columns] } : {};
  const run = useRunScreenInfiniteQuery(
    read.ok ? { text, standard, sort, order, show, ...chosen } : skipToken,
  );
  const write = (next: string) => change({ text: next, show: 'matches' });
  return (
    <>
      <PageHeading
        title="Advance Screener"
        lead="Companies with missing data never match; they are listed separately."
      />
      {requested.id !== null && <ScreenChanges id={requested.id} onClose={requested.close} />}
      {requested.codes.length > 0 && <AlertedStocks codes={requested.codes} onClose={requested.close} />}
      <ScreenShelf shown={screen} onPick={change} />
      <div className={styles.page}>
        <aside className={styles.side} aria-label="The screen">
          <StandardSelect value={standard} onChange={(next) => change({ standard: next })} />
          <Builder
            query={read.ok ? read.query : null}
            standard={standard}
            ratios={ratios}
            metrics={metrics}
            counts={run.data?.pages[0]?.clauses}
            onChange={write}
          />
          <QueryText text={text} vocabulary={vocabulary} onChange={write} />
          <SaveScreen screen={screen} />
          <OpenScreen shown={screen} />
        </aside>
        <Results
          className={styles.found}
          label="Results"
          // loading the next page does not replace the results
          isBusy={run.isFetching && !run.isFetchingNextPage}
        >
          <p className={styles.onPaper}>{text}</p>
          <ScreenRun
            isReadable={read.ok}
            run={run}
            screen={screen}
            metrics={metrics}
            ratios={ratios}
            change={change}
          />
          <p className={styles.small}>
            Not investment advice or a fatwa; values from the last filings on file.
          </p>
        </Results>
      </div>
    </>
  );
}
