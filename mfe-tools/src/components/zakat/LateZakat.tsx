import type { MetalPrice } from '@tayyib/shared/contracts';
import { formatAge, formatDay } from '@tayyib/shared/values/format';
import { Skeleton } from '@tayyib/shared/sdk/ui';
import { lateZakatByGold } from '../../domain/zakat/amounts';
import type { DatedPrice } from '../../domain/zakat/prices/priceOn';
import { inRupees, type Paise, toPaise, toWholePaise } from '@tayyib/shared/values/amounts';
import { Working } from '@tayyib/shared/parts/page';
import styles from './ZakatBreakdown.module.css';

interface Props {
  duePaise: Paise;
  /** The prices of the due day. */
  then: readonly DatedPrice[];
  newest: readonly MetalPrice[];
  /** Whether some of these prices have not arrived. */
  isLoading: boolean;
}

const isGold = ({ metal }: { metal: MetalPrice['metal'] }) => metal === 'gold';

/** What to give for a year that was missed: the amount of that year, or by a minority the gold it was worth. */
export function LateZakat({ duePaise, then, newest, isLoading }: Props) {
  const before = then.find((price) => isGold(price) && price.reason === 'then');
  const now = newest.find(isGold);
  return (
    <div role="group" aria-labelledby="late-zakat">
      <h3 id="late-zakat">If you give it late</h3>
      <p>
        The zakat of a year that has passed is still due. We count what it was in that year:{' '}
        {inRupees(duePaise)}.
      </p>
      {isLoading && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {!isLoading && before && now && (
        <>
          <p>
            A minority counts it by the gold that it was worth:{' '}
            <strong>
              {inRupees(toWholePaise(lateZakatByGold(duePaise, before.rupeesPerGram, now.rupeesPerGram)))}
            </strong>{' '}
            today.{' '}
            <a href="https://github.com/IRedDragonICY/zakatrs" target="_blank" rel="noreferrer">
              zakatrs (open source)
            </a>
          </p>
          <Working
            of="A late zakat by gold"
            steps={[
              `Gold was ${inRupees(toPaise(before.rupeesPerGram))} a gram on ${formatDay(before.day)}, and is ${inRupees(toPaise(now.rupeesPerGram))} of ${formatDay(now.source.asOf)}, ${formatAge(now.source.asOf)}.`,
              `${inRupees(duePaise)} × the price now ÷ the price then, to the nearest paisa.`,
            ]}
          />
        </>
      )}
      {!isLoading && !(before && now) && (
        <p className={styles.note}>
          A minority counts it by the gold that it was worth. No price of gold of that time is on file, so
          that is not computed.
        </p>
      )}
    </div>
  );
}
