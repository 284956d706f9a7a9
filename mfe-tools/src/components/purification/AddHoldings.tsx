import { useId, useState } from 'react';
import { FindStock } from '@tayyib/shared/parts/fields';
import { useViewer } from '@tayyib/shared/sdk/modules';
import { Link } from '@tayyib/shared/sdk/router';
import { Alert, Button, Icon, Input } from '@tayyib/shared/sdk/ui';
import { purchasesOf } from '../../domain/purification/purchasesOf';
import { maxHoldings } from '../../domain/purification/purificationForm';
import type { NewHolding } from '../../state/usePurificationForm';
import { Section } from '@tayyib/shared/parts/page';
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
      {!isFull && user && <FindStock onChoose={(stock) => onAdd([stock])} />}
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
