import type { ReactNode } from 'react';
import { PageControls } from '@tayyib/shared/parts/page';
import { useNavigate } from '@tayyib/shared/sdk/router';
import { ScrollFrame } from '../common/ScrollFrame';
import styles from '../common/staff.module.css';

interface Props {
  label: string;
  caption: string;
  columns: readonly { title: string; isFigure?: boolean }[];
  /** The rows of this page. */
  children: ReactNode;
  page: number;
  pageSize: number;
  total: number;
  addressOf: (page: number) => string;
}

/** A table with its pages; the URL says which one is shown. */
export function PagedTable({ label, caption, columns, children, page, pageSize, total, addressOf }: Props) {
  const navigate = useNavigate();
  return (
    <>
      <ScrollFrame label={label}>
        <table className={styles.table}>
          <caption className={styles.caption}>{caption}</caption>
          <thead>
            <tr>
              {columns.map(({ title, isFigure }) => (
                <th key={title} scope="col" className={isFigure ? styles.figure : undefined}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </ScrollFrame>
      {total > pageSize && (
        <PageControls
          page={page}
          last={Math.ceil(total / pageSize)}
          onTurn={(next) => void navigate(addressOf(next))}
        />
      )}
    </>
  );
}
