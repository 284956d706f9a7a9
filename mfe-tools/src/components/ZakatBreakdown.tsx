import { formatPaise } from '@tayyib/shared/format';
import { toRupees } from '../domain/paise';
import { rules } from '../domain/zakat/rules';
import { outcomeLabels, type ZakatResult } from '../domain/zakat/zakat';
import type { MetalPricesPaise } from '../domain/zakat/zakatSheet';
import { BreakdownLines } from './BreakdownLines';
import { RuleLink } from './RuleLink';
import styles from './ZakatBreakdown.module.css';

const perGram = (paise: number | null) => (paise === null ? 'unknown' : formatPaise(toRupees(paise)));

/** The whole calculation, from assets and debts to the zakat due. */
export function ZakatBreakdown({ result, prices }: { result: ZakatResult; prices: MetalPricesPaise }) {
  const { assets, debts, netPaise, nisab, rate } = result;
  return (
    <section className={styles.box} aria-labelledby="zakat-sum">
      <h2 id="zakat-sum">Your zakat</h2>
      <ResultStatus result={result} />
      <BreakdownLines heading="You own" lines={assets} empty="Nothing entered yet." />
      {debts.length > 0 && <BreakdownLines heading="Less what you owe" lines={debts} isDeducted />}
      <dl className={styles.totals}>
        <div>
          <dt>Counted</dt>
          <dd>{formatPaise(toRupees(netPaise))}</dd>
        </div>
        <div>
          <dt>
            Nisab: {nisab.label}
            <RuleLink rule={nisab.rule} />
          </dt>
          <dd>{nisab.paise === null ? 'Price needed' : formatPaise(toRupees(nisab.paise))}</dd>
        </div>
        <div>
          <dt>
            Rate
            <RuleLink rule={rate.rule} />
          </dt>
          <dd>{rate.label}</dd>
        </div>
        <div>
          <dt>Prices per gram</dt>
          <dd>
            Gold {perGram(prices.gold)}
            <br />
            Silver {perGram(prices.silver)}
          </dd>
        </div>
      </dl>
      <p className={styles.note}>
        Not counted: {rules.providentFund.text} <RuleLink rule="providentFund" />
      </p>
    </section>
  );
}

/** The result, announced to screen readers whenever it changes. */
function ResultStatus({ result: { outcome, duePaise } }: { result: ZakatResult }) {
  return (
    <div role="status" className={`${styles.outcome} ${outcome === 'due' ? styles.due : ''}`}>
      <p>{outcomeLabels[outcome]}</p>
      {outcome === 'due' && <strong>{formatPaise(toRupees(duePaise))}</strong>}
    </div>
  );
}
