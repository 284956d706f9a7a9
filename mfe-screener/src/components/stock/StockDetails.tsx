import { useDeferredValue } from 'react';
import type { StockPage } from '@tayyib/shared/contracts';
import { Slot, usePageName } from '@tayyib/shared/sdk/modules';
import { useSearchParams } from '@tayyib/shared/sdk/router';
import { PageSkeleton } from '@tayyib/shared/parts/page';
import { PageHeading } from '@tayyib/shared/sdk/ui';
import { stockTabs, tabOf } from '../parts/stockParts';
import { StockParts } from '../parts/StockParts';
import { ClassLinks } from './ClassLinks';
import { isRefusedBy, NonCompliantOverlay } from './NonCompliantOverlay';
import { PriceSummary } from './price/PriceSummary';
import { ShareButton } from './ShareButton';
import styles from './StockDetails.module.css';
import { useSelectedStandard } from './useSelectedStandard';
import { VerdictBanner } from './VerdictBanner';

/** One stock: name, verdict and price, then the tabs. */
export function StockDetails({ stock }: { stock: StockPage }) {
  const { isin, stock: name, stock_code, bseCode, sector, industry, badge, verdicts } = stock;
  const [byDefault] = verdicts;
  const [address] = useSearchParams();
  const isFirstTab = tabOf(address.get('part')) === stockTabs[0];
  usePageName(name);
  const { selected, select } = useSelectedStandard(stock);
  const slotProps = { stock: { isin, stock: name, stock_code, badge } };
  /** Name, verdict and price are painted before the parts below them are rendered. */
  const hasParts = useDeferredValue(true, false);
  const isRefused = selected !== undefined && isRefusedBy(stock, selected.standard.id);
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
        actions={
          <>
            <ShareButton stock={stock} />
            <Slot name="stock.actions" props={slotProps} />
          </>
        }
      />
      <div className={styles.page}>
        <div className={styles.top}>
          {selected && byDefault && (
            <VerdictBanner verdict={selected} byDefault={byDefault} onSelect={select} />
          )}
          <NonCompliantOverlay key={isin} isNonCompliant={isRefused} title="last price">
            <PriceSummary stock={stock} />
          </NonCompliantOverlay>
        </div>
        {hasParts ? (
          <>
            {selected && <StockParts stock={stock} standard={selected.standard.id} onSelect={select} />}
            {/* they are about the stock as a whole, and said once: below the verdicts */}
            {isFirstTab && <Slot name="stock.panels" props={slotProps} />}
            <p className={styles.note}>
              Not investment advice or a fatwa; figures from the filings named here.
            </p>
          </>
        ) : (
          <div aria-busy="true">
            <PageSkeleton isSilent shape="chart" />
          </div>
        )}
      </div>
    </>
  );
}
