import { standardNames } from '@tayyib/shared/shariah';
import { useViewer } from '@tayyib/shared/sdk/modules';
import { Link } from '@tayyib/shared/sdk/router';
import { Button, Empty, Icon, PageHeading, Skeleton } from '@tayyib/shared/sdk/ui';
import { FoldedSettings } from '../components/FoldedSettings';
import { AddToLedger } from '../components/ledger/AddToLedger';
import { AddHoldings } from '../components/holdings/AddHoldings';
import { totalInWords } from '../components/purification/amountInWords';
import { HoldingCard } from '../components/purification/HoldingCard';
import { MethodFields } from '../components/purification/MethodFields';
import { PurificationBar } from '../components/purification/PurificationBar';
import { PurificationTotals } from '../components/purification/PurificationTotals';
import { UnreadNumbers, useUnreadNumbers } from '@tayyib/shared/parts/fields';
import { Failure, PrintedHead, RemovedEntry, saveFile } from '@tayyib/shared/parts/page';
import { SavingNote } from '../components/saving/SavingNote';
import { calculationCsv } from '../domain/purification/calculationCsv';
import { methods } from '../domain/purification/sources';
import { useDraft, type Draft } from '../state/drafts';
import { useRememberedResult } from '../state/useRememberedResult';
import { usePurificationForm } from '../state/purification/usePurificationForm';
import { usePurificationTotals } from '../state/purification/usePurificationTotals';
import styles from './ZakatPage.module.css';

/** The section behind the line of settings. */
const settingTitles = ['Standard and method'] as const;

/** More are closed at first: a portfolio would be dozens of screens long. */
const maxOpenHoldings = 3;

/** The purification calculator, of users and of visitors; each has holdings of their own. */
export default function PurificationPage() {
  const { user } = useViewer();
  const draft = useDraft('purification');
  if (draft === null) return <Skeleton active title={false} aria-label="Loading the calculator" />;
  return <PurificationCalculator key={draft.owner} draft={draft} isUser={user !== null} />;
}

/** Recomputed on every keystroke; only the ISINs of holdings and codes of funds are sent, to get dividends, accounts and portfolios. */
function PurificationCalculator({ draft, isUser }: { draft: Draft; isUser: boolean }) {
  const { form, addedId, removed, free, isCleared, ...act } = usePurificationForm(draft);
  const { choose, add, change, remove, undo, clear } = act;
  const { holdings, standard } = form;
  const { unread, noteUnread } = useUnreadNumbers();
  const { facts, today, day, results, counted, loaded, method, totals } = usePurificationTotals(
    form,
    isUser,
    unread,
  );
  const { error, isFetching, isLoading } = facts;
  useRememberedResult('purification', {
    text: holdings.length === 0 ? null : isFetching ? undefined : `${totalInWords(totals[method])} to purify`,
    day: today,
  });
  return (
    <div className={styles.page}>
      <PageHeading
        title="Purification Calculator"
        lead="How much of what your shares brought you is not yours to keep. Amounts and dates stay in this browser, unless you add them to a ledger on your account. Arithmetic, not a ruling."
        actions={
          holdings.length > 0 && (
            <div className={styles.actions}>
              <Button onClick={() => window.print()}>Print or save as PDF</Button>
              <Button danger icon={<Icon name="delete" />} onClick={clear}>
                Clear all
              </Button>
            </div>
          )
        }
      />
      <SavingNote />
      <PrintedHead />
      <div className={styles.columns}>
        <div>
          <div className={styles.screenOnly}>
            <AddHoldings free={free} present={new Set(facts.isins)} onAdd={add} />
            <FoldedSettings
              line={`By ${standardNames[standard]}, ${methods[method].title.replace(/^By/, 'by')}.`}
              titles={settingTitles}
            >
              <MethodFields form={form} onChoose={choose} />
            </FoldedSettings>
          </div>
          {isCleared && <RemovedEntry text="Everything you typed was cleared." onUndo={undo} />}
          {removed && <RemovedEntry text={`${removed.name} was removed.`} onUndo={undo} />}
          {Boolean(error) && (
            <Failure
              lead="Dividends and accounts are not available, so only what you type is computed."
              error={error}
              retry={facts.refetch}
            />
          )}
          {holdings.length === 0 && <Empty description="Add a company or fund to see what to purify." />}
          <UnreadNumbers value={noteUnread}>
            {results.map((result) => (
              <HoldingCard
                key={result.holding.id}
                result={result}
                method={method}
                day={day}
                isLoading={isLoading(result.holding)}
                isAnswered={facts.isAnswered(result.holding)}
                isDetailed={facts.isDetailed(result.holding)}
                isOneOfMany={holdings.length > maxOpenHoldings}
                isNew={result.holding.id === addedId}
                onChange={change}
                onRemove={() => remove(result.holding)}
              />
            ))}
          </UnreadNumbers>
        </div>
        <div className={styles.side}>
          {holdings.length > 0 && <PurificationBar total={totals[method]} />}
          {holdings.length > 0 && (
            <PurificationTotals totals={totals} method={method} standard={standard} edition={facts.edition}>
              <AddToLedger
                method={method}
                standard={standard}
                day={day}
                results={loaded}
                isDisabled={
                  isFetching || Boolean(error) || loaded.every(({ incomplete }) => incomplete !== null)
                }
              />
              <Button
                disabled={isFetching}
                onClick={() =>
                  saveFile({
                    text: calculationCsv(counted, { method, standard }),
                    name: 'purification.csv',
                    type: 'text/csv',
                  })
                }
              >
                Download as CSV
              </Button>
              <Link to="/zakat-calculator">Deduct it before zakat</Link>
            </PurificationTotals>
          )}
        </div>
      </div>
    </div>
  );
}
