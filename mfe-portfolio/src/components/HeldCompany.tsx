import type { PortfolioEntry } from '@tayyib/shared/contracts';
import {
  formatCount,
  formatCountOf,
  formatDay,
  formatNumber,
  formatPaise,
} from '@tayyib/shared/values/format';
import { Link } from '@tayyib/shared/sdk/router';
import { Button, Icon, Tag, VerdictBadge } from '@tayyib/shared/sdk/ui';
import { Fact, Working } from '@tayyib/shared/parts/page';
import { heldSteps } from '../domain/heldSteps';
import type { Held } from '../domain/overviewOf';
import { titleWithout, uncountedSentence } from '../domain/uncountedWords';
import { inRupees, type Paise } from '@tayyib/shared/values/amounts';
import { exitClockId } from './useNamedClock';
import styles from './portfolio.module.css';

interface Props {
  held: Held;
  /** Whether what is on file was requested; without it, splits and bonuses are not known. */
  hasFacts: boolean;
  /** Whether the exit clock shows it. */
  hasClock: boolean;
  entries: readonly PortfolioEntry[];
  onRemove: (entries: readonly PortfolioEntry[], what: string) => void;
}

const maxShown = 50;
const money = (paise: Paise | null) => (paise === null ? 'Not known' : inRupees(paise));
const kinds = { buy: 'Bought', sell: 'Sold', opening: 'Held' } as const;

/** One company of the portfolio, with its entries on request. */
export function HeldCompany({ held, hasFacts, hasClock, entries, onRemove }: Props) {
  const { position, company, name, valuePaise } = held;
  const { shares, costPaise, realisedPaise, uncoveredShares, dividends, uncounted } = position;
  const gain = valuePaise === null || costPaise === null ? null : valuePaise - costPaise;
  const summary = [
    formatCountOf(entries.length, 'entry', 'entries'),
    ...(dividends.length > 0 ? [formatCountOf(dividends.length, 'dividend')] : []),
  ].join(', ');
  const newest = entries.toSorted((a, b) => (a.day < b.day ? 1 : -1));
  return (
    <article className={styles.company} aria-label={name}>
      <h3 className={styles.name}>
        {company ? <Link to={`/stock?isin=${company.isin}`}>{name}</Link> : name}{' '}
        {company && <VerdictBadge badge={company.badge} age={company} />}
        {entries.some(({ source }) => source === 'demo') && <Tag>Demo</Tag>}
        {hasClock && (
          <Link to={`#${exitClockId(position.isin)}`} aria-label={`Exit clock of ${name}`}>
            Exit clock
          </Link>
        )}
      </h3>
      <dl className={styles.facts}>
        <Fact title="Shares">{shares === 0 ? 'All sold' : formatNumber(shares)}</Fact>
        {shares > 0 && (
          <>
            <Fact title="Cost">{money(costPaise)}</Fact>
            <Fact title="Value">{money(valuePaise)}</Fact>
            <Fact title={titleWithout('Gain', uncounted)}>{money(gain)}</Fact>
          </>
        )}
        {entries.some(({ kind }) => kind === 'sell') && (
          <Fact title={titleWithout('Gain of sales', uncounted)}>{money(realisedPaise)}</Fact>
        )}
      </dl>
      {hasFacts && !company && <p className={styles.quiet}>Nothing is on file of {name}.</p>}
      {hasFacts && uncoveredShares > 0 && (
        <p className={styles.quiet}>
          {formatNumber(uncoveredShares)} sold shares have no purchase on record, so the gain of sales is not
          known. Import an earlier tradebook.
        </p>
      )}
      {uncounted.map((notice) => (
        <p key={`${notice.exDate} ${notice.kind} ${notice.subject}`} className={styles.quiet}>
          {uncountedSentence(notice)}
        </p>
      ))}
      <div className={styles.more}>
        <Working of={name} steps={heldSteps(held)} />
        <details>
          <summary aria-label={`${summary} of ${name}`}>{summary}</summary>
          <ul className={styles.entries}>
            {newest.slice(0, maxShown).map((entry) => (
              <li key={entry.key}>
                <span>
                  {kinds[entry.kind]} {formatCount(entry.quantity)} on {formatDay(entry.day)},{' '}
                  {priceOf(entry)}
                  {entry.chargesPaise > 0 && `, charges ${money(entry.chargesPaise)}`}
                </span>
                <Button
                  type="text"
                  icon={<Icon name="delete" />}
                  aria-label={`Remove entry of ${formatDay(entry.day)}, ${name}`}
                  onClick={() => onRemove([entry], `The entry of ${formatDay(entry.day)}`)}
                />
              </li>
            ))}
          </ul>
          {entries.length > maxShown && <p className={styles.quiet}>The newest {maxShown} are shown.</p>}
          {dividends.length > 0 && (
            <ul className={styles.entries} aria-label={`Dividends of ${name}`}>
              {dividends.slice(-maxShown).map(({ exDate, shares: entitled, rupeesPerShare, paise }, at) => (
                <li key={`${exDate} ${at}`}>
                  Dividend of {formatDay(exDate)}: {formatNumber(entitled)} × {formatPaise(rupeesPerShare)} ={' '}
                  {money(paise)}
                </li>
              ))}
            </ul>
          )}
          <Button danger onClick={() => onRemove(entries, name)}>
            Remove {name}
          </Button>
        </details>
      </div>
    </article>
  );
}

const priceOf = ({ amountPaise, quantity }: PortfolioEntry) =>
  amountPaise === null ? 'price not known' : `${money(Math.round(amountPaise / quantity))} each`;
