import { splitMentions } from '../domain/mentions';
import styles from './PostCard.module.css';

/** The text of a post, as plain text, never as markup. Mentions of these names are emphasised. */
export function PostText({ text, names }: { text: string; names: readonly string[] }) {
  return (
    <p className={styles.text} dir="auto">
      {splitMentions(text, names).map((part, at) =>
        // the parts of a text have no other identity than their order
        part.isMention ? (
          <strong key={at} className={styles.mention}>
            {part.text}
          </strong>
        ) : (
          part.text
        ),
      )}
    </p>
  );
}
