import type { ReactNode } from 'react';
import { formatAge, formatPercent } from '@tayyib/shared/values/format';
import { contributionsOf } from '../../domain/zakat/contributions';
import { BarTable } from '@tayyib/shared/parts/charts';
import { inRupees } from '@tayyib/shared/values/amounts';
import type { Hawl } from '../../domain/zakat/hawl';
import { bothCalendars } from './year/bothCalendars';
import { rules, type RuleId } from '../../domain/zakat/rules';
import type { ZakatResult } from '../../domain/zakat/zakat';
import type { PriceUsed } from '../../domain/zakat/prices/pricesUsed';
import type { ZakatSettings } from '../../domain/zakat/zakatSheet';
import { BreakdownLines } from './BreakdownLines';
import { PrintedChoices } from './PrintedChoices';
import { Info, Working } from '@tayyib/shared/parts/page';
import { RuleLink } from './RuleLink';
import styles from './ZakatBreakdown.module.css';

/** `Gold ₹12,755.68, of 29 Sept 2026, 61 days old` */
const perGram = ({ metal, paise, of, newestOn }: PriceUsed, today: string) => {
  const name = metal === 'gold' ? 'Gold' : 'Silver';
  if (paise === null) return `${name} unknown`;
  const age = newestOn === null ? '' : `, ${formatAge(newestOn, today)}`;
  return `${name} ${inRupees(paise)}, ${of}${age}`;
};

interface Props {
  result: ZakatResult;
  prices: readonly PriceUsed[];
  /** Null while the first day of the year is not typed. */
  hawl: Hawl | null;
  settings: ZakatSettings;
  today: string;
  /** What else belongs to the sum. */
  children?: ReactNode;
}

/** The whole calculation, from assets and debts to the zakat due. */
export function ZakatBreakdown({ result, prices, hawl, settings, today, children }: Props) {
  const { assets, purified, debts, netPaise, nisab, rate, outcome, duePaise } = result;
  const contributions = contributionsOf(assets);
  return (
    <section className={styles.box} aria-labelledby="zakat-sum">
      <h2 id="zakat-sum">Your zakat</h2>
      <ResultStatus result={result} />
      <dl className={styles.totals}>
        <div>
          <dt>Counted</dt>
          <dd>{inRupees(netPaise)}</dd>
        </div>
        <div>
          <dt>
            Nisab: {nisab.label} <RuleInfo of="Nisab" by={[nisab.rule]} />
          </dt>
          <dd>{nisab.paise === null ? 'Price needed' : inRupees(nisab.paise)}</dd>
        </div>
      </dl>
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
      <dl className={styles.facts}>
        <div>
          <dt>
            Rate{' '}
            {outcome === 'due' ? (
              <Working
                of="Your zakat"
                steps={[
                  `${inRupees(netPaise)} is at least the nisab of ${inRupees(nisab.paise ?? 0)}.`,
                  `${inRupees(netPaise)} × ${rate.factors} = ${inRupees(duePaise)}, to the nearest paisa.`,
                  rules[rate.rule].text,
                ]}
              >
                <RuleLink rule={rate.rule} />
              </Working>
            ) : (
              <RuleInfo of="Rate" by={[rate.rule]} />
            )}
          </dt>
          <dd>{rate.label}</dd>
        </div>
        {hawl && (
          <div>
            <dt>
              Your year{' '}
              <RuleInfo
                of="Your year"
                by={[
                  hawl.falls.length === 0 ? 'hawl' : result.hawlRule,
                  ...(hawl.falls.some(({ effect }) => effect === 'total-loss')
                    ? (['hawlTotalLoss'] as const)
                    : []),
                ]}
              />
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
                {perGram(price, today)}
              </span>
            ))}
          </dd>
        </div>
      </dl>
      {children}
      <PrintedChoices settings={settings} />
    </section>
  );
}

/** By which rules a figure is counted, and where those are published. */
function RuleInfo({ of, by }: { of: string; by: readonly RuleId[] }) {
  return (
    <Info about={`Sources: ${of}`}>
      {by.map((rule) => (
        <p key={rule}>
          {rules[rule].text} <RuleLink rule={rule} />
        </p>
      ))}
    </Info>
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
