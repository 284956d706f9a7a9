import type { IndexRow } from '@tayyib/shared/contracts';
import { formatDay } from '@tayyib/shared/values/format';
import { ChangeChip } from '@tayyib/shared/parts/tables';
import styles from '../market/market.module.css';
import { Figure } from '../figures/Figure';

/** The last close and ratios of an index, as published for the index itself. */
export function IndexFigures({ index: { last, change } }: { index: IndexRow }) {
  if (!last) return <p className={styles.small}>No close is on file.</p>;
  const { close, day, priceToEarnings, priceToBook, dividendYieldPercent } = last;
  return (
    <section aria-label="The index itself">
      <dl className={styles.figures}>
        <div>
          <dt>Close</dt>
          <dd>
            <Figure number={close} />
          </dd>
          {change !== null && (
            <dd>
              <ChangeChip change={change} />
            </dd>
          )}
          <dd className={styles.small}>{formatDay(day)}</dd>
        </div>
        {priceToEarnings !== null && (
          <div>
            <dt>P/E</dt>
            <dd>
              <Figure number={priceToEarnings} />
            </dd>
          </div>
        )}
        {priceToBook !== null && (
          <div>
            <dt>P/B</dt>
            <dd>
              <Figure number={priceToBook} />
            </dd>
          </div>
        )}
        {dividendYieldPercent !== null && (
          <div>
            <dt>Dividend yield</dt>
            <dd>
              <Figure ratio={dividendYieldPercent / 100} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
