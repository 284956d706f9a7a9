import type { EditionEntry } from '@tayyib/shared/contracts';
import { formatDay, formatMoment } from '@tayyib/shared/values/format';
import { useConfirm } from '@tayyib/shared/parts/page';
import { Link } from '@tayyib/shared/sdk/router';
import { Button } from '@tayyib/shared/sdk/ui';
import { useRemoveDraftMutation } from '../../api/standardsApi';
import { ActionFailure } from '../common/QueryState';
import { StateTag } from '../common/StateTag';
import styles from '../common/staff.module.css';
import { editionAddress } from './standardsAddress';

/** One edition with its author, sources and actions. */
export function EditionCard({ entry }: { entry: EditionEntry }) {
  const { standard, edition, title, reviewer, sources, publishedAt, publishedBy, publishedFor } = entry;
  const [remove, { error, isLoading }] = useRemoveDraftMutation();
  const isDraft = publishedAt === null;
  const confirm = useConfirm();
  const askToRemove = () =>
    confirm({
      title: `Remove draft ${edition}?`,
      content: 'What was written in it is lost. This cannot be undone.',
      action: 'Remove',
      onConfirm: () => remove({ standard, edition }),
    });
  return (
    <li>
      <article className={styles.card} aria-label={`${title}, ${edition}`}>
        <div className={styles.head}>
          <div>
            <h3 className={styles.title}>{`${title}, ${edition}`}</h3>
            <p className={styles.hint}>
              {reviewer}.{' '}
              {isDraft
                ? `Drafted by ${entry.createdBy ?? 'the product'}, ${formatMoment(entry.createdAt)}.`
                : `Published by ${publishedBy ?? 'the product'}, ${formatMoment(publishedAt)}.`}
              {publishedFor && ` “${publishedFor}”`}
            </p>
          </div>
          {entry.current ? (
            <StateTag tone="good">In force</StateTag>
          ) : (
            <StateTag tone={isDraft ? 'open' : 'plain'}>{isDraft ? 'Draft' : 'Earlier'}</StateTag>
          )}
        </div>
        <details>
          <summary>{`Sources (${sources.length})`}</summary>
          <ul className={styles.sources}>
            {sources.map((source) => (
              <li key={source.address}>
                <a href={source.address}>{source.title}</a> ({source.standing}, read on{' '}
                {formatDay(source.readOn)})
              </li>
            ))}
          </ul>
        </details>
        <div className={styles.actions}>
          <Link to={editionAddress('edit', standard, edition)}>
            {isDraft ? `Edit ${edition}` : `New draft from ${edition}`}
          </Link>
          {isDraft && (
            <>
              <Link to={editionAddress('diff', standard, edition)}>See what it changes</Link>
              <Button loading={isLoading} onClick={askToRemove}>
                {`Remove draft ${edition}`}
              </Button>
            </>
          )}
        </div>
        <ActionFailure error={error} />
      </article>
    </li>
  );
}
