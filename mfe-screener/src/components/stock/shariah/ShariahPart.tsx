import { useRef } from 'react';
import type { StandardId } from '@tayyib/shared/contracts';
import { prefersReducedMotion } from '@tayyib/shared/sdk/theme';
import type { StockPartProps } from '../../parts/StockPartProps';
import { StandardPicker } from '../StandardPicker';
import { StandardDetails } from '../verdict/StandardDetails';
import styles from './ShariahPart.module.css';

/** Every standard's verdict, and the details of the selected one. */
export function ShariahPart({ stock, standard, onSelect }: StockPartProps) {
  const details = useRef<HTMLDivElement>(null);
  const selected = stock.verdicts.find((verdict) => verdict.standard.id === standard);
  const select = (next: StandardId) => {
    onSelect(next);
    if (details.current) scrollToReveal(details.current);
  };
  if (!selected) return null;
  return (
    <div className={styles.standards}>
      <div className={styles.picker}>
        <StandardPicker verdicts={stock.verdicts} selected={standard} onSelect={select} />
      </div>
      <div ref={details} className={styles.details}>
        <StandardDetails key={standard} stock={stock} verdict={selected} />
      </div>
    </div>
  );
}

/** Share of the window's height that stays above what is revealed, so that the choice just made remains visible. */
const revealAt = 0.6;

/** Scrolls down only if the element starts below the window or at its very bottom. */
function scrollToReveal(element: Element): void {
  const below = element.getBoundingClientRect().top - window.innerHeight * revealAt;
  if (below <= 0) return;
  window.scrollBy({ top: below, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
}
