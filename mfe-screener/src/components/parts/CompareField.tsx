import { useState, type FormEvent } from 'react';
import { toMessage } from '@tayyib/shared/errors';
import { useMyStandard } from '@tayyib/shared/modules';
import { Button, Input } from '@tayyib/shared/ui';
import { useLazySearchStocksQuery } from '../../api/stocksApi';
import styles from './StockParts.module.css';

interface Props {
  isin: string;
  /** The code of the stock it is compared with now. */
  comparedCode: string | null;
  /** The name of that stock, once its prices are loaded. */
  comparedName: string | null;
  problem: unknown;
  onCompare: (code: string | null) => void;
}

/** Selects another stock to compare with, by its name or code: the first that the search finds. */
export function CompareField({ isin, comparedCode, comparedName, problem, onCompare }: Props) {
  const [text, setText] = useState(comparedCode ?? '');
  const [notFound, setNotFound] = useState<string | null>(null);
  const standard = useMyStandard();
  const [search, { error, isFetching }] = useLazySearchStocksQuery();
  const compare = async (event: FormEvent) => {
    event.preventDefault();
    setNotFound(null);
    const entered = text.trim();
    if (entered === '') return onCompare(null);
    const { data } = await search({ text: entered, standard }, true);
    if (!data) return;
    const found = data.stocks.find((stock) => stock.isin !== isin);
    if (!found) return setNotFound(entered);
    setText(found.stock_code);
    onCompare(found.stock_code);
  };
  const clear = () => {
    setText('');
    onCompare(null);
  };
  const message =
    (error ?? problem)
      ? toMessage(error ?? problem)
      : notFound !== null
        ? `No other stock is called “${notFound}”.`
        : comparedName && `In per cent, beside ${comparedName}`;
  return (
    <form className={styles.bar} onSubmit={(event) => void compare(event)}>
      <Input
        aria-label="Compare with, by name or code"
        placeholder="Compare with a stock"
        value={text}
        maxLength={80}
        autoComplete="off"
        style={{ width: 180 }}
        onChange={({ target }) => setText(target.value)}
      />
      <Button htmlType="submit" loading={isFetching}>
        Compare
      </Button>
      <span role="status">{message}</span>
      {comparedName && (
        <Button type="link" size="small" onClick={clear}>
          Stop comparing
        </Button>
      )}
    </form>
  );
}
