import styles from './PageSkeleton.module.css';

/** Blocks of each shape, in the order of the page; the style sheet has their sizes. */
const blocks = { table: 11, cards: 6, stock: 7, chart: 2 } as const;

interface Props {
  shape: keyof typeof blocks;
  /** Whether the page says itself that it is loading. */
  isSilent?: boolean;
}

/** The placeholder of a page or a part in its own shape, so that nothing moves when the data arrives. */
export function PageSkeleton({ shape, isSilent = false }: Props) {
  const status = isSilent ? {} : { role: 'status', 'aria-label': 'Loading, please wait...' };
  return (
    <div {...status}>
      <div className={styles[shape]} aria-hidden="true">
        {Array.from({ length: blocks[shape] }, (_, at) => (
          <span key={at} />
        ))}
      </div>
    </div>
  );
}
