import { useEffect } from 'react';
import type { ArticleBody } from '@tayyib/shared/contracts';
import { ArticleBlocks } from '@tayyib/shared/parts/article';
import { Failure } from '@tayyib/shared/parts/page';
import { usePreviewArticleMutation } from '../../api/articlesApi';
import styles from '../common/staff.module.css';

/** How long a writer pauses before what is typed is previewed. */
const pauseMs = 500;

/** What readers would see of the text as it is typed. */
export function ArticlePreview({ draft: { title, summary, body } }: { draft: ArticleBody }) {
  const [preview, { data, error }] = usePreviewArticleMutation();
  useEffect(() => {
    const timer = setTimeout(() => void preview(body), pauseMs);
    return () => clearTimeout(timer);
  }, [body, preview]);
  return (
    <section className={styles.card} aria-label="Preview">
      <h2 className={styles.title}>{title === '' ? 'Without a title' : title}</h2>
      <p className={styles.hint}>{summary}</p>
      {error && <Failure lead="The preview failed." error={error} />}
      {data && (
        <>
          <ArticleBlocks blocks={data.blocks} />
          <p className={styles.hint}>{data.minutes} min to read</p>
        </>
      )}
    </section>
  );
}
