import { articlesFeedPath } from '@tayyib/shared/public-pages';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { Link } from '@tayyib/shared/sdk/router';
import { ActionButton } from '../../controls/actions';
import { LoadingPage } from '../../outlets/LoadingPage';
import { Byline } from './Byline';
import { useGetArticlesQuery } from './articlesApi';
import styles from './Blog.module.css';

const guides: readonly (readonly [to: string, title: string])[] = [
  ['/ShariahCompliantInvesting', 'Shariah compliant investing'],
  ['/ScreeningCriteriapage', 'Screening criteria in short'],
  ['/Financial_Screening_Parameters', 'The limits of seven standards'],
  ['/Purification', 'Purification'],
  ['/Top5Benefits', 'Top 5 benefits'],
];

/** The published articles, newest first. */
export default function BlogPage() {
  const { data, error, isFetching, refetch } = useGetArticlesQuery();
  return (
    <div className={styles.list}>
      <h1>Blog</h1>
      <p className={styles.lead}>
        Halal investing worked through with the filed figures of Indian companies, each with its source.
      </p>
      {error ? (
        <div role="alert">
          <p>{toMessage(error)}</p>
          <ActionButton disabled={isFetching} onClick={() => void refetch()}>
            Try again
          </ActionButton>
        </div>
      ) : data === undefined ? (
        <LoadingPage />
      ) : data.articles.length === 0 ? (
        <p>There is no article yet.</p>
      ) : (
        <ul className={styles.cards}>
          {data.articles.map((article) => (
            <li key={article.slug} className={styles.card}>
              <h2>
                <Link to={`/blog/${article.slug}`}>{article.title}</Link>
              </h2>
              <p>{article.summary}</p>
              <Byline article={article} />
            </li>
          ))}
        </ul>
      )}
      <nav aria-labelledby="guides" className={styles.guides}>
        <h2 id="guides">Guides</h2>
        <ul>
          {guides.map(([to, title]) => (
            <li key={to}>
              <Link to={to}>{title}</Link>
            </li>
          ))}
        </ul>
        <p>
          <a href={articlesFeedPath}>Follow the blog by its feed</a>
        </p>
      </nav>
    </div>
  );
}
