import { formatCount, formatDay } from '@tayyib/shared/values/format';
import type { ExitClock } from '../domain/exitClockOf';
import type { ExitTerm } from '../domain/exitTerms';
import { inRupees, type Paise } from '@tayyib/shared/values/amounts';
import styles from './portfolio.module.css';

const money = (paise: Paise | null) => (paise === null ? 'not known' : inRupees(paise));

/** What a standard says about leaving a company, each with the page on which it was read. */
export function ExitRules({ rules, remark }: Pick<ExitTerm, 'rules' | 'remark'>) {
  return (
    <>
      {rules.map(({ says, source, address }) => (
        <p key={address}>
          {says} (
          <a href={address} target="_blank" rel="noreferrer">
            {source}
          </a>
          )
        </p>
      ))}
      {remark !== null && <p className={styles.quiet}>{remark}</p>}
    </>
  );
}

/** The user's own figures, which such a rule compares: cost, value then and now, and dividends since. */
export function RuleFigures({ clock }: { clock: ExitClock }) {
  const { breach, shares, costPaise, parts, dividendsSince } = clock;
  if (breach === null || shares === 0) return null;
  const { closeThen } = breach;
  const then = closeThen ? ` on ${formatDay(closeThen.day)}` : ' then';
  const since = dividendsSince > 0 ? `, dividends on file since ${money(dividendsSince)}` : '';
  return (
    <p className={styles.quiet}>
      What the rule compares: cost of your {formatCount(shares)} shares {money(costPaise)}, value now{' '}
      {money(parts.valueNow)}, value{then} of the shares held by then {money(parts.valueThen)}
      {since}.
    </p>
  );
}
