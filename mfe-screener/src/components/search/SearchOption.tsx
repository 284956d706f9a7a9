import type { ReactNode } from 'react';
import styles from './StockSearch.module.css';

interface Props {
  id: string;
  isActive: boolean;
  code?: string;
  name: string;
  mark: ReactNode;
  onChoose: () => void;
}

/** One result. The focus stays in the field, so a press must not move it. */
export function SearchOption({ id, isActive, code, name, mark, onChoose }: Props) {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles.option}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      onKeyDown={(event) => event.key === 'Enter' && onChoose()}
    >
      <span className={styles.text}>
        {code && <strong>{code}</strong>}
        <span>{name}</span>
      </span>
      {mark}
    </div>
  );
}
