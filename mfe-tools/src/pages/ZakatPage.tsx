import { useState } from 'react';
import { indianDay } from '@tayyib/shared/calendar';
import { App, Button, Icon, PageHeading } from '@tayyib/shared/ui';
import { useGetMetalPricesQuery } from '../api/toolsApi';
import { ChoiceFields } from '../components/ChoiceFields';
import { HoldingFields } from '../components/HoldingFields';
import { OutcomeBar } from '../components/OutcomeBar';
import { PriceFields } from '../components/PriceFields';
import { RemovedEntry } from '../components/RemovedEntry';
import { NisabOverTime } from '../components/zakat/NisabOverTime';
import { SchoolsCompared } from '../components/zakat/SchoolsCompared';
import { YearFields } from '../components/zakat/YearFields';
import { ZakatYearsSection } from '../components/zakat-years/ZakatYearsSection';
import { ZakatBreakdown } from '../components/ZakatBreakdown';
import { yearToSave } from '../domain/zakat-years/yearToSave';
import { hawlOf } from '../domain/zakat/hawl';
import { inRupees } from '../domain/zakat/ZakatLine';
import { calculateZakat, outcomeLabels } from '../domain/zakat/zakat';
import { isEmptyForm, pricesFor, toSheet } from '../domain/zakat/zakatForm';
import { useRememberedResult } from '../state/useRememberedResult';
import { useZakatForm } from '../state/useZakatForm';
import styles from './ZakatPage.module.css';

/** The zakat calculator, recalculated on every keystroke; of what is typed, only the names of companies looked up leave the device. */
export default function ZakatPage() {
  const { modal } = App.useApp();
  const { form, removed, clears, change, remove, undo, clear } = useZakatForm();
  const [today] = useState(() => indianDay(new Date()));
  const { data: published = [], error, isLoading } = useGetMetalPricesQuery();
  const prices = pricesFor(form, published);
  const hawl = hawlOf(form, form.settings, today);
  const sheet = toSheet(form, hawl?.isComplete);
  const result = calculateZakat(sheet, prices);
  const said = result.outcome === 'due' ? `${inRupees(result.duePaise)} due` : outcomeLabels[result.outcome];
  useRememberedResult('zakat', { text: isEmptyForm(form) ? null : said, day: today });
  const confirmClear = () =>
    void modal.confirm({
      title: 'Clear everything?',
      content: 'Everything you typed here is removed from this device. This cannot be undone.',
      okText: 'Clear all',
      okButtonProps: { danger: true },
      onOk: clear,
    });
  return (
    <div className={styles.page}>
      <PageHeading
        title="Zakat Calculator"
        lead="What you type stays in this browser, on this device, unless you save years or a reminder on your account; we learn only which companies and funds you look up. Every line of the calculation names its rule; ask a scholar you trust where they differ."
        actions={
          <div className={styles.screenOnly}>
            <Button onClick={() => window.print()}>Print</Button>{' '}
            <Button danger icon={<Icon name="delete" />} onClick={confirmClear}>
              Clear all
            </Button>
          </div>
        }
      />
      <div className={styles.columns}>
        <form key={clears} className={styles.screenOnly} onSubmit={(event) => event.preventDefault()}>
          {removed && <RemovedEntry name={removed.name} onUndo={undo} />}
          <HoldingFields form={form} onChange={change} onRemove={remove} />
          <YearFields form={form} hawl={hawl} today={today} onChange={change} />
          <PriceFields
            form={form}
            onChange={change}
            published={published}
            error={error}
            isLoading={isLoading}
          />
          <ChoiceFields
            settings={form.settings}
            onChange={(part) => change({ settings: { ...form.settings, ...part } })}
          >
            {!isEmptyForm(form) && <SchoolsCompared sheet={sheet} prices={prices} />}
          </ChoiceFields>
          <NisabOverTime nisab={form.settings.nisab} />
        </form>
        <ZakatBreakdown result={result} prices={prices} hawl={hawl} />
      </div>
      <ZakatYearsSection current={yearToSave(result, hawl, form.settings)} today={today} />
      <OutcomeBar result={result} />
    </div>
  );
}
