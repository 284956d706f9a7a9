import type { StockPage } from '@tayyib/shared/contracts';
import { Slot } from '@tayyib/shared/modules';
import { PageHeading } from '@tayyib/shared/ui';
import { BusinessLines } from './BusinessLines';
import { KeyFigures } from './KeyFigures';
import { Panel } from './Panel';
import { Receipts } from './Receipts';
import { Sources } from './Sources';
import { StandardCard } from './StandardCard';
import styles from './StockDetails.module.css';
import { VerdictBanner } from './VerdictBanner';
import { VerdictHistory } from './VerdictHistory';

/** Everything we can say of one stock: the answer first, then why, then on what. */
export function StockDetails({ stock }: { stock: StockPage }) {
  const { isin, stock: name, stock_code, bseCode, sector, industry, badge, verdicts, history } = stock;
  const [verdict] = verdicts;
  const slotProps = { stock: { isin, stock: name, stock_code, badge } };
  const kinds = [...new Set([sector, industry])].filter((kind) => kind !== null);
  return (
    <>
      <PageHeading
        title={name}
        lead={
          <span className={styles.codes}>
            <strong>{stock_code}</strong>
            {bseCode && bseCode !== stock_code && <span>BSE {bseCode}</span>}
            <span>{isin}</span>
            {kinds.length > 0 && <span>{kinds.join(' › ')}</span>}
          </span>
        }
        actions={<Slot name="stock.actions" props={slotProps} />}
      />
      <div className={styles.page}>
        {verdict && <VerdictBanner badge={badge} verdict={verdict} />}
        <KeyFigures stock={stock} />
        <Panel
          title="Ratios against their limits"
          lead="Each standard sets its own limits and measures against its own base, so verdicts can differ."
        >
          <div className={styles.standards}>
            {verdicts.map((one) => (
              <StandardCard key={one.standard.id} verdict={one} />
            ))}
          </div>
        </Panel>
        <BusinessLines verdicts={verdicts} />
        <Slot name="stock.panels" props={slotProps} />
        <div className={styles.standards}>
          <VerdictHistory history={history} />
          <div className={styles.stack}>
            <Sources stock={stock} />
            <Receipts verdicts={verdicts} />
          </div>
        </div>
        <p className={styles.note}>Not investment advice or a fatwa; figures from the filings named here.</p>
      </div>
    </>
  );
}
