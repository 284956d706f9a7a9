import { useId, useState } from 'react';
import type { PortfolioEntry } from '@tayyib/shared/contracts';
import { ChangeChip, CompanyName } from '@tayyib/shared/parts/tables';
import { Link } from '@tayyib/shared/sdk/router';
import { Icon, Tag, VerdictBadge } from '@tayyib/shared/sdk/ui';
import { inRupees, type Paise } from '@tayyib/shared/values/amounts';
import { formatCountOf, formatNumber, formatPercent } from '@tayyib/shared/values/format';
import { signed } from '../../domain/figuresOf';
import type { Held } from '../../domain/overviewOf';
import { gainOf } from '../../domain/sortHeld';
import { titleWithout } from '../../domain/uncountedWords';
import { exitClockId } from '../useNamedClock';
import styles from './CompaniesTable.module.css';
import { CompanyDetails } from './CompanyDetails';

interface Props {
  held: Held;
  /** The value of the whole portfolio. */
  total: Paise;
  hasFacts: boolean;
  hasClock: boolean;
  /** Whether its entries are of the demo, and others of the portfolio are not. */
  isMarkedDemo: boolean;
  entries: readonly PortfolioEntry[];
  onRemove: (entries: readonly PortfolioEntry[], what: string) => void;
}

const money = (paise: Paise | null) => (paise === null ? 'Not known' : inRupees(paise));

/** One company: a row, and below it on request how its figures came about and its entries. */
export function CompanyRows({ held, total, hasFacts, hasClock, isMarkedDemo, entries, onRemove }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { position, company, name, valuePaise } = held;
  const { shares, costPaise, dividends, uncounted, uncoveredShares } = position;
  const gain = gainOf(held);
  const counts = formatCountOf(entries.length, 'entry', 'entries');
  const summary = [
    counts,
    ...(dividends.length > 0 ? [formatCountOf(dividends.length, 'dividend')] : []),
  ].join(', ');
  return (
    <tbody aria-label={name}>
      <tr>
        <th scope="row" data-column="name">
          {company ? (
            <Link to={`/stock?isin=${company.isin}`} title={name}>
              <CompanyName name={name} />
            </Link>
          ) : (
            name
          )}
          {isMarkedDemo && (
            <>
              {' '}
              <Tag>Demo</Tag>
            </>
          )}
          {hasFacts && !company && <small>Nothing is on file</small>}
          {hasFacts && uncoveredShares > 0 && <small>A purchase is missing</small>}
        </th>
        <td data-column="verdict">
          {company && <VerdictBadge badge={company.badge} age={company} />}
          {hasClock && (
            <small>
              <Link to={`#${exitClockId(position.isin)}`} aria-label={`Exit clock of ${name}`}>
                Exit clock
              </Link>
            </small>
          )}
        </td>
        <td data-column="shares" className={styles.figure}>
          {shares === 0 ? 'All sold' : <span className={styles.shares}>{formatNumber(shares)}</span>}
        </td>
        <td data-column="cost" className={styles.figure}>
          {shares > 0 && money(costPaise)}
        </td>
        <td data-column="value" className={styles.figure}>
          {shares > 0 && money(valuePaise)}
          {shares > 0 && valuePaise !== null && total > 0 && (
            <small>
              {formatPercent(valuePaise / total)}
              <span className={styles.caption}> of the portfolio</span>
            </small>
          )}
        </td>
        <td data-column="gain" className={styles.figure}>
          {shares > 0 && (gain === null ? 'Not known' : signed(gain))}
          {shares > 0 && gain !== null && costPaise !== null && costPaise > 0 && (
            <small>
              <ChangeChip change={gain / costPaise} />
            </small>
          )}
          {uncounted.length > 0 && <small data-left-out>{titleWithout('Gain', uncounted)}</small>}
        </td>
        <td data-column="more">
          <button
            type="button"
            className={styles.more}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            aria-label={`${summary} of ${name}`}
            onClick={() => setIsOpen(!isOpen)}
          >
            {counts} <Icon name={isOpen ? 'up' : 'down'} />
          </button>
        </td>
      </tr>
      {isOpen && (
        <tr id={id} data-details="true">
          <td colSpan={7}>
            <CompanyDetails held={held} hasFacts={hasFacts} entries={entries} onRemove={onRemove} />
          </td>
        </tr>
      )}
    </tbody>
  );
}
