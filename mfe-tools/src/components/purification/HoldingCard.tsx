import { useContext, useEffect, useId, useRef, useState } from 'react';
import { UnreadNumbers, useUnreadNumbers } from '@tayyib/shared/parts/fields';
import { formatDay } from '@tayyib/shared/values/format';
import { Alert, Button, Icon, Skeleton, VerdictBadge } from '@tayyib/shared/sdk/ui';
import { correctNumber, type HoldingResult } from '../../domain/purification/purify';
import type { Holding } from '../../domain/purification/purificationForm';
import type { MethodId } from '../../domain/purification/sources';
import { BreachNote } from './BreachNote';
import { HoldingFields } from './HoldingFields';
import { HoldingYear } from './HoldingYear';
import styles from './HoldingCard.module.css';
import { LockedAccounts } from './LockedAccounts';

interface Props {
  result: HoldingResult;
  method: MethodId;
  day: string;
  /** Whether facts about the company are being loaded. */
  isLoading: boolean;
  /** Whether the server has replied what is on file. */
  isAnswered: boolean;
  /** Whether the viewer's plan includes the accounts of the company. */
  isDetailed: boolean;
  /** Whether it is one of many, and shows what was typed and its years on request. */
  isOneOfMany: boolean;
  /** Whether it was just added, and gets the focus. */
  isNew: boolean;
  onChange: (holding: Holding) => void;
  onRemove: () => void;
}

/** One holding: what was typed, and each financial year with what it asks for. */
export function HoldingCard({
  result,
  method,
  day,
  isLoading,
  isAnswered,
  isDetailed,
  isOneOfMany,
  isNew,
  onChange,
  onRemove,
}: Props) {
  const { holding, company, fund, incomplete, years } = result;
  const id = useId();
  const { unread, noteUnread } = useUnreadNumbers();
  const hasUnread = unread.size > 0;
  const noteHolding = useContext(UnreadNumbers);
  useEffect(() => {
    if (!hasUnread || !noteHolding) return undefined;
    noteHolding(holding.id, true);
    return () => noteHolding(holding.id, false);
  }, [hasUnread, noteHolding, holding.id]);
  const task = hasUnread ? correctNumber : incomplete;
  const heading = useRef<HTMLHeadingElement>(null);
  // as it came: a card does not close while it is being filled in
  const [isClosed] = useState(isOneOfMany && incomplete === null);
  // the newest year that can be known
  const shown = Math.max(
    0,
    years.findIndex(({ facts }) => facts.year.accounts !== null || facts.fund !== null),
  );
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <UnreadNumbers value={noteUnread}>
      <section className={styles.card} aria-labelledby={id}>
        <header className={styles.header}>
          <h3 id={id} ref={heading} tabIndex={-1}>
            {holding.name}
          </h3>
          {company && <VerdictBadge badge={company.badge} age={company} />}
          <Button
            type="text"
            className={styles.remove}
            icon={<Icon name="delete" />}
            aria-label={`Remove ${holding.name}`}
            onClick={onRemove}
          />
        </header>
        {company?.breachSince && <BreachNote since={company.breachSince} day={day} />}
        {isClosed ? (
          <details className={styles.bought}>
            <summary>{inWords(holding) || 'What you bought'}</summary>
            <HoldingFields holding={holding} day={day} onChange={onChange} />
          </details>
        ) : (
          <HoldingFields holding={holding} day={day} onChange={onChange} />
        )}
        <p className={styles.printed}>{inWords(holding)}</p>
        {isLoading && (
          <Skeleton active title={false} aria-label={`Loading dividends and accounts of ${holding.name}`} />
        )}
        {!isLoading && holding.isin !== null && company === null && isAnswered && (
          <Alert
            role="note"
            type="info"
            title="Nothing is on file of this company. Type its figures from the annual report."
          />
        )}
        {!isLoading && holding.fundId !== null && fund === null && isAnswered && (
          <Alert
            role="note"
            type="info"
            title="No published portfolio of this fund is on file. Type its impure share, if the fund publishes one."
          />
        )}
        {!isLoading && (company ?? fund) !== null && !isDetailed && <LockedAccounts />}
        {task !== null && <p className={styles.incomplete}>{task}</p>}
        {!isLoading &&
          years.map((year, index) => (
            <HoldingYear
              key={year.facts.year.to}
              result={year}
              isUnread={hasUnread}
              method={method}
              isOpen={index === shown && !isClosed}
              correction={holding.years[year.facts.year.to]}
              isFund={holding.fundId !== null}
              onCorrect={(correction) =>
                onChange({ ...holding, years: { ...holding.years, [year.facts.year.to]: correction } })
              }
            />
          ))}
      </section>
    </UnreadNumbers>
  );
}

/** On paper, in place of the fields. */
function inWords({ shares, boughtOn, soldOn, fundId }: Holding): string {
  if (shares === null || boughtOn === null) return '';
  const sold = soldOn === null ? '' : `, sold on ${formatDay(soldOn)}`;
  return `${shares} ${fundId === null ? 'shares' : 'units'} bought on ${formatDay(boughtOn)}${sold}`;
}
