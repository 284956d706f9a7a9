import { formatPaise } from '@tayyib/shared/format';
import { toRupees } from '../domain/paise';
import { rules } from '../domain/rules';
import type { ZakatResult } from '../domain/zakat';
import type { MetalPricesPaise } from '../domain/zakatSheet';
import { BreakdownLines } from './BreakdownLines';
import { RuleLink } from './RuleLink';
import { ZakatOutcome } from './ZakatOutcome';
import styles from './ZakatBreakdown.module.css';

const perGram = (paise: number | null) => (paise === null ? 'not known' : formatPaise(toRupees(paise)));

/** The whole sum, from what is owned to what is due. */
export function ZakatBreakdown({ result, prices }: { result: ZakatResult; prices: MetalPricesPaise }) {
  const { assets, debts, netPaise, nisab, rate } = result;
  return (
    <section className={styles.box} aria-labelledby="zakat-sum">
      <h2 id="zakat-sum">Your zakat</h2>
      <ZakatOutcome result={result} />
      <BreakdownLines heading="You own" lines={assets} empty="Nothing entered yet." />
      {debts.length > 0 && <BreakdownLines heading="Less what you owe" lines={debts} isTakenOff />}
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
      <p className={styles.left}>
        Left out: {rules.providentFund.text} <RuleLink rule="providentFund" />
      </p>
    </section>
  );
}
