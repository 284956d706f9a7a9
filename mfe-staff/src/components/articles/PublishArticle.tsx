import { useId, useState } from 'react';
import type { StaffArticle } from '@tayyib/shared/contracts';
import { Failure, useConfirm } from '@tayyib/shared/parts/page';
import { Button } from '@tayyib/shared/sdk/ui';
import { formatMoment } from '@tayyib/shared/values/format';
import { usePublishArticleMutation, useWithdrawArticleMutation } from '../../api/articlesApi';
import { indianMomentOf } from '../../domain/indianTime';
import styles from '../common/staff.module.css';

interface Props {
  article: StaffArticle;
  /** Whether the form has text that is not saved. */
  hasChanges: boolean;
}

/** When an article is public: now, at a time, or no longer. */
export function PublishArticle({ article: { id, title, slug, state, publishedAt }, hasChanges }: Props) {
  const fieldId = useId();
  const [time, setTime] = useState('');
  const [publish, publishing] = usePublishArticleMutation();
  const [withdraw, withdrawing] = useWithdrawArticleMutation();
  const confirm = useConfirm();
  const error = publishing.error ?? withdrawing.error;
  const isPublic = state === 'published' || state === 'scheduled';
  return (
    <section className={styles.card} aria-label="Publication">
      <p className={styles.hint}>
        {state === 'published' && publishedAt && (
          <>
            Public since {formatMoment(publishedAt)} at <a href={`/blog/${slug}`}>/blog/{slug}</a>.
          </>
        )}
        {state === 'scheduled' && publishedAt && <>It will be public on {formatMoment(publishedAt)}.</>}
        {state === 'draft' && 'Only staff see it.'}
        {state === 'withdrawn' && 'It was withdrawn: only staff see it.'}
      </p>
      {hasChanges && <p className={styles.hint}>Save your changes before you publish.</p>}
      {state !== 'published' && (
        <>
          <label htmlFor={fieldId}>Publish at (India), or leave empty for now</label>
          <input
            id={fieldId}
            type="datetime-local"
            value={time}
            onChange={({ target }) => setTime(target.value)}
          />
          <div className={styles.actions}>
            <Button
              type="primary"
              disabled={hasChanges}
              loading={publishing.isLoading}
              onClick={() => void publish({ id, at: time === '' ? null : indianMomentOf(time) })}
            >
              {time === '' ? 'Publish now' : 'Schedule'}
            </Button>
          </div>
        </>
      )}
      {isPublic && (
        <div className={styles.actions}>
          <Button
            danger
            loading={withdrawing.isLoading}
            onClick={() =>
              confirm({
                title: `Withdraw “${title}”?`,
                content: 'Its page, and links to it, then say that there is no such page.',
                action: 'Withdraw',
                onConfirm: () => withdraw(id),
              })
            }
          >
            Withdraw
          </Button>
        </div>
      )}
      {error && <Failure error={error} />}
    </section>
  );
}
