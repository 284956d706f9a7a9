import { useState } from 'react';
import type { Post } from '@tayyib/shared/contracts';
import { Answered } from '@tayyib/shared/parts/page';
import { Button, Modal } from '@tayyib/shared/sdk/ui';
import { useGetCommunityEditsQuery } from '../api/postsApi';
import { formatAgo } from '../domain/formatAgo';
import styles from './EditHistory.module.css';

/** Says that a post was edited, and shows what it said before. */
export function EditHistory({ post, now }: { post: Post; now: number }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button type="link" size="small" className={styles.open} onClick={() => setIsOpen(true)}>
        edited {formatAgo(post.editedAt ?? post.createdAt, now)}
      </Button>
      <Modal open={isOpen} title="What it said before" footer={null} onCancel={() => setIsOpen(false)}>
        {isOpen && <Edits id={post.id} now={now} />}
      </Modal>
    </>
  );
}

function Edits({ id, now }: { id: string; now: number }) {
  return (
    <Answered query={useGetCommunityEditsQuery(id)} lines={4}>
      {({ edits }) => (
        <ol className={styles.edits}>
          {edits.map(({ title, text, at }) => (
            <li key={at}>
              <p className={styles.until}>Until {formatAgo(at, now)}</p>
              {title !== null && <strong>{title}</strong>}
              <p className={styles.text} dir="auto">
                {text}
              </p>
            </li>
          ))}
        </ol>
      )}
    </Answered>
  );
}
