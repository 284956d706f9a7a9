import { useState, type FormEvent } from 'react';
import { toMessage } from '@tayyib/shared/errors';
import { Button, Input } from '@tayyib/shared/ui';
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

/** Selects another stock to compare with, by its code. */
export function CompareField({ isin, comparedCode, comparedName, problem, onCompare }: Props) {
  const [code, setCode] = useState(comparedCode ?? '');
  const compare = (event: FormEvent) => {
    event.preventDefault();
    const entered = code.trim().toUpperCase();
    onCompare(entered === '' || entered === isin ? null : entered);
  };
  const clear = () => {
    setCode('');
    onCompare(null);
  };
  return (
    <form className={styles.bar} onSubmit={compare}>
      <Input
        aria-label="Compare with, by code"
        placeholder="Compare with (code)"
        value={code}
        maxLength={40}
        autoComplete="off"
        style={{ width: 180 }}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button htmlType="submit">Compare</Button>
      <span role="status">
        {problem ? toMessage(problem) : comparedName && `In per cent, beside ${comparedName}`}
      </span>
      {comparedName && (
        <Button type="link" size="small" onClick={clear}>
          Stop comparing
        </Button>
      )}
    </form>
  );
}
