import styles from '../Chat.module.css';

const timeOfDay = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit' });

/** Who wrote a line of a chat, and when. */
export function ChatLineHead({ name, at }: { name: string; at: number }) {
  return (
    <span className={styles.who}>
      {name} <time dateTime={new Date(at).toISOString()}>{timeOfDay.format(at)}</time>
    </span>
  );
}
