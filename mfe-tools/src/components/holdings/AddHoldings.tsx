import { useViewer, type HoldingToAdd } from '@tayyib/shared/sdk/modules';
import { Link } from '@tayyib/shared/sdk/router';
import { Alert } from '@tayyib/shared/sdk/ui';
import { newHoldingsOf, type NewHolding } from '../../domain/purification/NewHolding';
import { Section } from '@tayyib/shared/parts/page';
import { FindHolding } from './FindHolding';
import { HoldingSources } from './HoldingSources';
import styles from './AddHoldings.module.css';

interface Props {
  /** How many more holdings the page takes. */
  free: number;
  /** ISINs already on the page. */
  present: ReadonlySet<string>;
  onAdd: (entries: readonly NewHolding[]) => void;
}

/** Adds holdings: companies and funds by search and those that other modules know for users, by name for everyone. */
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
      {!isFull && <FindHolding onAdd={(holding) => onAdd([holding])} />}
      {!isFull && user && <HoldingSources present={present} max={free} onAdd={addCompanies} />}
      {!user && (
        <p className={styles.note}>
          <Link to="/login">Log in</Link> to search companies, and to have dividends and accounts filled in.
          Without an account, what you type lasts until you close this tab.
        </p>
      )}
    </Section>
  );
}
