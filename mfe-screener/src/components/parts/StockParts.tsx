import { useId } from 'react';
import { LockOverlay } from '@tayyib/shared/premium';
import { Link, useLocation, useSearchParams } from '@tayyib/shared/router';
import { LazyPart } from '../market/LazyPart';
import { NonCompliantOverlay } from '../stock/NonCompliantOverlay';
import { PartPreview } from './PartPreview';
import { stockParts } from './stockParts';
import type { StockPartProps } from './StockPartProps';
import styles from './StockParts.module.css';

/** The numbers of a stock, one part at a time, selected by the URL (`?part=swot`). */
export function StockParts({ stock, standard }: StockPartProps) {
  const title = useId();
  const [address] = useSearchParams();
  const { state }: { state: unknown } = useLocation();
  const selected = address.get('part');
  const part = stockParts.find(({ id }) => id === selected) ?? stockParts[0];
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
      isNonCompliant={part.isAboutPrice && stock.badge === 'non_compliant'}
      title={part.title.toLowerCase()}
    >
      {shown}
    </NonCompliantOverlay>
  );
  return (
    <section className={styles.parts} aria-labelledby={title}>
      <nav className={styles.nav} aria-label="Numbers of this stock">
        {stockParts.map(({ id, title: name }) => (
          <Link
            key={id}
            to={addressOf(id)}
            state={state}
            replace
            preventScrollReset
            aria-current={id === part.id ? 'true' : undefined}
          >
            {name}
          </Link>
        ))}
      </nav>
      <h2 id={title} className={styles.title}>
        {part.title}
      </h2>
      {part.isPremium ? (
        <LockOverlay key={part.id} title={part.title} preview={<PartPreview />}>
          {open}
        </LockOverlay>
      ) : (
        open
      )}
    </section>
  );
}
