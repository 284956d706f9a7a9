import { useEffect, useMemo, useRef, useState } from 'react';
import type { PortfolioEntry } from '@tayyib/shared/contracts';
import { Slot, useViewer } from '@tayyib/shared/sdk/modules';
import { Alert, App, Button, Empty, Icon, PageHeading } from '@tayyib/shared/sdk/ui';
import { AddEntry } from '../components/AddEntry';
import { CompaniesTable } from '../components/companies/CompaniesTable';
import type { Imported } from '../components/ImportDone';
import { ImportFile } from '../components/ImportFile';
import { PortfolioOverview } from '../components/overview/PortfolioOverview';
import { PortfolioSkeleton } from '../components/PortfolioSkeleton';
import { StorageNotice } from '../components/StorageNotice';
import { Failure, focusSection, onDemand, RemovedEntry, saveFile, Section } from '@tayyib/shared/parts/page';
import { portfolioCsv } from '../domain/portfolioCsv';
import { exitClocksOf } from '../domain/exitClockOf';
import { holdingToAdd } from '../domain/holdingToAdd';
import { overviewOf } from '../domain/overviewOf';
import { pastValueOf } from '../domain/pastValueOf';
import { useHoldings } from '../state/useHoldings';
import { usePortfolio } from '../state/usePortfolio';
import styles from '../components/portfolio.module.css';

/** After an import alone. */
const ImportDone = onDemand(async () => (await import('../components/ImportDone')).ImportDone);

/** In a chunk of its own: no other page of the module has it. */
const ExitClocks = onDemand(async () => (await import('../components/ExitClocks')).ExitClocks);

const companies = 'Companies';
const enterTitle = 'Enter a purchase or a sale';

/** After a dialog, or what had the focus, is gone: to where the next entry begins. */
const focusWhereLost = () => {
  if (document.activeElement === document.body) focusSection(enterTitle);
};

/** The portfolio of users and of visitors; each has their own. */
export default function PortfolioPage() {
  const { user, isLoading } = useViewer();
  if (isLoading) return <PortfolioSkeleton what="Loading the portfolio" />;
  return <Portfolio key={user?._id ?? 'visitor'} />;
}

function Portfolio() {
  // beside the facts that it shows: what is below would move when it arrived later
  useEffect(() => ExitClocks.preload(), []);
  const { modal } = App.useApp();
  const portfolio = usePortfolio();
  const { entries, isUser, isStored } = portfolio;
  const [removed, setRemoved] = useState<{ entries: readonly PortfolioEntry[]; what: string } | null>(null);
  const [imported, setImported] = useState<Imported | null>(null);
  const [error, setError] = useState<unknown>(null);
  const { own, facts, today, day, until, held } = useHoldings({
    entries,
    isRequested: isUser && !portfolio.isLoading,
    withWatched: true,
  });
  const clocks = useMemo(() => {
    const positions = new Map(held.map(({ position }) => [position.isin, position]));
    return exitClocksOf(facts.data?.companies ?? [], positions, day);
  }, [held, facts.data, day]);
  const isHeld = (isin: string) => held.some(({ position }) => position.isin === isin && position.shares > 0);
  const clockIsins = useMemo(() => clocks.map(({ company }) => company.isin), [clocks]);
  const holdings = useMemo(
    () => held.map((each) => holdingToAdd(each, own.get(each.position.isin) ?? [])),
    [held, own],
  );
  const past = useMemo(
    () => pastValueOf({ held, entries: own, days: facts.data?.pastDays ?? [], today: day }),
    [held, own, facts.data, day],
  );
  const attempt = (work: Promise<unknown> | void) => {
    setError(null);
    void Promise.resolve(work).catch(setError);
  };
  const isEmpty = entries.length === 0;
  const wasEmpty = useRef(isEmpty);
  useEffect(() => {
    // what cleared or removed the last entry is gone with it
    if (isEmpty && !wasEmpty.current) focusWhereLost();
    wasEmpty.current = isEmpty;
  }, [isEmpty]);
  const remove = (gone: readonly PortfolioEntry[], what: string) => {
    setRemoved({ entries: gone, what });
    attempt(portfolio.remove(gone));
  };
  const confirmClear = () =>
    void modal.confirm({
      title: 'Clear the whole portfolio?',
      content: 'Every entry is removed. This cannot be undone.',
      okText: 'Clear all',
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
      onOk: () => attempt(portfolio.clear()),
      afterClose: focusWhereLost,
    });
  return (
    <>
      <PageHeading
        title="Portfolio"
        lead="Arithmetic on facts on file: neither advice nor a ruling."
        actions={
          entries.length > 0 && (
            <>
              <Button
                onClick={() =>
                  saveFile({ text: portfolioCsv(entries), name: 'portfolio.csv', type: 'text/csv' })
                }
              >
                Export CSV
              </Button>{' '}
              <Button danger icon={<Icon name="delete" />} onClick={confirmClear}>
                Clear all
              </Button>
            </>
          )
        }
      />
      {Boolean(portfolio.error) && <Failure error={portfolio.error} retry={portfolio.retry} />}
      {Boolean(facts.error) && (
        <Failure lead="Prices and verdicts are not available." error={facts.error} retry={facts.refetch} />
      )}
      {error !== null && <Failure error={error} />}
      {portfolio.isLoading && <PortfolioSkeleton what="Loading your entries" />}
      {!portfolio.isLoading && !portfolio.error && (
        <>
          <StorageNotice
            isStored={isStored}
            isUser={isUser}
            waiting={portfolio.waiting}
            unstored={portfolio.unstored}
            onKeep={portfolio.keep}
            onStore={portfolio.storeVisit}
          />
          {entries.some(({ source }) => source === 'demo') && (
            <Alert
              role="note"
              type="info"
              className={styles.demo}
              title={
                entries.every(({ source }) => source === 'demo')
                  ? 'A demo portfolio: nobody bought these shares.'
                  : 'Entries of companies marked Demo are made up: nobody bought these shares.'
              }
            />
          )}
          {removed && (
            <RemovedEntry
              text={`${removed.what} was removed.`}
              onUndo={() => {
                focusSection(companies);
                setRemoved(null);
                attempt(portfolio.add(removed.entries));
              }}
            />
          )}
          {imported && (
            <ImportDone
              imported={imported}
              held={held}
              isReading={facts.isFetching}
              companies={companies}
              onClose={() => {
                setImported(null);
                focusSection(companies);
              }}
            />
          )}
          {facts.isLoading && <PortfolioSkeleton what="Loading prices and verdicts" />}
          {facts.data && entries.length > 0 && (
            <PortfolioOverview
              overview={overviewOf(held, until)}
              past={past}
              day={day}
              isDetailed={facts.data.isDetailed}
            />
          )}
          {entries.length === 0 && !facts.isLoading && (
            <Empty description="Enter a purchase or import a file to see your portfolio." />
          )}
          {/* without splits on file, shares and gains would be wrong until they arrive */}
          {entries.length > 0 && !facts.isLoading && (
            <Section
              title={companies}
              hint={
                facts.data
                  ? undefined
                  : 'As entered: without what is on file, splits, bonuses and dividends are not counted.'
              }
            >
              <CompaniesTable
                held={held}
                hasFacts={facts.data !== undefined}
                clockIsins={clockIsins}
                entriesOf={(isin) => own.get(isin) ?? []}
                onRemove={remove}
              />
            </Section>
          )}
          {facts.data && entries.length > 0 && (
            <Slot name="portfolio.panels" props={{ holdings, isReading: facts.isFetching }} />
          )}
          {facts.data && (
            <ExitClocks
              clocks={clocks}
              isEmpty={facts.data.companies.every(({ isWatched, isin }) => !isWatched && !isHeld(isin))}
              standard={facts.data.standard}
              isDetailed={facts.data.isDetailed}
            />
          )}
          {/* below what loads they would move */}
          {!facts.isLoading && (
            <>
              <AddEntry
                title={enterTitle}
                today={today}
                folds={!isEmpty}
                onAdd={(entry) => attempt(portfolio.add([entry]))}
              />
              <ImportFile
                isUser={isUser}
                today={today}
                folds={!isEmpty}
                entries={entries}
                nameOf={(isin) => held.find(({ position }) => position.isin === isin)?.name}
                isStoring={portfolio.isStoring}
                onImport={async (added, replaced) => {
                  await portfolio.add(added, replaced);
                  setImported({ added, replaced });
                }}
              />
            </>
          )}
        </>
      )}
    </>
  );
}
