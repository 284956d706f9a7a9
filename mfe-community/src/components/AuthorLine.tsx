import type { PostAuthor } from '@tayyib/shared/contracts';
import { formatMoment, initialsOf } from '@tayyib/shared/values/format';
import { Icon, UserStatusBadge } from '@tayyib/shared/sdk/ui';
import styles from './PostCard.module.css';

/** The initials of a member, beside their name. */
export const Face = ({ name }: { name: string }) => (
  <span className={styles.face} aria-hidden="true">
    {initialsOf(name)}
  </span>
);

interface Props {
  /** Of the name, for what it labels. */
  id?: string;
  author: PostAuthor;
  isOwn?: boolean;
}

/** Who wrote something: the name with the marks of the account. The mark of a scholar comes from its role, never from a name. */
export function AuthorLine({ id, author, isOwn = false }: Props) {
  return (
    <span className={styles.author}>
      <strong id={id} className={styles.name}>
        {author.name}
        {isOwn && <span className={styles.you}> (you)</span>}
      </strong>
      <UserStatusBadge status={author.status} />
      {author.isScholar && (
        <span className={styles.scholar}>
          <Icon name="safety" /> Scholar
        </span>
      )}
    </span>
  );
}

/** How long ago something was, with its moment for who hovers. */
export const Ago = ({ at, ago }: { at: string; ago: string }) => (
  <time dateTime={at} title={`${formatMoment(at)} in India`}>
    {ago}
  </time>
);
