import { useEffect } from 'react';
import { ArticleBlocks } from '@tayyib/shared/parts/article';
import { Failure } from '@tayyib/shared/parts/page';
import { usePreviewLearningTextMutation } from '../../api/learningDeskApi';
import styles from '../common/staff.module.css';

/** How long a writer pauses before what is typed is previewed. */
const pauseMs = 500;

/** What readers would see of a text as it is typed. */
export function TextPreview({ text }: { text: string }) {
  const [preview, { data, error }] = usePreviewLearningTextMutation();
  useEffect(() => {
    const timer = setTimeout(() => void preview(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, preview]);
  return (
    <section className={styles.card} aria-label="Preview">
      {error && <Failure lead="The preview failed." error={error} />}
      {data && (
        <>
          <ArticleBlocks isCompact blocks={data.blocks} />
          <p className={styles.hint}>{data.minutes} min to read</p>
        </>
      )}
    </section>
  );
}
