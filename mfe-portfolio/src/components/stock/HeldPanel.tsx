import type { PortfolioEntry } from '@tayyib/shared/contracts';
import { formatDay, formatNumber } from '@tayyib/shared/values/format';
import { Link } from '@tayyib/shared/sdk/router';
import { Failure, Fact, Working } from '@tayyib/shared/parts/page';
import { signed } from '../../domain/figuresOf';
import { inRupees } from '@tayyib/shared/values/amounts';
import { heldSteps } from '../../domain/heldSteps';
import { titleWithout, uncountedSentence } from '../../domain/uncountedWords';
import { useHoldings } from '../../state/useHoldings';
import styles from './HeldPanel.module.css';

interface Props {
  isin: string;
  /** What the portfolio says of the company. */
  entries: readonly PortfolioEntry[];
}

/** What a portfolio has of a stock; nothing once all is sold. */
export function HeldPanel({ isin, entries }: Props) {
  const { facts, held } = useHoldings({ entries, isRequested: true, withWatched: false });
  if (facts.error && !facts.data)
    return (
      <section className={styles.panel} aria-labelledby="held-here">
        <h2 id="held-here">In your portfolio</h2>
        <Failure
          error={facts.error}
          lead="Its figures are not available."
          retry={facts.refetch}
          isRetrying={facts.isFetching}
        />
      </section>
    );
  const [company] = held.filter(({ position }) => position.isin === isin);
  if (!facts.data || !company || company.position.shares === 0) return null;
  const { position, valuePaise } = company;
  const { shares, costPaise, uncounted } = position;
  const close = company.company?.close;
  return (
    <section className={styles.panel} aria-labelledby="held-here">
      <h2 id="held-here">In your portfolio</h2>
      <dl className={styles.facts}>
        <Fact title="Shares">{formatNumber(shares)}</Fact>
        <Fact title="Cost">{costPaise === null ? 'Not known' : inRupees(costPaise)}</Fact>
        <Fact title={close ? `Value on ${formatDay(close.day)}` : 'Value'}>
          {valuePaise === null ? 'Not known' : inRupees(valuePaise)}
        </Fact>
        <Fact title={titleWithout('Gain', uncounted)}>
          {valuePaise === null || costPaise === null ? 'Not known' : signed(valuePaise - costPaise)}
        </Fact>
      </dl>
      {uncounted.map((notice) => (
        <p key={`${notice.exDate} ${notice.kind} ${notice.subject}`}>{uncountedSentence(notice)}</p>
      ))}
      <Working of="In your portfolio" steps={heldSteps(company)} />
      <p className={styles.more}>
        <Link to="/portfolio">Portfolio</Link>
      </p>
    </section>
  );
}
