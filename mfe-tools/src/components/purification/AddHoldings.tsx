import { useId, useState } from 'react';
import { FindStock } from '@tayyib/shared/parts/fields';
import { Slot, useViewer, type HoldingToAdd } from '@tayyib/shared/sdk/modules';
import { Link } from '@tayyib/shared/sdk/router';
import { Alert, Button, Icon, Input } from '@tayyib/shared/sdk/ui';
import { newHoldingsOf, type NewHolding } from '../../domain/purification/NewHolding';
import { Section } from '@tayyib/shared/parts/page';
import { FindFund } from '../zakat/FindFund';
import styles from './AddHoldings.module.css';

interface Props {
  /** How many more holdings the page takes. */
  free: number;
  /** ISINs already on the page. */
  present: ReadonlySet<string>;
  onAdd: (entries: readonly NewHolding[]) => void;
}

/** Adds holdings: companies and funds by search and those that other modules know for users, by hand for everyone. */
export function AddHoldings({ free, present, onAdd }: Props) {
  const { user } = useViewer();
  const isFull = free <= 0;
  const addCompanies = (companies: readonly HoldingToAdd[]) => {
    const added = companies.flatMap(newHoldingsOf).slice(0, free);
    onAdd(added);
    return new Set(added.map(({ isin }) => isin)).size;
  };
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
      {!isFull && user && <FindStock onChoose={(stock) => onAdd([stock])} />}
      {!isFull && user && (
        <FindFund onAdd={({ id: fundId, name }) => onAdd([{ isin: null, fundId, name }])} />
      )}
      {!isFull && <ByHand onAdd={onAdd} />}
      {!isFull && user && (
        <Slot name="holdings.sources" props={{ present, max: free, onAdd: addCompanies }} />
      )}
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
