import { useDeferredValue, useId, useState } from 'react';
import { FindField } from '@tayyib/shared/parts/fields';
import { useViewer } from '@tayyib/shared/modules';
import { Link } from '@tayyib/shared/router';
import { skipToken } from '@tayyib/shared/toolkit';
import { Alert, Button, Icon, Input, VerdictBadge } from '@tayyib/shared/ui';
import { useSearchHoldingsQuery } from '../../api/toolsApi';
import { purchasesOf } from '../../domain/purification/purchasesOf';
import { maxHoldings } from '../../domain/purification/purificationForm';
import type { NewHolding } from '../../state/usePurificationForm';
import { Section } from '../Section';
import { FindFund } from '../zakat/FindFund';
import { FromPortfolio } from './FromPortfolio';
import { FromWatchlist } from './FromWatchlist';
import styles from './AddHoldings.module.css';

interface Props {
  isFull: boolean;
  /** ISINs already on the page. */
  present: ReadonlySet<string>;
  onAdd: (entries: readonly NewHolding[]) => void;
}

/** Adds holdings: companies and funds by search, from the portfolio or a watchlist for users, by hand for everyone. */
export function AddHoldings({ isFull, present, onAdd }: Props) {
  const { user } = useViewer();
  return (
    <Section title="Add a holding" hint="Bought or sold in parts? Add the same company once for each part.">
      {isFull && (
        <Alert
          role="note"
          className={styles.wide}
          type="info"
          title="This page computes 50 holdings at a time."
        />
      )}
      {!isFull && user && (
        <FromPortfolio
          present={present}
          max={maxHoldings}
          onAdd={(holdings) => {
            onAdd(holdings.flatMap(purchasesOf));
            return holdings.length;
          }}
        />
      )}
      {!isFull && user && <FindStock onAdd={onAdd} />}
      {!isFull && user && (
        <FindFund onAdd={({ id: fundId, name }) => onAdd([{ isin: null, fundId, name }])} />
      )}
      {!isFull && user && <FromWatchlist present={present} onAdd={onAdd} />}
      {!isFull && <ByHand onAdd={onAdd} />}
      {!user && (
        <p className={styles.note}>
          <Link to="/login">Log in</Link> to search companies, and to have dividends and accounts filled in.
          Without an account, what you type lasts until you close this tab.
        </p>
      )}
    </Section>
  );
}

const maxShown = 6;

/** Finds a listed company by name or code. */
export function FindStock({ onAdd }: Pick<Props, 'onAdd'>) {
  const [text, setText] = useState('');
  const query = useDeferredValue(text.trim());
  const { currentData, error } = useSearchHoldingsQuery(query === '' ? skipToken : query);
  return (
    <div className={styles.wide}>
      <FindField
        label="Search by name or code"
        placeholder="Search Stocks"
        text={text}
        onText={setText}
        found={currentData?.stocks.slice(0, maxShown)}
        isCurrent={query === text.trim() && currentData !== undefined}
        error={error}
        listLabel="Stocks found"
        nothing="No Stocks found"
        keyOf={({ isin }) => isin}
        onChoose={({ isin, stock }) => onAdd([{ isin, name: stock }])}
      >
        {({ stock, stock_code: code, badge, ...age }) => (
          <>
            <span>
              <strong>{code}</strong> {stock}
            </span>
            <VerdictBadge badge={badge} age={age} />
          </>
        )}
      </FindField>
    </div>
  );
}

/** Adds a company or fund by the name typed. */
export function ByHand({ onAdd }: Pick<Props, 'onAdd'>) {
  const field = useId();
  const [name, setName] = useState('');
  const add = () => {
    if (name.trim() === '') return;
    onAdd([{ isin: null, name: name.trim() }]);
    setName('');
  };
  return (
    <div>
      <label htmlFor={field} className={styles.label}>
        Or by hand: company or fund
      </label>
      <div className={styles.row}>
        <Input
          id={field}
          autoComplete="off"
          maxLength={100}
          value={name}
          onChange={({ target }) => setName(target.value)}
          onPressEnter={add}
        />
        <Button icon={<Icon name="plus" />} disabled={name.trim() === ''} onClick={add}>
          Add
        </Button>
      </div>
    </div>
  );
}
