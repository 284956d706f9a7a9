import { useEffect, useRef } from 'react';
import type { Badge, PortfolioEntry } from '@tayyib/shared/contracts';
import { focusSection } from '@tayyib/shared/parts/page';
import { Link } from '@tayyib/shared/sdk/router';
import { badgeLabels, Button, Skeleton } from '@tayyib/shared/sdk/ui';
import { formatCount, formatCountOf } from '@tayyib/shared/values/format';
import type { Held } from '../domain/overviewOf';
import styles from './ImportDone.module.css';

/** An import that was stored. */
export interface Imported {
  added: readonly PortfolioEntry[];
  /** Entries that are no longer there. */
  replaced: readonly PortfolioEntry[];
}

interface Props {
  imported: Imported;
  held: readonly Held[];
  /** Whether the verdicts are being requested. */
  isReading: boolean;
  /** The section with the companies. */
  companies: string;
  onClose: () => void;
}

const badges: readonly Badge[] = ['compliant', 'non_compliant', 'under_review'];
const maxNamed = 5;

/** What an import came to: how many companies, their verdicts, which of them need attention, and where to go on. */
export function ImportDone({ imported, held, isReading, companies, onClose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { added, replaced } = imported;
  const isins = new Set(added.map(({ isin }) => isin));
  const brought = held.filter(({ position }) => isins.has(position.isin));
  const badgeOf = ({ company }: Held): Badge => company?.badge ?? 'under_review';
  const of = (badge: Badge) => brought.filter((each) => badgeOf(each) === badge);
  const counted = badges.filter((badge) => of(badge).length > 0);
  const attention = [...of('non_compliant'), ...of('under_review')];
  return (
    <section className={styles.done} aria-labelledby="import-done">
      <h2 id="import-done" ref={heading} tabIndex={-1} className={styles.title}>
        {added.length > 0
          ? `Imported: ${formatCountOf(isins.size, 'company', 'companies')}, ${formatCountOf(added.length, 'entry', 'entries')}`
          : 'Your portfolio is as the statement says'}
      </h2>
      {replaced.length > 0 && (
        <p>
          {formatCountOf(replaced.length, 'entry', 'entries')} of an earlier statement replaced or removed.
        </p>
      )}
      {isReading && <Skeleton active title={false} aria-label="Loading the verdicts" />}
      {!isReading && brought.length > 0 && (
        <p role="status">
          {counted.map((badge) => `${formatCount(of(badge).length)} ${badgeLabels[badge].text}`).join(', ')}.
        </p>
      )}
      {!isReading && attention.length > 0 && (
        <>
          <h3 className={styles.subtitle}>Needs your attention</h3>
          <ul className={styles.list}>
            {attention.slice(0, maxNamed).map((each) => (
              <li key={each.position.isin}>
                {each.company ? <Link to={`/stock?isin=${each.position.isin}`}>{each.name}</Link> : each.name}
                : {badgeLabels[badgeOf(each)].text}. {each.company?.reason ?? 'Nothing is on file.'}
              </li>
            ))}
          </ul>
          {attention.length > maxNamed && (
            <p>{formatCount(attention.length - maxNamed)} more are among the companies below.</p>
          )}
        </>
      )}
      <div className={styles.ways}>
        <Button type="primary" onClick={() => focusSection(companies)}>
          See the companies
        </Button>
        <Link to="/purification-calculator">Purify their dividends</Link>
        <Link to="/zakat-calculator">Zakat on them</Link>
        <Button onClick={onClose}>Close</Button>
      </div>
    </section>
  );
}
