import { lazy, useState } from 'react';
import { indianDay } from '@tayyib/shared/values/calendar';
import { LazyPart, PrintedHead, RemovedEntry } from '@tayyib/shared/parts/page';
import { Button, Icon, PageHeading, Skeleton } from '@tayyib/shared/sdk/ui';
import { FoldedSettings } from '../components/FoldedSettings';
import { ChoiceFields } from '../components/zakat/ChoiceFields';
import { settingsInWords } from '../components/zakat/settingsInWords';
import { HoldingFields } from '../components/zakat/entries/HoldingFields';
import { PartChips } from '../components/zakat/sections/PartChips';
import { OutcomeBar } from '../components/zakat/OutcomeBar';
import { PriceFields } from '../components/zakat/entries/PriceFields';
import { SavingNote } from '../components/saving/SavingNote';
import { NisabOverTime } from '../components/zakat/NisabOverTime';
import { SchoolsCompared } from '../components/zakat/SchoolsCompared';
import { WealthLines } from '../components/zakat/WealthLines';
import { YearFields } from '../components/zakat/year/YearFields';
import { ZakatYearsSection } from '../components/zakat-years/ZakatYearsSection';
import { ZakatBreakdown } from '../components/zakat/ZakatBreakdown';
import { yearToSave } from '../domain/zakat-years/yearToSave';
import { hawlOf } from '../domain/zakat/hawl';
import { inRupees } from '@tayyib/shared/values/amounts';
import { dueDaysOf } from '../domain/zakat/wealthLines';
import { calculateZakat, type ZakatResult } from '../domain/zakat/zakat';
import { inPaise, pricesUsed } from '../domain/zakat/prices/pricesUsed';
import { isBackwards } from '../domain/zakat/falls';
import { isEmptyForm, toSheet, type ZakatForm } from '../domain/zakat/zakatForm';
import { useDraft, type Draft } from '../state/drafts';
import { useRememberedResult } from '../state/useRememberedResult';
import { useChosenParts } from '../state/zakat/useChosenParts';
import { UnreadNumbers, useUnreadNumbers } from '@tayyib/shared/parts/fields';
import { useZakatForm, type ChangeForm } from '../state/zakat/useZakatForm';
import { useZakatPrices } from '../state/zakat/useZakatPrices';
import styles from './ZakatPage.module.css';

const LateZakat = lazy(async () => ({ default: (await import('../components/zakat/LateZakat')).LateZakat }));

/** The sections behind the line of settings. */
const settingTitles = ['Your zakat year', 'Prices', 'Choices'] as const;

/** Due days shown ahead, of each line of wealth. */
const daysAhead = 3;

/** The zakat calculator, of what was saved: a form that could be typed into before would replace it. */
export default function ZakatPage() {
  const draft = useDraft('zakat');
  if (draft === null) return <Skeleton active title={false} aria-label="Loading the calculator" />;
  return <ZakatCalculator key={draft.owner} draft={draft} />;
}

/** Recalculated on every keystroke; of what is typed, only the names of companies looked up leave the device. */
function ZakatCalculator({ draft }: { draft: Draft }) {
  const { book, chosen, form, removed, formKey, change, remove, undo, clear, ...lines } = useZakatForm(draft);
  const [today] = useState(() => indianDay(new Date()));
  const hawl = hawlOf(form, form.settings, today);
  const { ofYear, past, ...newest } = useZakatPrices({ needsPast: hawl !== null });
  const prices = pricesUsed(form, ofYear(hawl));
  // once prices are loaded, one that is on no file has to be typed
  const isPriceMissing = !newest.isLoading && prices.some(({ paise }) => paise === null);
  const hasMany = book.lines.length > 1;
  const dueDays = dueDaysOf(book, { today, count: daysAhead });
  const { unread, noteUnread } = useUnreadNumbers();
  const hasUnread = unread.size > 0;
  const result = calculateZakat(toSheet(form, hawl?.isComplete), inPaise(prices), firstTask(form, hasUnread));
  const summary = result.outcome === 'due' ? `${inRupees(result.duePaise)} due` : result.summary;
  const ofLine = hasMany ? `${chosen.name}: ${summary}` : summary;
  useRememberedResult('zakat', { text: isEmptyForm(form) ? null : ofLine, day: today });
  return (
    <div className={styles.page}>
      <PageHeading
        title="Zakat Calculator"
        lead="What you type stays in this browser, unless you save years or a reminder on your account. Ask a scholar you trust where they differ."
        actions={
          !isEmptyForm(form) && (
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
      <div className={styles.screenOnly}>
        <WealthLines
          book={book}
          chosen={chosen}
          onChoose={lines.choose}
          onAdd={lines.addLine}
          onRename={lines.renameLine}
          onRemove={lines.removeLine}
        />
      </div>
      <PrintedHead {...(hasMany && { facts: { 'Line of wealth': chosen.name } })} />
      <div className={styles.columns}>
        <UnreadNumbers value={noteUnread}>
          <form className={styles.screenOnly} onSubmit={(event) => event.preventDefault()}>
            {removed && <RemovedEntry text={removed.text} onUndo={undo} />}
            <WealthParts
              key={formKey}
              form={form}
              subtotals={result.subtotals}
              onChange={change}
              onRemove={remove}
            />
            <FoldedSettings
              line={settingsInWords(form.settings, hawl, today)}
              titles={settingTitles}
              isWrong={isPriceMissing || form.falls.some(isBackwards)}
            >
              <YearFields
                key={`year ${formKey}`}
                form={form}
                hawl={hawl}
                today={today}
                past={past}
                dueDays={dueDays}
                hasMany={hasMany}
                onChange={change}
                onRemove={remove}
                onEnterYear={lines.enterYear}
              />
              <PriceFields
                key={`prices ${formKey}`}
                form={form}
                onChange={change}
                ofYear={ofYear(hawl)}
                dueOn={hawl?.isComplete ? hawl.dueOn : null}
                {...newest}
              />
              <ChoiceFields
                settings={form.settings}
                onChange={(part) => change({ settings: { ...form.settings, ...part } })}
              >
                {!isEmptyForm(form) && !hasUnread && (
                  <SchoolsCompared
                    form={form}
                    today={today}
                    pricesOf={(year) => inPaise(pricesUsed(form, ofYear(year)))}
                  />
                )}
              </ChoiceFields>
            </FoldedSettings>
          </form>
        </UnreadNumbers>
        <div className={styles.side}>
          <OutcomeBar result={result} />
          <ZakatBreakdown result={result} prices={prices} hawl={hawl} settings={form.settings} today={today}>
            {hawl !== null && hawl.missed.length > 0 && result.outcome === 'due' && (
              // not a status of its own beside the result
              <LazyPart skeleton={<Skeleton active title={false} paragraph={{ rows: 2 }} />}>
                <LateZakat
                  duePaise={result.duePaise}
                  then={ofYear(hawl)}
                  newest={newest.published}
                  isLoading={newest.isLoading}
                />
              </LazyPart>
            )}
          </ZakatBreakdown>
        </div>
        <NisabOverTime nisab={form.settings.nisab} />
        <div className={styles.wide}>
          <ZakatYearsSection
            key={chosen.id}
            current={yearToSave(result, hawl, prices, chosen)}
            today={today}
            book={book}
            chosen={chosen}
            onAddLine={({ id, name }) => lines.addLine(name, id)}
          />
        </div>
      </div>
    </div>
  );
}

/** What the user has to do before the page says what is due. */
function firstTask(form: ZakatForm, hasUnread: boolean): string | null {
  if (hasUnread) return 'Correct the amount that could not be read';
  return isEmptyForm(form) ? 'Type what you own' : null;
}

interface WealthPartsProps {
  form: ZakatForm;
  subtotals: ZakatResult['subtotals'];
  onChange: ChangeForm;
  onRemove: (name: string, part: Partial<ZakatForm>) => void;
}

/** What is owned and owed: the question, and the fields of each part that was chosen. */
function WealthParts({ form, subtotals, onChange, onRemove }: WealthPartsProps) {
  const { chosen, toggle } = useChosenParts(form, onRemove);
  return (
    <>
      <PartChips chosen={chosen} onToggle={toggle} />
      <HoldingFields
        parts={chosen}
        form={form}
        subtotals={subtotals}
        onChange={onChange}
        onRemove={onRemove}
      />
    </>
  );
}
