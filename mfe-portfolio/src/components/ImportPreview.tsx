import { useEffect, useMemo, useRef, useState } from 'react';
import type { PortfolioEntry } from '@tayyib/shared/contracts';
import { formatCount, formatCountOf, formatDay } from '@tayyib/shared/values/format';
import { Button } from '@tayyib/shared/sdk/ui';
import { accountsOf, newAccount } from '../domain/imports/accounts';
import { companyFinder, questionsOf } from '../domain/imports/companyFinder';
import { previewOf, type PreviewLine } from '../domain/imports/previewOf';
import { inRupees } from '@tayyib/shared/values/amounts';
import type { ReadFile } from '../state/useImport';
import { DateField } from '@tayyib/shared/parts/fields';
import { Failure } from '@tayyib/shared/parts/page';
import styles from './portfolio.module.css';

interface Props {
  read: ReadFile;
  today: string;
  entries: readonly PortfolioEntry[];
  /** The name of a company of the portfolio, where it is known. */
  nameOf?: (isin: string) => string | undefined;
  isStoring: boolean;
  onImport: (added: readonly PortfolioEntry[], replaced: readonly PortfolioEntry[]) => Promise<void>;
  onCancel: () => void;
}

const maxShown = 100;
const verbs = { buy: 'bought', sell: 'sold', opening: 'held' } as const;

/** What a file would add, what is there already, and what is refused and why. */
export function ImportPreview({ read, today, entries, nameOf, isStoring, onImport, onCancel }: Props) {
  const { file, name, candidates } = read;
  const [day, setDay] = useState(today);
  const [error, setError] = useState<unknown>(null);
  const [withPerhaps, setWithPerhaps] = useState(false);
  const [isGoneRemoved, setGoneRemoved] = useState(true);
  const [companies, setCompanies] = useState<ReadonlyMap<string, string>>(new Map());
  const accounts = useMemo(() => accountsOf(entries, file.source), [entries, file.source]);
  const [account, setAccount] = useState(accounts[0]?.account ?? 1);
  // every name that may mean several companies, whether answered or not
  const questions = useMemo(() => questionsOf(file, candidates, day), [file, candidates, day]);
  const { accepted, perhaps, duplicates, refused, gone } = useMemo(
    () =>
      previewOf(file, {
        entries,
        day,
        today,
        account,
        companyOf: companyFinder(candidates, companies).find,
      }),
    [file, entries, candidates, companies, day, today, account],
  );
  const chosen = withPerhaps ? [...accepted, ...perhaps] : accepted;
  const removed = isGoneRemoved ? gone : [];
  const before = chosen.flatMap(({ replaces }) => replaces ?? []);
  const replaced = [...before, ...removed];
  const isStatement = file.lines.some((line) => line.kind === 'opening' && line.own === undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isUndated = file.lines.some((line) => line.day === null);
  return (
    <div className={styles.lines} aria-label={`Preview of ${name}`} role="region">
      <h3 ref={heading} tabIndex={-1} className={styles.name}>
        {file.title}: {name}
      </h3>
      <p role="status">
        {formatCount(chosen.length)} to import, {formatCount(duplicates.length)} in the portfolio already,{' '}
        {perhaps.length > 0 && `${formatCount(perhaps.length)} perhaps, `}
        {formatCount(refused.length)} refused.
        {before.length > 0 &&
          ` ${formatCount(before.length)} of an earlier statement ${before.length === 1 ? 'is' : 'are'} replaced.`}
        {removed.length > 0 &&
          ` ${formatCount(removed.length)} of an earlier statement ${removed.length === 1 ? 'is' : 'are'} removed.`}
      </p>
      {isUndated && (
        <DateField
          label="Day of the statement"
          hint="The file has no days of purchase. Shares are counted from this day on, and its companies are left out of the yearly return."
          min="1990-01-01"
          max={today}
          value={day}
          onChange={(chosen) => setDay(chosen ?? today)}
        />
      )}
      {isStatement && accounts.length > 0 && (
        <fieldset className={styles.accounts}>
          <legend>Which account is this statement of?</legend>
          {[...accounts, null].map((known) => {
            const number = known?.account ?? newAccount(accounts);
            return (
              <label key={number}>
                <input
                  type="radio"
                  name="account"
                  checked={account === number}
                  onChange={() => setAccount(number)}
                />{' '}
                {known === null
                  ? 'Another account: its shares are added'
                  : `The account of the statement of ${formatDay(known.day)} with ${formatCountOf(known.companies, 'company', 'companies')}: it takes that one’s place`}
              </label>
            );
          })}
        </fieldset>
      )}
      {questions.map((question) => (
        <label key={question.name}>
          Which company is “{question.name}”?{' '}
          <select
            value={companies.get(question.name) ?? ''}
            onChange={({ target }) => setCompanies(new Map([...companies, [question.name, target.value]]))}
          >
            <option value="">Not known: leave it out</option>
            {question.candidates.map(({ isin, stock }) => (
              <option key={isin} value={isin}>
                {stock} ({isin})
              </option>
            ))}
          </select>
        </label>
      ))}
      <Lines title="To import" lines={accepted} textOf={entryText} />
      <Lines
        title="Perhaps in the portfolio"
        lines={perhaps}
        textOf={(each) => `${entryText(each)}. ${each.reason}`}
        isOpen
      />
      {perhaps.length > 0 && (
        <label>
          <input
            type="checkbox"
            checked={withPerhaps}
            onChange={({ target }) => setWithPerhaps(target.checked)}
          />{' '}
          They are other shares: import these too
        </label>
      )}
      {gone.length > 0 && (
        <>
          <Lines
            title="No longer in the statement"
            lines={gone.map((entry, line) => ({ line, entry }))}
            textOf={({ entry }) =>
              `${nameOf?.(entry.isin) ?? entry.isin}: ${formatCount(entry.quantity)} held on ${formatDay(entry.day)}`
            }
            isUnnumbered
            isOpen
          />
          <label>
            <input
              type="checkbox"
              checked={isGoneRemoved}
              onChange={({ target }) => setGoneRemoved(target.checked)}
            />{' '}
            They were sold or moved: remove them from the portfolio
          </label>
        </>
      )}
      <Lines title="In the portfolio already" lines={duplicates} textOf={({ name: company }) => company} />
      <Lines title="Refused" lines={refused} textOf={({ reason }) => reason} isOpen />
      {error !== null && <Failure error={error} />}
      <div className={styles.row}>
        <Button
          type="primary"
          disabled={chosen.length === 0 && removed.length === 0}
          loading={isStoring}
          onClick={() => {
            setError(null);
            onImport(
              chosen.map(({ entry }) => entry),
              replaced,
            ).catch(setError);
          }}
        >
          Import {formatCount(chosen.length)}
          {removed.length > 0 && ` and remove ${formatCount(removed.length)}`}
        </Button>
        <Button disabled={isStoring} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

function entryText({ name, entry, replaces }: PreviewLine): string {
  const { kind, quantity, day, amountPaise } = entry;
  const price = amountPaise === null ? 'price not known' : inRupees(amountPaise);
  const instead = replaces
    ? `, in place of ${formatCount(replaces.quantity)} of ${formatDay(replaces.day)}`
    : '';
  return `${name}: ${formatCount(quantity)} ${verbs[kind]}, ${formatDay(day)}, ${price}${instead}`;
}

interface LinesProps<Line> {
  title: string;
  lines: readonly Line[];
  /** Called for the lines that are shown only. */
  textOf: (line: Line) => string;
  isOpen?: boolean;
  /** Lines of no file. */
  isUnnumbered?: boolean;
}

function Lines<Line extends { line: number }>({
  title,
  lines,
  textOf,
  isOpen = false,
  isUnnumbered = false,
}: LinesProps<Line>) {
  if (lines.length === 0) return null;
  return (
    <details open={isOpen}>
      <summary>
        {title} ({formatCount(lines.length)})
      </summary>
      <ul className={styles.entries} aria-label={title}>
        {lines.slice(0, maxShown).map((each) => (
          <li key={each.line}>
            <span>
              {isUnnumbered ? '' : `Line ${each.line}: `}
              {textOf(each)}
            </span>
          </li>
        ))}
      </ul>
      {lines.length > maxShown && <p className={styles.quiet}>The first {maxShown} are shown.</p>}
    </details>
  );
}
