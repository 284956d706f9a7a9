import type { PortfolioEntry } from '@tayyib/shared/contracts';
import { formatCount, formatDay, formatNumber, formatPaise } from '@tayyib/shared/values/format';
import { Button, Icon } from '@tayyib/shared/sdk/ui';
import { Fact } from '@tayyib/shared/parts/page';
import { inRupees, type Paise } from '@tayyib/shared/values/amounts';
import { heldSteps } from '../../domain/heldSteps';
import type { Held } from '../../domain/overviewOf';
import { titleWithout, uncountedSentence } from '../../domain/uncountedWords';
import portfolio from '../portfolio.module.css';
import styles from './CompanyDetails.module.css';

interface Props {
  held: Held;
  hasFacts: boolean;
  entries: readonly PortfolioEntry[];
  onRemove: (entries: readonly PortfolioEntry[], what: string) => void;
}

const maxShown = 50;
const money = (paise: Paise | null) => (paise === null ? 'Not known' : inRupees(paise));
const kinds = { buy: 'Bought', sell: 'Sold', opening: 'Held' } as const;

/** How the figures of a company came about, what they leave out, its entries and dividends. */
export function CompanyDetails({ held, hasFacts, entries, onRemove }: Props) {
  const { position, name } = held;
  const { shares, costPaise, realisedPaise, uncoveredShares, dividends, uncounted } = position;
  const newest = entries.toSorted((a, b) => (a.day < b.day ? 1 : -1));
  return (
    <div className={styles.details}>
      <dl className={styles.facts}>
        {shares > 0 && <Fact title="Cost">{money(costPaise)}</Fact>}
        {entries.some(({ kind }) => kind === 'sell') && (
          <Fact title={titleWithout('Gain of sales', uncounted)}>{money(realisedPaise)}</Fact>
        )}
      </dl>
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
      <h3>How the figures came about</h3>
      <ul className={styles.steps}>
        {heldSteps(held).map((step, at) => (
          <li key={`${at} ${step}`}>{step}</li>
        ))}
      </ul>
      <h3>Entries</h3>
      <ul className={portfolio.entries}>
        {newest.slice(0, maxShown).map((entry) => (
          <li key={entry.key}>
            <span>
              {kinds[entry.kind]} {formatCount(entry.quantity)} on {formatDay(entry.day)}, {priceOf(entry)}
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
        <ul className={portfolio.entries} aria-label={`Dividends of ${name}`}>
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
    </div>
  );
}

const priceOf = ({ amountPaise, quantity }: PortfolioEntry) =>
  amountPaise === null ? 'price not known' : `${money(Math.round(amountPaise / quantity))} each`;
