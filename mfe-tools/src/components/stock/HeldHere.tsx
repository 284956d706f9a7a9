import { formatDay, formatNumber } from '@tayyib/shared/format';
import type { SlotProps } from '@tayyib/shared/modules';
import { Link } from '@tayyib/shared/router';
import { money, signed } from '../../domain/portfolio/figuresOf';
import { heldSteps } from '../../domain/portfolio/heldSteps';
import { titleWithout, uncountedSentence } from '../../domain/portfolio/uncountedWords';
import { useHoldings } from '../../state/useHoldings';
import { usePortfolio } from '../../state/usePortfolio';
import { Working } from '../Working';
import styles from './HeldHere.module.css';

/** What the viewer's portfolio has of a stock, on its page; nothing where it has none. */
export function HeldHere({ stock: { isin } }: SlotProps['stock.panels']) {
  const { entries } = usePortfolio();
  const own = entries.filter((entry) => entry.isin.slice(0, 9) === isin.slice(0, 9));
  const { facts, held } = useHoldings({ entries: own, isAsked: own.length > 0, withWatched: false });
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
        <Fact title="Cost">{costPaise === null ? 'Not known' : money(costPaise)}</Fact>
        <Fact title={close ? `Value on ${formatDay(close.day)}` : 'Value'}>
          {valuePaise === null ? 'Not known' : money(valuePaise)}
        </Fact>
        <Fact title={titleWithout('Gain', uncounted)}>
          {valuePaise === null || costPaise === null ? 'Not known' : signed(valuePaise - costPaise)}
        </Fact>
      </dl>
      {uncounted.map((notice) => (
        <p key={`${notice.exDate} ${notice.kind} ${notice.subject}`}>{uncountedSentence(notice)}</p>
      ))}
      <Working of="In your portfolio" steps={heldSteps(company)} />
      <Link to="/portfolio">Portfolio</Link>
    </section>
  );
}

function Fact({ title, children }: { title: string; children: string }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}
