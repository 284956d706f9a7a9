import type { ReactNode } from 'react';
import { formatDay, formatPercent } from '@tayyib/shared/values/format';
import { inRupees, type Paise } from '@tayyib/shared/values/amounts';
import { BarTable } from '@tayyib/shared/parts/charts';
import { PlansLink } from '@tayyib/shared/parts/premium';
import { Fold, phoneWindow, Section, Working } from '@tayyib/shared/parts/page';
import { useMedia } from '@tayyib/shared/sdk/theme';
import type { Held, Overview } from '../../domain/overviewOf';
import type { PastValue } from '../../domain/pastValueOf';
import { flowSteps, impureSteps, partSteps } from '../../domain/overviewSteps';
import { titleOfSeveral, uncountedSteps } from '../../domain/uncountedWords';
import { figuresOf, rangeInWords, signed } from '../../domain/figuresOf';
import styles from './PortfolioOverview.module.css';
import { ValuePlot } from './ValuePlot';
import { VerdictDonut } from './VerdictDonut';

const namesOf = (all: readonly Held[]) => all.map(({ name }) => name).join(', ');
const whatImpureShareIs =
  'The share of impure in total income of each company, by its newest accounts, weighted by value: interest, and lines of business that are not permitted. What accounts leave open makes it a range.';

interface Props {
  overview: Overview;
  past: PastValue;
  day: string;
  /** Whether the viewer's plan includes figures of accounts. */
  isDetailed: boolean;
}

/** What the portfolio amounts to; each figure opens its working. */
export function PortfolioOverview({ overview, past, day, isDetailed }: Props) {
  const { valuePaise, gain, impure, toReview } = overview;
  const figures = figuresOf(overview);
  const left = uncountedSteps(overview.uncounted);
  const shareOf = (paise: Paise) => formatPercent(valuePaise === 0 ? 0 : paise / valuePaise);
  return (
    <Section title="Overview" hint={`At the last closes on file, of ${formatDay(overview.closeDay ?? day)}.`}>
      <div className={styles.overview}>
        <div className={styles.figures}>
          <Figure
            title="Value"
            figure={figures.value}
            steps={[
              'Shares held times the last close of each company.',
              ...missing('No price is on file of', overview.unpriced),
            ]}
          />
          <Figure
            title="To review"
            figure={
              toReview.length === 0
                ? 'Nothing'
                : `${toReview.length} ${toReview.length === 1 ? 'company' : 'companies'}`
            }
            steps={
              toReview.length === 0
                ? ['No company is under review, and no accounts are outdated.']
                : toReview.map(({ name, company }) => `${name}: ${company?.reason ?? 'nothing is on file.'}`)
            }
          />
          <Figure
            title={titleOfSeveral('Gain', overview.uncounted)}
            figure={figures.gain}
            steps={[
              `Value ${inRupees(gain.valuePaise)} less cost ${inRupees(gain.costPaise)}, with charges; the oldest shares are sold first.`,
              `Besides: ${signed(overview.realisedPaise)} from sales and ${inRupees(overview.dividendPaise)} of dividends on file.`,
              ...missing('The cost or the price is not known of', gain.without),
              ...left,
            ]}
          />
          <Figure
            title={titleOfSeveral('Yearly return (XIRR)', overview.uncounted)}
            figure={overview.xirr.rate === null ? 'Not known' : formatPercent(overview.xirr.rate)}
            steps={[
              `The yearly rate at which all ${overview.xirr.flows.length + 1} payments, sales, dividends and today’s value are worth nothing together, by days divided by 365, as in spreadsheets. It is no forecast.`,
              ...flowSteps(overview.xirr),
              ...missing('Days or amounts of purchases are not known of', overview.xirr.without),
              ...left,
            ]}
          />
          {isDetailed ? (
            <Figure
              title="Impure share"
              figure={impure.share === null ? 'Not known' : rangeInWords(impure.share, formatPercent)}
              steps={[
                whatImpureShareIs,
                ...impureSteps(impure),
                `Known for ${inRupees(impure.valuePaise)} of the value.`,
                ...missing('Not known of', impure.without),
              ]}
            />
          ) : (
            <Figure
              title="Impure share"
              figure={<PlansLink>Part of Premium</PlansLink>}
              steps={[whatImpureShareIs, 'Your plan does not include figures of accounts.']}
            />
          )}
        </div>
        <ValuePlot past={past} uncounted={overview.uncounted} />
        <VerdictDonut
          overview={overview}
          missing={missing('No price is on file of', overview.unpriced)}
          shareOf={shareOf}
        />
        {overview.bySector.length > 0 && (
          <>
            <Parts caption="By sector" title="Sector" parts={overview.bySector} whole={valuePaise} />
            <Parts caption="By size" title="Size" parts={overview.bySize} whole={valuePaise} />
          </>
        )}
      </div>
    </Section>
  );
}

const missing = (what: string, all: readonly Held[]) =>
  all.length === 0 ? [] : [`${what}: ${namesOf(all)}.`];

function Figure({ title, figure, steps }: { title: string; figure: ReactNode; steps: readonly string[] }) {
  return (
    <div className={styles.tile}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.figure}>{figure}</p>
      <Working of={title} steps={steps} isCorner />
    </div>
  );
}

interface PartsProps {
  caption: string;
  title: string;
  parts: Overview['bySector'];
  /** The value of all parts: a whole line of the bars. */
  whole: Paise;
}

/** A distribution as bars; on a phone its title and largest part, which open them. */
function Parts({ caption, title, parts, whole }: PartsProps) {
  const isPhone = useMedia(phoneWindow);
  const shareOf = (paise: Paise) => formatPercent(whole === 0 ? 0 : paise / whole);
  const bars = parts.map(({ label, paise }) => ({
    label,
    value: paise,
    text: `${inRupees(paise)} · ${shareOf(paise)}`,
  }));
  const content = (
    <div className={styles.bars}>
      <BarTable caption={caption} title={title} bars={bars} whole={whole} />
      <Working of={caption} steps={partSteps(parts, whole)} isCorner={!isPhone} />
    </div>
  );
  if (!isPhone) return content;
  const [largest] = parts;
  return (
    <div className={styles.folded}>
      <Fold
        summary={
          <>
            {caption}
            {largest && (
              <span className={styles.largest}>
                {largest.label} {shareOf(largest.paise)}
              </span>
            )}
          </>
        }
      >
        {content}
      </Fold>
    </div>
  );
}
