import { useState, type FormEvent } from 'react';
import { productName } from '@tayyib/shared/brand';
import type { ArticleBody, StaffArticle } from '@tayyib/shared/contracts';
import { Failure } from '@tayyib/shared/parts/page';
import { Link, useNavigate } from '@tayyib/shared/sdk/router';
import { Alert, Button } from '@tayyib/shared/sdk/ui';
import { useAddArticleMutation, useChangeArticleMutation } from '../../api/articlesApi';
import { slugOf, stateLabels, stateTones } from '../../domain/articleLabels';
import styles from '../common/staff.module.css';
import { ArticleFields } from './ArticleFields';
import { ArticlePreview } from './ArticlePreview';
import { PublishArticle } from './PublishArticle';

const blank: ArticleBody = { slug: '', title: '', summary: '', authors: [productName], body: '' };

/** Writes one article, stored or new; what is typed is saved only by its button. */
export function ArticleEditor({ article }: { article: StaffArticle | null }) {
  const [draft, setDraft] = useState<ArticleBody>(() => (article ? textOf(article) : blank));
  const [isPreviewed, setPreviewed] = useState(false);
  const [add, adding] = useAddArticleMutation();
  const [change, changing] = useChangeArticleMutation();
  const navigate = useNavigate();
  const error = adding.error ?? changing.error;
  const isChanged = article === null || JSON.stringify(draft) !== JSON.stringify(textOf(article));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = { ...draft, slug: draft.slug === '' ? slugOf(draft.title) : draft.slug };
    if (article) {
      await change({ id: article.id, change: { ...body, version: article.version } });
      return;
    }
    const { data } = await add(body);
    if (data) await navigate(`/staff/articles?article=${data.id}`, { replace: true });
  };
  return (
    <section className={styles.section} aria-label="Article">
      <div className={styles.head}>
        <Link to="/staff/articles">All articles</Link>
        {article && (
          <span className={styles.state} data-tone={stateTones[article.state]}>
            {stateLabels[article.state]}
          </span>
        )}
      </div>
      <form className={styles.card} aria-label="Text of the article" onSubmit={(event) => void submit(event)}>
        <ArticleFields draft={draft} onChange={setDraft} error={error} />
        {error && <Failure lead="It was not saved." error={error} />}
        {changing.data && !error && !isChanged && <Alert type="success" showIcon title="Saved." />}
        <div className={styles.actions}>
          <Button
            type="primary"
            htmlType="submit"
            disabled={!isChanged}
            loading={adding.isLoading || changing.isLoading}
          >
            {article ? 'Save' : 'Save as a draft'}
          </Button>
          <Button aria-expanded={isPreviewed} onClick={() => setPreviewed(!isPreviewed)}>
            {isPreviewed ? 'Close the preview' : 'Preview'}
          </Button>
        </div>
      </form>
      {isPreviewed && <ArticlePreview draft={draft} />}
      {article && <PublishArticle article={article} hasChanges={isChanged} />}
    </section>
  );
}

const textOf = ({ slug, title, summary, authors, body }: StaffArticle): ArticleBody => ({
  slug,
  title,
  summary,
  authors,
  body,
});
