import { useEffect, useState } from 'react';
import { Failure } from '@tayyib/shared/parts/page';
import { Skeleton } from '@tayyib/shared/sdk/ui';
import { usePreviewCommunityPostMutation } from '../api/communityApi';
import styles from './ComposeForm.module.css';
import { PostBody, StockVerdicts } from './PostBody';

/** The server reads the Markdown; not after every key. */
const pauseMs = 500;

/** How a text will look, as the server reads it. */
export function PostPreview({ text, names }: { text: string; names: readonly string[] }) {
  const [preview, { data, error }] = usePreviewCommunityPostMutation();
  const [isFirst, setIsFirst] = useState(true);
  useEffect(() => {
    const timer = setTimeout(
      () => {
        setIsFirst(false);
        void preview(text);
      },
      isFirst ? 0 : pauseMs,
    );
    return () => clearTimeout(timer);
  }, [text, isFirst, preview]);
  return (
    <section className={styles.preview} aria-label="Preview">
      {error && <Failure error={error} />}
      {!data && !error && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {data && (
        <StockVerdicts shown={data.blocks}>
          <PostBody blocks={data.blocks} names={names} />
        </StockVerdicts>
      )}
    </section>
  );
}
