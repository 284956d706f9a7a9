import { useEffect, useId, useRef } from 'react';
import { LockOverlay } from '@tayyib/shared/premium';
import { Link, useLocation, useSearchParams } from '@tayyib/shared/router';
import { LazyPart } from '../market/LazyPart';
import { NonCompliantOverlay } from '../stock/NonCompliantOverlay';
import { PartPreview } from './PartPreview';
import { stockParts, titleOf } from './stockParts';
import { isRefusedBy } from '../../domain/verdicts/isRefusedBy';
import type { StockPartProps } from './StockPartProps';
import styles from './StockParts.module.css';

/** The numbers of a stock, one part at a time, selected by the URL (`?part=swot`). */
export function StockParts({ stock, standard }: StockPartProps) {
  const title = useId();
  const [address] = useSearchParams();
  const { state }: { state: unknown } = useLocation();
  const selected = address.get('part');
  const part = stockParts.find(({ id }) => id === selected) ?? stockParts[0];
  const tabs = useRef<HTMLElement>(null);
  // on a phone the tabs are wider than the window; only they scroll, not the page
  useEffect(() => {
    const { current: row } = tabs;
    const tab = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [part.id]);
  const addressOf = (id: string) => {
    const next = new URLSearchParams(address);
    if (id === stockParts[0].id) next.delete('part');
    else next.set('part', id);
    return `?${next}`;
  };
  const shown = (
    <LazyPart key={`${stock.isin} ${part.id}`}>
      <part.Shown stock={stock} standard={standard} />
    </LazyPart>
  );
  const open = (
    <NonCompliantOverlay
      key={stock.isin}
      isNonCompliant={part.isAboutPrice && isRefusedBy(stock, standard)}
      title={titleOf(part, stock).toLowerCase()}
    >
      {shown}
    </NonCompliantOverlay>
  );
  return (
    <section className={styles.parts} aria-labelledby={title}>
      <nav ref={tabs} className={styles.nav} aria-label="Numbers of this stock">
        {stockParts.map((each) => (
          <Link
            key={each.id}
            to={addressOf(each.id)}
            state={state}
            replace
            preventScrollReset
            aria-current={each.id === part.id ? 'true' : undefined}
          >
            {titleOf(each, stock)}
          </Link>
        ))}
      </nav>
      <h2 id={title} className={styles.title}>
        {titleOf(part, stock)}
      </h2>
      {part.isPremium ? (
        <LockOverlay key={part.id} title={titleOf(part, stock)} preview={<PartPreview />}>
          {open}
        </LockOverlay>
      ) : (
        open
      )}
    </section>
  );
}
