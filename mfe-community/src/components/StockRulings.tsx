import { ArticleBlocks } from '@tayyib/shared/parts/article';
import { Link } from '@tayyib/shared/sdk/router';
import { useGetCommunityRulingsQuery } from '../api/postsApi';
import { AuthorLine } from './AuthorLine';
import { RulingMark } from './RulingMark';
import styles from './StockThreads.module.css';

/** The rulings of scholars on a stock; nothing where there are none, or they cannot be read. */
export function StockRulings({ isin }: { isin: string }) {
  const { data } = useGetCommunityRulingsQuery(isin);
  return data?.rulings.map(({ id, thread, author, blocks, ruledAt }) => (
    <article key={id} className={styles.ruling} aria-label={`Ruling of ${author.name}`}>
      <p className={styles.by}>
        <AuthorLine author={author} />
        {ruledAt !== null && <RulingMark at={ruledAt} />}
      </p>
      <ArticleBlocks isCompact blocks={blocks} />
      <Link to={thread === null ? `/community?post=${id}` : `/community?post=${thread}&reply=${id}`}>
        Read it in its thread
      </Link>
    </article>
  ));
}
