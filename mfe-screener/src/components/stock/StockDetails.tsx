import { useRef } from 'react';
import type { StandardId, StockPage } from '@tayyib/shared/contracts';
import { isRefusedBy } from '../../domain/verdicts/isRefusedBy';
import { Slot, usePageName } from '@tayyib/shared/modules';
import { PageHeading } from '@tayyib/shared/ui';
import { StockParts } from '../parts/StockParts';
import { ClassLinks } from './ClassLinks';
import { KeyFigures } from './KeyFigures';
import { NonCompliantOverlay } from './NonCompliantOverlay';
import { StandardDetails } from './verdict/StandardDetails';
import { StandardPicker } from './StandardPicker';
import styles from './StockDetails.module.css';
import { useSelectedStandard } from './useSelectedStandard';
import { VerdictBanner } from './VerdictBanner';

/** The details of one stock: the verdict first, then those of all standards, then reasons and sources. */
export function StockDetails({ stock }: { stock: StockPage }) {
  const { isin, stock: name, stock_code, bseCode, sector, industry, badge, verdicts } = stock;
  const [byDefault] = verdicts;
  usePageName(name);
  const { selected, select } = useSelectedStandard(stock);
  const details = useRef<HTMLDivElement>(null);
  const selectStandard = (standard: StandardId) => {
    select(standard);
    if (details.current) scrollToReveal(details.current);
  };
  const slotProps = { stock: { isin, stock: name, stock_code, badge } };
  return (
    <>
      <PageHeading
        title={name}
        lead={
          <span className={styles.codes}>
            <strong>{stock_code}</strong>
            {bseCode && bseCode !== stock_code && <span>BSE {bseCode}</span>}
            <span>{isin}</span>
            <ClassLinks sector={sector} industry={industry} />
          </span>
        }
        actions={<Slot name="stock.actions" props={slotProps} />}
      />
      <div className={styles.page}>
        {selected && byDefault && <VerdictBanner verdict={selected} byDefault={byDefault} />}
        <NonCompliantOverlay
          key={isin}
          isNonCompliant={selected !== undefined && isRefusedBy(stock, selected.standard.id)}
          title="price and size"
        >
          <KeyFigures stock={stock} />
        </NonCompliantOverlay>
        {selected && (
          <div className={styles.standards}>
            <div className={styles.picker}>
              <StandardPicker verdicts={verdicts} selected={selected.standard.id} onSelect={selectStandard} />
            </div>
            <div ref={details} className={styles.details}>
              <StandardDetails key={selected.standard.id} stock={stock} verdict={selected} />
            </div>
          </div>
        )}
        {selected && <StockParts stock={stock} standard={selected.standard.id} />}
        <Slot name="stock.panels" props={slotProps} />
        <p className={styles.note}>Not investment advice or a fatwa; figures from the filings named here.</p>
      </div>
    </>
  );
}

/** Share of the window's height that stays above what is revealed, so that the choice just made remains visible. */
const revealAt = 0.6;

/** Scrolls down only if the element starts below the window or at its very bottom. */
function scrollToReveal(element: Element): void {
  const below = element.getBoundingClientRect().top - window.innerHeight * revealAt;
  if (below <= 0) return;
  const reducesMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollBy({ top: below, behavior: reducesMotion ? 'auto' : 'smooth' });
}
