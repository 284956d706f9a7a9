import { ArticleBlocks } from '@tayyib/shared/parts/article';
import type { Article } from '@tayyib/shared/contracts';
import { isProblem, toMessage } from '@tayyib/shared/sdk/errors';
import { usePageName } from '@tayyib/shared/sdk/modules';
import { Link, useParams } from '@tayyib/shared/sdk/router';
import { ActionButton } from '../../controls/actions';
import { LoadingPage } from '../../outlets/LoadingPage';
import { NotFoundPage } from '../../outlets/NotFoundPage';
import { Notice } from '../../outlets/Notice';
import { ReadNext } from '../texts/ReadNext';
import { ReadingPage } from '../texts/ReadingPage';
import { Byline } from './Byline';
import { useGetArticleQuery } from './articlesApi';

/** One article of the blog. */
export default function ArticlePage() {
  const { slug = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useGetArticleQuery(slug);
  usePageName(currentData?.title ?? null);
  if (currentData) return <ArticleText article={currentData} />;
  if (error === undefined) return <LoadingPage />;
  if (isProblem(error) && error.code === 'article-not-found') return <NotFoundPage />;
  return (
    <Notice
      isUrgent
      title="This article could not be loaded"
      actions={
        <ActionButton disabled={isFetching} onClick={() => void refetch()}>
          Try again
        </ActionButton>
      }
    >
      <p>{toMessage(error)}</p>
    </Notice>
  );
}

function ArticleText({ article }: { article: Article }) {
  const { title, summary, blocks, next } = article;
  const contents = blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 2
      ? [{ id: block.id, title: block.spans.map(({ text }) => text).join('') }]
      : [],
  );
  return (
    <ReadingPage
      title={title}
      lead={summary}
      above={<Link to="/blog">Blog</Link>}
      below={<Byline article={article} />}
      contents={contents}
    >
      <ArticleBlocks blocks={blocks} />
      {next.length > 0 && (
        <ReadNext links={next.map((other) => [`/blog/${other.slug}`, other.title] as const)} />
      )}
    </ReadingPage>
  );
}
