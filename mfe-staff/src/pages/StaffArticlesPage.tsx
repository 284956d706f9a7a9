import { PageHeading } from '@tayyib/shared/sdk/ui';
import { Link, useSearchParams } from '@tayyib/shared/sdk/router';
import { useGetStaffArticlesQuery } from '../api/articlesApi';
import { ArticleEditor } from '../components/articles/ArticleEditor';
import { ArticlesTable } from '../components/articles/ArticlesTable';
import { QueryState } from '../components/common/QueryState';
import { newArticle } from '../domain/articleLabels';
import styles from '../components/common/staff.module.css';

/** The desk for articles: every article, and at `?article=` the form of one. */
export default function StaffArticlesPage() {
  const query = useGetStaffArticlesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [search] = useSearchParams();
  const shown = search.get('article');
  return (
    <div className={styles.stack}>
      <PageHeading
        title="Articles"
        lead="The blog: written in Markdown, read by everybody once published. Every change is in the audit log."
      />
      <QueryState query={query} what="articles">
        {({ articles }) => {
          const article = articles.find(({ id }) => id === shown);
          if (article || shown === newArticle) return <ArticleEditor key={shown} article={article ?? null} />;
          return (
            <>
              <p>
                <Link to={`/staff/articles?article=${newArticle}`}>Write an article</Link>
              </p>
              <ArticlesTable articles={articles} />
            </>
          );
        }}
      </QueryState>
    </div>
  );
}
