import { useState } from 'react';
import { useViewer, type HoldingToAdd } from '@tayyib/shared/sdk/modules';
import type { NewHolding } from '../../domain/purification/NewHolding';
import { openRowOf } from '../../domain/zakat/openRowOf';
import { emptyCompany, maxRows, type CompanyRow } from '../../domain/zakat/zakatForm';
import { useZakatFacts } from '../../state/zakat/useZakatFacts';
import type { ChangeForm } from '../../state/zakat/useZakatForm';
import { Failure } from '@tayyib/shared/parts/page';
import { CompanyCard } from './CompanyCard';
import { FindHolding } from '../holdings/FindHolding';
import { HoldingSources } from '../holdings/HoldingSources';
import styles from './CompanyRows.module.css';

interface Props {
  rows: readonly CompanyRow[];
  onChange: ChangeForm;
  onRemove: (name: string, rows: readonly CompanyRow[]) => void;
}

/** Shares by company, held or bought to sell, and funds. What is on file of one is read when it is added, and saved with what is typed. */
export function CompanyRows({ rows, onChange, onRemove }: Props) {
  const { user } = useViewer();
  const { ofCompany, ofFund } = useZakatFacts();
  const [error, setError] = useState<string | null>(null);
  const present = new Set(rows.flatMap(({ isin }) => isin ?? []));
  const update = (index: number, part: Partial<CompanyRow>) =>
    onChange(({ companies }) => ({
      companies: companies.map((row, each) => (each === index ? { ...row, ...part } : row)),
    }));
  const readInto = async ({ isin, fundId }: Pick<CompanyRow, 'isin' | 'fundId'>) => {
    if (isin === null && fundId === null) return;
    setError(null);
    const facts = await (fundId === null ? ofCompany(isin ?? '') : ofFund(fundId));
    if (typeof facts === 'string') {
      setError(facts);
      return;
    }
    const withFacts = (row: CompanyRow) =>
      row.isin === isin && row.fundId === fundId ? { ...row, facts } : row;
    onChange(({ companies }) => ({ companies: companies.map(withFacts) }), 'read');
  };
  /** One after the other: a watchlist or portfolio may have dozens. */
  const readAll = (added: readonly { isin: string | null }[]) =>
    added.reduce(
      (before, { isin }) => before.then(() => readInto({ isin, fundId: null })),
      Promise.resolve(),
    );
  const add = ({ name, isin, ...found }: NewHolding) => {
    const fundId = found.fundId ?? null;
    const method = isin === null && fundId === null ? 'proxy25' : 'accounts';
    const row: CompanyRow = { ...emptyCompany, name, isin, fundId, method };
    onChange(({ companies }) => ({ companies: [...companies, row] }));
    void readInto(row);
  };
  const addCompanies = (holdings: readonly HoldingToAdd[]) => {
    const open = holdings.flatMap(openRowOf);
    onChange(({ companies }) => ({ companies: [...companies, ...open] }));
    void readAll(open);
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
          onRead={row.isin === null && row.fundId === null ? null : () => void readInto(row)}
          onRemove={() => onRemove(row.name, rows.toSpliced(index, 1))}
        />
      ))}
      {error !== null && <Failure message={error} />}
      {rows.length < maxRows && (
        <div className={styles.add}>
          <FindHolding onAdd={add} />
          {user && <HoldingSources present={present} max={maxRows - rows.length} onAdd={addCompanies} />}
        </div>
      )}
    </div>
  );
}
