import type { StockPage, Verdict } from '@tayyib/shared/contracts';
import { formatDay } from '@tayyib/shared/format';
import { LockOverlay } from '@tayyib/shared/premium';
import { badgeOf, standardNames } from '@tayyib/shared/shariah';
import { badgeLabels, Skeleton, VerdictBadge } from '@tayyib/shared/ui';
import { ageOf } from '../../../domain/verdicts/ageOf';
import { AdvisorDecision } from './AdvisorDecision';
import { Basis } from './Basis';
import { BusinessLines } from './BusinessLines';
import { Panel } from './Panel';
import { RatioGauge } from '../ratios/RatioGauge';
import { RatiosPreview } from '../ratios/RatiosPreview';
import { Receipt } from './Receipt';
import { Sources } from './Sources';
import styles from './StandardDetails.module.css';
import { Stars } from './Stars';
import { StatusStrip } from './StatusStrip';
import { VerdictHistory } from './VerdictHistory';

/** The verdict of one standard on a stock, with everything needed to check it. */
export function StandardDetails({ stock, verdict }: { stock: StockPage; verdict: Verdict }) {
  const { standard, status, stars, override, accountsTo, nature, ratios, missing, reasons, basis } = verdict;
  const name = standardNames[standard.id];
  const [byDefault] = stock.verdicts;
  const differs = byDefault !== undefined && badgeOf(byDefault.status) !== badgeOf(status);
  return (
    <section className={styles.details} aria-label={`By ${name}`}>
      <header>
        <div className={styles.head}>
          <h2 className={styles.title}>{name}</h2>
          <VerdictBadge badge={badgeOf(status)} age={ageOf(verdict)} />
        </div>
        <p className={styles.edition}>
          {standard.title}, <span>edition {standard.edition}</span>
          {accountsTo && `, on ${nature ?? ''} accounts to ${formatDay(accountsTo)}`}
        </p>
        {stars !== null && stars > 0 && <Stars stars={stars} />}
        {differs && (
          <p className={styles.differs}>
            This differs from our answer, which is by {standardNames[byDefault.standard.id]}:{' '}
            {badgeLabels[stock.badge].text}.
          </p>
        )}
      </header>
      {override && <AdvisorDecision override={override} computed={verdict.computedStatus} />}
      <Panel title="Why">
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </Panel>
      {missing.length > 0 && (
        <div className={styles.missing}>
          <Panel title="What is missing">
            <ul className={styles.reasons}>
              {missing.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </Panel>
        </div>
      )}
      <LockOverlay title="Ratios, stars and history" preview={<RatiosPreview />}>
        {stock.isDetailed ? (
          <Panel title="Ratios against their limits">
            <div className={styles.ratios}>
              {ratios.map((ratio) => (
                <RatioGauge key={ratio.id} ratio={ratio} />
              ))}
            </div>
          </Panel>
        ) : (
          // after an upgrade the page is still being refetched
          <Skeleton active />
        )}
      </LockOverlay>
      {basis && <Basis basis={basis} />}
      <BusinessLines verdict={verdict} verdicts={stock.verdicts} />
      {stock.isDetailed && (
        <>
          <StatusStrip history={stock.history} standard={standard.id} />
          <VerdictHistory history={stock.history} standard={standard.id} />
        </>
      )}
      <Sources stock={stock} verdict={verdict} />
      <Receipt isin={stock.isin} verdict={verdict} />
    </section>
  );
}
