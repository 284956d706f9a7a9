import { useState } from 'react';
import { indianDay } from '@tayyib/shared/calendar';
import { useViewer } from '@tayyib/shared/modules';
import { Alert } from '@tayyib/shared/ui';
import { toMessage } from '@tayyib/shared/errors';
import { useLazyGetHeldAccountsQuery, useLazyGetHeldStockQuery } from '../../api/toolsApi';
import { companyFacts } from '../../domain/zakat/companyFacts';
import { openRowOf } from '../../domain/zakat/openRowOf';
import { emptyCompany, maxRows, type CompanyRow } from '../../domain/zakat/zakatForm';
import type { NewHolding } from '../../state/usePurificationForm';
import type { FormChange } from '../../state/useZakatForm';
import { ByHand, FindStock } from '../purification/AddHoldings';
import { FromPortfolio, type PortfolioHolding } from '../purification/FromPortfolio';
import { CompanyCard } from './CompanyCard';
import styles from './CompanyRows.module.css';

interface Props {
  rows: readonly CompanyRow[];
  onChange: (part: FormChange) => void;
  onRemove: (name: string, rows: readonly CompanyRow[]) => void;
}

/** Long-term shares by company. What is on file of one is read when it is added, and saved with what is typed. */
export function CompanyRows({ rows, onChange, onRemove }: Props) {
  const { user } = useViewer();
  const read = useFacts();
  const [error, setError] = useState<string | null>(null);
  const [today] = useState(() => indianDay(new Date()));
  const update = (index: number, part: Partial<CompanyRow>) =>
    onChange(({ companies }) => ({
      companies: companies.map((row, each) => (each === index ? { ...row, ...part } : row)),
    }));
  const readInto = async (isin: string) => {
    setError(null);
    const facts = await read(isin);
    if (typeof facts === 'string') {
      setError(facts);
      return;
    }
    onChange(({ companies }) => ({
      companies: companies.map((row) => (row.isin === isin ? { ...row, facts } : row)),
    }));
  };
  const add = ([entry]: readonly NewHolding[]) => {
    if (!entry) return;
    const method = entry.isin === null ? ('proxy25' as const) : ('accounts' as const);
    onChange(({ companies }) => ({ companies: [...companies, { ...emptyCompany, ...entry, method }] }));
    if (entry.isin !== null) void readInto(entry.isin);
  };
  const addPortfolio = (holdings: readonly PortfolioHolding[]) => {
    const open = holdings.flatMap((holding) => openRowOf(holding, today));
    onChange(({ companies }) => ({ companies: [...companies, ...open] }));
    void open.reduce((before, { isin }) => before.then(() => readInto(isin ?? '')), Promise.resolve());
    return open.length;
  };
  return (
    <div className={styles.companies}>
      {rows.map((row, index) => (
        <CompanyCard
          // rows have no id but their index
          key={index}
          row={row}
          onChange={(part) => update(index, part)}
          onRead={row.isin === null ? null : () => void readInto(row.isin ?? '')}
          onRemove={() => onRemove(row.name, rows.toSpliced(index, 1))}
        />
      ))}
      {error !== null && <Alert role="alert" type="error" title={error} />}
      {rows.length < maxRows && (
        <div className={styles.add}>
          {user && (
            <FromPortfolio
              present={new Set(rows.flatMap(({ isin }) => isin ?? []))}
              max={maxRows - rows.length}
              onAdd={addPortfolio}
            />
          )}
          {user && <FindStock onAdd={add} />}
          <ByHand onAdd={add} />
        </div>
      )}
    </div>
  );
}

/** Reads what is on file of a company; a message where it cannot be read. Plans without accounts get the price alone. */
function useFacts() {
  const [readStock] = useLazyGetHeldStockQuery();
  const [readAccounts] = useLazyGetHeldAccountsQuery();
  return async (isin: string) => {
    const [stock, accounts] = await Promise.all([readStock(isin), readAccounts(isin)]);
    if (stock.data) return companyFacts(stock.data, accounts.data ?? null);
    return `What is on file could not be read. ${toMessage(stock.error)}`;
  };
}
