import { Link } from '@tayyib/shared/sdk/router';
import { HelpVote } from './HelpVote';
import styles from './help.module.css';
import { partsOf, titleOf, type HelpArticle } from './articles';

interface Props {
  articles: readonly HelpArticle[];
  /** The id of the article that is open at first. */
  opened: string | undefined;
}

/** Articles that open to their answers. */
export function HelpArticles({ articles, opened }: Props) {
  return articles.map((article) => {
    const isOpened = article.id === opened;
    return <Article key={`${article.id} ${isOpened}`} article={article} isOpened={isOpened} />;
  });
}

function Article({ article, isOpened }: { article: HelpArticle; isOpened: boolean }) {
  const { id, text, steps = [] } = article;
  return (
    <details id={id} className={styles.article} open={isOpened || undefined}>
      <summary>{titleOf(article)}</summary>
      <div className={styles.answer}>
        <p>
          <Text text={text} />
        </p>
        {steps.length > 0 && (
          <ol>
            {steps.map((step) => (
              <li key={step}>
                <Text text={step} />
              </li>
            ))}
          </ol>
        )}
        <HelpVote article={id} />
      </div>
    </details>
  );
}

const Text = ({ text }: { text: string }) =>
  partsOf(text).map((part) =>
    part.to === undefined ? (
      part.text
    ) : (
      <Link key={part.to} to={part.to}>
        {part.text}
      </Link>
    ),
  );
