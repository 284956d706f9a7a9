import { Link } from '@tayyib/shared/sdk/router';
import { formatCount } from '@tayyib/shared/values/format';
import type { ReactNode } from 'react';
import { Empty } from '@tayyib/shared/sdk/ui';
import { PageControls } from '@tayyib/shared/parts/page';
import styles from './market.module.css';

interface Props {
  list: { total: number; page: number; pageSize: number };
  /** The message if the list is empty. */
  none: string;
  onTurn: (page: number) => void;
  children: ReactNode;
}

/** A list with its total and page controls. */
export function Paged({ list: { total, page, pageSize }, none, onTurn, children }: Props) {
  if (total === 0)
    return (
      <Empty drawing="search" description={none}>
        <Link to="/status">Which data is loaded, and since when</Link>
      </Empty>
    );
  return (
    <div className={styles.stack}>
      <p role="status" className={styles.small}>
        {formatCount(total)} in all
      </p>
      {children}
      {total > pageSize && <PageControls page={page} last={Math.ceil(total / pageSize)} onTurn={onTurn} />}
    </div>
  );
}
