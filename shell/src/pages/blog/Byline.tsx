import type { ArticleSummary } from '@tayyib/shared/contracts';
import { formatDay } from '@tayyib/shared/values/format';
import { indianDay } from '@tayyib/shared/values/calendar';
import styles from './Blog.module.css';

const list = new Intl.ListFormat('en-IN');
const dayOf = (moment: string) => indianDay(new Date(moment));

/** Who wrote an article, when, and how long it is. */
export function Byline({ article }: { article: ArticleSummary }) {
  const { authors, publishedAt, changedAt, minutes } = article;
  const published = dayOf(publishedAt);
  const changed = changedAt === null ? published : dayOf(changedAt);
  return (
    <p className={styles.byline}>
      <span>By {list.format(authors)}</span>
      <time dateTime={published}>{formatDay(published)}</time>
      {changed !== published && (
        <span>
          changed <time dateTime={changed}>{formatDay(changed)}</time>
        </span>
      )}
      <span>{minutes === 1 ? '1 minute' : `${minutes} minutes`}</span>
    </p>
  );
}
