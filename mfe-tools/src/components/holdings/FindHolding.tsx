import { useDeferredValue, useState } from 'react';
import type { FoundStock } from '@tayyib/shared/contracts';
import { FindField, StockOption, useStockSearch } from '@tayyib/shared/parts/fields';
import { useViewer } from '@tayyib/shared/sdk/modules';
import { skipToken } from '@tayyib/shared/sdk/toolkit';
import { useSearchFundsQuery } from '../../api/toolsApi';
import type { NewHolding } from '../../domain/purification/NewHolding';
import styles from './AddHoldings.module.css';

interface Props {
  onAdd: (holding: NewHolding) => void;
}

/** What can be added for a text: a company or fund that is on file, or the text itself as a name. */
type Choice =
  | { kind: 'stock'; stock: FoundStock }
  | { kind: 'fund'; id: string; name: string }
  | { kind: 'name'; name: string };

const maxStocks = 6;
const maxFunds = 4;

/** Finds a company or fund by name or code, in one field; what is not on file is added by its name. Visitors search nothing. */
export function FindHolding({ onAdd }: Props) {
  const { user } = useViewer();
  const [text, setText] = useState('');
  const name = text.trim();
  const wanted = user === null ? '' : name;
  const { stocks, isLoaded, isCurrent, error } = useStockSearch(wanted);
  const query = useDeferredValue(wanted);
  const funds = useSearchFundsQuery(query === '' ? skipToken : query);
  const areFundsCurrent = query === wanted && (funds.currentData !== undefined || Boolean(funds.error));
  const areStocksKnown = isLoaded || Boolean(error);
  const onFile: Choice[] = [
    ...stocks.slice(0, maxStocks).map((stock) => ({ kind: 'stock' as const, stock })),
    ...(funds.currentData ?? []).slice(0, maxFunds).map((fund) => ({ kind: 'fund' as const, ...fund })),
  ];
  const isKnown = user === null || (areStocksKnown && areFundsCurrent);
  return (
    <div className={styles.wide}>
      <FindField<Choice>
        label="Company or fund"
        placeholder="Name or code"
        icon="search"
        text={text}
        onText={setText}
        found={isKnown ? [...onFile, { kind: 'name', name }] : onFile}
        isCurrent={isKnown && (user === null || isCurrent || Boolean(error))}
        error={error ?? funds.error}
        listLabel="Companies and funds found"
        nothing="Nothing found"
        keyOf={keyOf}
        onChoose={(choice) => onAdd(holdingOf(choice))}
      >
        {(choice) => <Shown choice={choice} />}
      </FindField>
    </div>
  );
}

function keyOf(choice: Choice): string {
  switch (choice.kind) {
    case 'stock':
      return choice.stock.isin;
    case 'fund':
      return `fund ${choice.id}`;
    case 'name':
      return 'name';
  }
}

function holdingOf(choice: Choice): NewHolding {
  switch (choice.kind) {
    case 'stock':
      return { isin: choice.stock.isin, name: choice.stock.stock };
    case 'fund':
      return { isin: null, fundId: choice.id, name: choice.name };
    case 'name':
      return { isin: null, name: choice.name };
  }
}

function Shown({ choice }: { choice: Choice }) {
  switch (choice.kind) {
    case 'stock':
      return <StockOption stock={choice.stock} />;
    case 'fund':
      return (
        <>
          {choice.name} <small>Mutual fund</small>
        </>
      );
    case 'name':
      return `Add “${choice.name}” by hand`;
  }
}
