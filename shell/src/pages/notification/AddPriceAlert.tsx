import { useEffect, useRef, useState, type FormEvent } from 'react';
import { StockField } from '@tayyib/shared/parts/fields';
import { readAmount } from '@tayyib/shared/values/amounts';
import type { useAddPriceAlertMutation } from '@tayyib/shared/endpoints/price-alerts';
import { useSearchParams } from '@tayyib/shared/sdk/router';
import { ActionButton } from '../../controls/actions';
import { ActionMessage } from '../profile/ActionMessage';
import styles from './notification.module.css';

interface Props {
  add: ReturnType<typeof useAddPriceAlertMutation>[0];
  /** The last attempt to add one. */
  adding: ReturnType<typeof useAddPriceAlertMutation>[1];
}

/** The form for a price to wait for. An address with `?stock=…` fills in the stock, and the price is next. */
export function AddPriceAlert({ add, adding }: Props) {
  const [address] = useSearchParams();
  const wanted = address.get('stock')?.trim() ?? '';
  const stockField = useRef<HTMLDivElement>(null);
  const priceField = useRef<HTMLInputElement>(null);
  const [stock, setStock] = useState(wanted);
  const [price, setPrice] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [direction, setDirection] = useState<'above' | 'below'>('above');
  useEffect(() => {
    if (wanted !== '') priceField.current?.focus();
  }, [wanted]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (adding.isLoading) return;
    if (stock.trim() === '') {
      setProblem('Choose a stock first.');
      return stockField.current?.querySelector('input')?.focus();
    }
    const read = readAmount(price, { unit: 'rupees', decimals: 2, min: 0.01 });
    setProblem('reason' in read ? read.reason : null);
    if ('reason' in read) return priceField.current?.focus();
    const { error } = await add({ stock: stock.trim(), direction, price: read.decimal });
    if (error) return;
    setStock('');
    setPrice('');
    stockField.current?.querySelector('input')?.focus();
  };
  return (
    <form className={styles.form} aria-label="Add a price alert" onSubmit={(event) => void submit(event)}>
      <div ref={stockField}>
        <StockField
          label="Stock"
          placeholder="Name or code"
          text={stock}
          onText={setStock}
          onChoose={({ stock_code: code }) => {
            setStock(code);
            priceField.current?.focus();
          }}
        />
      </div>
      <label>
        When it closes
        <select
          className={styles.field}
          value={direction}
          onChange={({ target }) => setDirection(target.value === 'below' ? 'below' : 'above')}
        >
          <option value="above">at or above</option>
          <option value="below">at or below</option>
        </select>
      </label>
      <label>
        Price in rupees
        <input
          className={styles.field}
          ref={priceField}
          value={price}
          required
          inputMode="decimal"
          aria-invalid={problem !== null}
          onChange={({ target }) => {
            setPrice(target.value);
            setProblem(null);
          }}
        />
      </label>
      {/* not disabled: the focus would be lost */}
      <ActionButton isPrimary type="submit" aria-disabled={adding.isLoading}>
        Add the alert
      </ActionButton>
      <ActionMessage
        error={problem === null ? adding.error : new Error(problem)}
        notice={adding.isSuccess && problem === null ? 'Added. You will be alerted once.' : undefined}
      />
    </form>
  );
}
