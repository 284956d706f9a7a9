import type { StockPage, Verdict } from '@tayyib/shared/contracts';
import { LockOverlay } from '@tayyib/shared/parts/premium';
import { stockDetail } from '@tayyib/shared/stock-detail';
import { freshnessInWords, standardNames } from '@tayyib/shared/shariah';
import { Info } from '@tayyib/shared/parts/page';
import { Skeleton } from '@tayyib/shared/sdk/ui';
import { firstSentence } from '../../../domain/verdicts/firstSentence';
import { reasonOfRatio } from '../../../domain/verdicts/reasonOfRatio';
import { PurificationPanel } from '../shariah/PurificationPanel';
import { AccountsNotLoaded } from './AccountsNotLoaded';
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
  const { standard, stars, override, ratios, missing, reasons, basis } = verdict;
  const name = standardNames[standard.id];
  const isNotLoaded = verdict.grade === 'accounts_not_loaded';
  // without accounts, a gauge of each would say that it is unknown
  const hasRatios =
    !isNotLoaded || ratios.some(({ value, bounds }) => value !== null || bounds !== undefined);
  const age = verdict.freshness ? freshnessInWords(verdict.freshness) : [];
  // a passed ratio is shown against its limit below
  const shownAsRatio = new Set(
    stock.isDetailed && hasRatios
      ? ratios.filter(({ passes }) => passes).map((ratio) => reasonOfRatio(ratio, reasons))
      : [],
  );
  // the banner has the first reason, and how old the accounts are
  const moreReasons = reasons
    .slice(1)
    .filter((reason) => !shownAsRatio.has(reason) && (!age[0] || !reason.startsWith(age[0])));
  return (
    <section className={styles.details} aria-label={`By ${name}`}>
      <header>
        <h3 className={styles.title}>{name} in detail</h3>
        {stars !== null && stars > 0 && <Stars stars={stars} />}
      </header>
      {override && <AdvisorDecision override={override} computed={verdict.computedStatus} />}
      {isNotLoaded && <AccountsNotLoaded stock={stock} verdict={verdict} />}
      {!isNotLoaded && moreReasons.length > 0 && (
        <Panel title="Further reasons">
          <ul className={styles.reasons}>
            {moreReasons.map((reason) => (
              <li key={reason}>
                <Reason text={reason} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {!isNotLoaded && missing.length > 0 && (
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
      {hasRatios && (
        <LockOverlay
          title="Ratios, stars and history"
          access={stockDetail.ratios}
          preview={<RatiosPreview />}
        >
          {stock.isDetailed ? (
            <Panel title="Ratios against their limits">
              <div className={styles.ratios}>
                {ratios.map((ratio) => (
                  <RatioGauge key={ratio.id} ratio={ratio} reason={reasonOfRatio(ratio, reasons)} />
                ))}
              </div>
            </Panel>
          ) : (
            // after an upgrade the page is still being refetched
            <Skeleton active />
          )}
        </LockOverlay>
      )}
      <PurificationPanel isin={stock.isin} standard={standard.id} />
      {basis && !isNotLoaded && <Basis basis={basis} />}
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

/** What a reason says; what explains it, on request. */
function Reason({ text }: { text: string }) {
  const { says, explains } = firstSentence(text);
  if (explains === '') return says;
  return (
    <>
      {says} <Info about={`More about: ${says}`}>{explains}</Info>
    </>
  );
}
