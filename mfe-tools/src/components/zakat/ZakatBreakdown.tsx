import type { ReactNode } from 'react';
import { formatPercent } from '@tayyib/shared/values/format';
import { contributionsOf } from '../../domain/zakat/contributions';
import { BarTable } from '@tayyib/shared/parts/charts';
import { inRupees } from '@tayyib/shared/values/amounts';
import type { Hawl } from '../../domain/zakat/hawl';
import { bothCalendars } from './year/bothCalendars';
import { rules } from '../../domain/zakat/rules';
import type { ZakatResult } from '../../domain/zakat/zakat';
import type { PriceUsed } from '../../domain/zakat/prices/pricesUsed';
import type { ZakatSettings } from '../../domain/zakat/zakatSheet';
import { BreakdownLines } from './BreakdownLines';
import { PrintedChoices } from './PrintedChoices';
import { Working } from '@tayyib/shared/parts/page';
import { RuleLink } from '../RuleLink';
import styles from './ZakatBreakdown.module.css';

const perGram = ({ metal, paise, of }: PriceUsed) =>
  `${metal === 'gold' ? 'Gold' : 'Silver'} ${paise === null ? 'unknown' : `${inRupees(paise)}, ${of}`}`;

interface Props {
  result: ZakatResult;
  prices: readonly PriceUsed[];
  /** Null while the first day of the year is not typed. */
  hawl: Hawl | null;
  settings: ZakatSettings;
  /** What else belongs to the sum. */
  children?: ReactNode;
}

/** The whole calculation, from assets and debts to the zakat due. */
export function ZakatBreakdown({ result, prices, hawl, settings, children }: Props) {
  const { assets, purified, debts, netPaise, nisab, rate, outcome, duePaise } = result;
  const contributions = contributionsOf(assets);
  return (
    <section className={styles.box} aria-labelledby="zakat-sum">
      <h2 id="zakat-sum">Your zakat</h2>
      <ResultStatus result={result} />
      <BreakdownLines heading="You own" lines={assets} empty="Nothing entered yet." />
      {purified.length > 0 && <BreakdownLines heading="First, to give away" lines={purified} isDeducted />}
      {debts.length > 0 && <BreakdownLines heading="Less what you owe" lines={debts} isDeducted />}
      {contributions.length > 1 && (
        <BarTable
          caption="Where it comes from"
          title="Asset"
          whole={1}
          bars={contributions.map(({ label, paise, part }) => ({
            label,
            value: part,
            text: `${inRupees(paise)}, ${formatPercent(part)}`,
          }))}
        />
      )}
      <dl className={styles.totals}>
        <div>
          <dt>Counted</dt>
          <dd>{inRupees(netPaise)}</dd>
        </div>
        <div>
          <dt>
            Nisab: {nisab.label}
            <RuleLink rule={nisab.rule} />
          </dt>
          <dd>{nisab.paise === null ? 'Price needed' : inRupees(nisab.paise)}</dd>
        </div>
        <div>
          <dt>
            Rate
            <RuleLink rule={rate.rule} />
          </dt>
          <dd>{rate.label}</dd>
        </div>
        {hawl && (
          <div>
            <dt>
              Your year
              <RuleLink rule={hawl.falls.length === 0 ? 'hawl' : result.hawlRule} />
              {hawl.falls.some(({ effect }) => effect === 'total-loss') && <RuleLink rule="hawlTotalLoss" />}
            </dt>
            <dd>
              From {bothCalendars(hawl.startsOn)}
              <br />
              {hawl.dueOn === null ? 'No year runs' : `Due ${bothCalendars(hawl.dueOn)}`}
            </dd>
          </div>
        )}
        <div>
          <dt>Prices per gram</dt>
          <dd>
            {prices.map((price) => (
              <span key={price.metal} className={styles.price}>
                {perGram(price)}
              </span>
            ))}
          </dd>
        </div>
      </dl>
      {outcome === 'due' && (
        <Working
          of="Your zakat"
          steps={[
            `${inRupees(netPaise)} is at least the nisab of ${inRupees(nisab.paise ?? 0)}.`,
            `${inRupees(netPaise)} × ${rate.factors} = ${inRupees(duePaise)}, to the nearest paisa.`,
            rules[rate.rule].text,
          ]}
        />
      )}
      {children}
      <PrintedChoices settings={settings} />
    </section>
  );
}

/** The result, announced to screen readers whenever it changes. */
function ResultStatus({ result: { outcome, summary, duePaise } }: { result: ZakatResult }) {
  return (
    <div role="status" className={`${styles.outcome} ${outcome === 'due' ? styles.due : ''}`}>
      <p>{summary}</p>
      {outcome === 'due' && <strong>{inRupees(duePaise)}</strong>}
    </div>
  );
}
