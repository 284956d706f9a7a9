import type { StaffArticle } from '@tayyib/shared/contracts';
import { DataTable, type DataColumn } from '@tayyib/shared/parts/tables';
import { Link } from '@tayyib/shared/sdk/router';
import { formatMoment } from '@tayyib/shared/values/format';
import { stateLabels, stateTones } from '../../domain/articleLabels';
import styles from '../common/staff.module.css';

const columns: readonly DataColumn<StaffArticle>[] = [
  {
    title: 'Article',
    cell: ({ id, title }) => <Link to={`/staff/articles?article=${id}`}>{title}</Link>,
  },
  {
    title: 'State',
    cell: ({ state }) => (
      <span className={styles.state} data-tone={stateTones[state]}>
        {stateLabels[state]}
      </span>
    ),
  },
  { title: 'Authors', cell: ({ authors }) => authors.join(', ') },
  {
    title: 'Public from',
    cell: ({ publishedAt }) => (publishedAt === null ? '–' : formatMoment(publishedAt)),
  },
  {
    title: 'Changed',
    cell: ({ updatedAt, isShipped }) => (isShipped ? 'Came with the product' : formatMoment(updatedAt)),
  },
];

/** Every article, the last changed first. */
export function ArticlesTable({ articles }: { articles: readonly StaffArticle[] }) {
  if (articles.length === 0) return <p className={styles.hint}>Nothing is written yet.</p>;
  return (
    <DataTable
      hasCards
      caption="Articles, the last changed first"
      rows={articles}
      keyOf={({ id }) => id}
      columns={columns}
    />
  );
}
