import { useState, type FormEvent } from 'react';
import { toMessage } from '@tayyib/shared/errors';
import { Button, Input } from '@tayyib/shared/ui';
import styles from './StockParts.module.css';

interface Props {
  isin: string;
  /** The code that is compared with already. */
  asked: string | null;
  /** The name of the other stock once its prices came. */
  compared: string | null;
  problem: unknown;
  onCompare: (code: string | null) => void;
}

/** Another stock to draw beside this one, by its code. */
export function CompareField({ isin, asked, compared, problem, onCompare }: Props) {
  const [code, setCode] = useState(asked ?? '');
  const compare = (event: FormEvent) => {
    event.preventDefault();
    const wanted = code.trim().toUpperCase();
    onCompare(wanted === '' || wanted === isin ? null : wanted);
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
        {problem ? toMessage(problem) : compared && `In per cent, beside ${compared}`}
      </span>
      {compared && (
        <Button type="link" size="small" onClick={clear}>
          Stop comparing
        </Button>
      )}
    </form>
  );
}
