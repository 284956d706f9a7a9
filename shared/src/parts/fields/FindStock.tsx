import { useState, type ReactNode } from 'react';
import type { FoundStock, StandardId } from '@tayyib/shared/contracts';
import { FindField } from './FindField';
import styles from './FindStock.module.css';
import { StockOption } from './StockOption';
import { useStockSearch } from './useStockSearch';

interface Props {
  label?: string;
  /** For a field whose place says what it finds. */
  isLabelHidden?: boolean;
  placeholder?: string;
  icon?: string;
  /** Whose verdicts are shown; the viewer's if omitted. */
  standard?: StandardId;
  /** Shown in place of the verdict, unless undefined. */
  markOf?: (stock: FoundStock) => ReactNode | undefined;
  onChoose: (stock: FoundStock) => void;
}

const maxShown = 8;

/** Finds a listed company by name or code, as the search of the top bar does. In a grid it takes a whole row. */
export function FindStock(props: Props) {
  const [text, setText] = useState('');
  return <StockField {...props} text={text} onText={setText} />;
}

interface StockFieldProps extends Props {
  text: string;
  onText: (text: string) => void;
}

/** The same where the text has a use of its own, as in a filter by name. */
export function StockField({
  label = 'Search by name or code',
  placeholder = 'Search Stocks',
  icon = 'search',
  standard,
  markOf,
  text,
  ...field
}: StockFieldProps) {
  const { stocks, isLoaded, isCurrent, error } = useStockSearch(text, standard);
  return (
    <div className={styles.field}>
      <FindField
        {...field}
        label={label}
        placeholder={placeholder}
        icon={icon}
        text={text}
        found={isLoaded ? stocks.slice(0, maxShown) : undefined}
        isCurrent={isCurrent}
        error={error}
        listLabel="Stocks found"
        nothing="No Stocks found"
        keyOf={({ isin }) => isin}
      >
        {(stock) => <StockOption stock={stock} mark={markOf?.(stock)} />}
      </FindField>
    </div>
  );
}
