import { useMemo } from 'react';
import type { PortfolioFactsReply } from '@tayyib/shared/contracts';
import { addDays } from '@tayyib/shared/values/calendar';
import { formatCountOf, formatDay } from '@tayyib/shared/values/format';
import { Link, useLocation } from '@tayyib/shared/sdk/router';
import { useMedia } from '@tayyib/shared/sdk/theme';
import { VerdictBadge } from '@tayyib/shared/sdk/ui';
import { standardNames } from '@tayyib/shared/shariah';
import { PlansLink } from '@tayyib/shared/parts/premium';
import { Fact, Info, phoneWindow, Section, ShowAll, useFirstOf, Working } from '@tayyib/shared/parts/page';
import type { ExitClock } from '../domain/exitClockOf';
import { rangeInWords } from '../domain/figuresOf';
import { exitClockSteps } from '../domain/exitClockSteps';
import { exitTermOf, practices } from '../domain/exitTerms';
import { titleWithout } from '../domain/uncountedWords';
import { inRupees, type Paise } from '@tayyib/shared/values/amounts';
import { ExitRules, RuleFigures } from './ExitRules';
import { exitClockId, useNamedClock } from './useNamedClock';
import styles from './portfolio.module.css';

interface Props {
  clocks: readonly ExitClock[];
  /** Whether no company is watched or owned. */
  isEmpty: boolean;
  standard: PortfolioFactsReply['standard'];
  isDetailed: boolean;
}

const notKnown = 'Not known';
/** How many companies a phone shows at first. */
const clocksAtFirst = 2;
const money = (paise: Paise | null) => (paise === null ? notKnown : inRupees(paise));

/** Companies that no longer comply: since when, why, and what happened to the price since. No call to sell. */
export function ExitClocks({ clocks, isEmpty, standard, isDetailed }: Props) {
  const { days, rules, remark, hysteresis } = exitTermOf(standard);
  const name = standardNames[standard.id];
  const isins = useMemo(() => clocks.map(({ company }) => company.isin), [clocks]);
  const isPhone = useMedia(phoneWindow);
  const location = useLocation();
  const count = isPhone ? clocksAtFirst : clocks.length;
  const first = useFirstOf(clocks, count, {
    isNeeded: isins.slice(count).some((isin) => location.hash === `#${exitClockId(isin)}`),
  });
  useNamedClock(isins);
  return (
    <Section
      title="Exit clock"
      hint="What you watch or own and does not comply. No call to sell: ask a scholar you trust."
    >
      {clocks.length === 0 && (
        <p className={styles.wide}>
          {isEmpty
            ? 'You watch and own no company yet, so there is nothing to show.'
            : 'Everything you watch or own complies, or is under review.'}
        </p>
      )}
      {clocks.length > 0 && (
        <div className={styles.wide}>
          <div className={styles.term}>
            {days === null
              ? `As far as we know, ${name} gives no number of days to leave.`
              : `${name} gives ${formatCountOf(days, 'day')} to leave.`}{' '}
            {hysteresis && (
              <>
                {hysteresis.says} Verdicts here count that already. (
                <a href={hysteresis.address} target="_blank" rel="noreferrer">
                  {hysteresis.source}
                </a>
                )
              </>
            )}
            <Info about="Periods in use elsewhere">
              <p>
                Read in edition {standard.edition}. In use elsewhere, and of no standard:{' '}
                {practices.map(({ says, source, address }, at) => (
                  <span key={source}>
                    {at > 0 && '; '}
                    {says} (
                    <a href={address} target="_blank" rel="noreferrer">
                      {source}
                    </a>
                    )
                  </span>
                ))}
                .
              </p>
            </Info>
          </div>
          <ExitRules rules={rules} remark={remark} />
          {!isDetailed && (
            <p className={styles.quiet}>
              The day and cause of a change are part of Premium. <PlansLink>See plans</PlansLink>
            </p>
          )}
        </div>
      )}
      {first.shown.map((clock) => (
        <Clock
          key={clock.company.isin}
          clock={clock}
          days={days}
          hasRules={rules.length > 0}
          isShort={isPhone}
        />
      ))}
      <ShowAll of={first} what="companies that do not comply" />
    </Section>
  );
}

interface ClockProps {
  clock: ExitClock;
  days: number | null;
  hasRules: boolean;
  /** Whether the reason is with the other facts, behind one line. */
  isShort: boolean;
}

function Clock({ clock, days: allowed, hasRules, isShort }: ClockProps) {
  const { company, breach, days, shares, flips } = clock;
  const steps = exitClockSteps(clock);
  const { hash } = useLocation();
  return (
    <article id={exitClockId(company.isin)} tabIndex={-1} className={styles.clock} aria-label={company.stock}>
      <h3 className={styles.name}>
        <Link to={`/stock?isin=${company.isin}`}>{company.stock}</Link>{' '}
        <VerdictBadge badge={company.badge} age={company} />
      </h3>
      {!isShort && <p>{company.reason}</p>}
      <details open={hash === `#${exitClockId(company.isin)}`}>
        <summary>
          {breach
            ? `Not compliant since ${formatDay(breach.since)}, for ${formatCountOf(days ?? 0, 'day')}`
            : 'Price and gain'}
        </summary>
        {isShort && <p>{company.reason}</p>}
        <dl className={styles.facts}>
          <Fact title="Not compliant since">
            {breach ? `${formatDay(breach.since)}, ${formatCountOf(days ?? 0, 'day')}` : notKnown}
          </Fact>
          {breach && allowed !== null && (
            <Fact title="The standard gives until">{formatDay(addDays(breach.since, allowed))}</Fact>
          )}
          {breach && breach.reason !== company.reason && <Fact title="Why then">{breach.reason}</Fact>}
          <Fact title="Price then">
            {breach?.closeThen
              ? `${money(breach.closeThen.paise)}, ${formatDay(breach.closeThen.day)}`
              : notKnown}
          </Fact>
          <Fact title="Price now">
            {company.close ? `${money(company.close.paise)}, ${formatDay(company.close.day)}` : notKnown}
          </Fact>
          {shares > 0 && (
            <>
              <Fact
                title={titleWithout(`Gain of ${formatCountOf(shares, 'share')} until then`, clock.uncounted)}
              >
                {money(clock.gainBefore)}
              </Fact>
              <Fact title={titleWithout('Gain since then', clock.uncounted)}>{money(clock.gainAfter)}</Fact>
              <Fact title="To purify since then">
                {clock.purification === null ? notKnown : rangeInWords(clock.purification, money)}
              </Fact>
            </>
          )}
        </dl>
        {hasRules && <RuleFigures clock={clock} />}
        {steps.length > 0 && <Working of={`Exit clock of ${company.stock}`} steps={steps} />}
        {clock.purification !== null && shares > 0 && company.impureYear && (
          <p className={styles.quiet}>
            Grows by day: the impure income per share in the accounts to {formatDay(company.impureYear.to)},
            spread over the year. Other methods:{' '}
            <Link to="/purification-calculator">Purification Calculator</Link>.
          </p>
        )}
        {flips > 1 && (
          <p className={styles.quiet}>
            Its verdict changed {flips} times in two years, so it may turn again with the next accounts.
          </p>
        )}
      </details>
    </article>
  );
}
