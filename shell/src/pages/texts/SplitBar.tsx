import styles from './figures.module.css';

interface Part {
  label: string;
  /** As it is shown: `₹980`. */
  shown: string;
  size: number;
}

interface Props {
  caption: string;
  /** What stays, and what goes. */
  parts: readonly [Part, Part];
}

const width = 1000;

/** A whole that is divided in two, drawn to scale. */
export function SplitBar({ caption, parts: [first, second] }: Props) {
  const end = (first.size / (first.size + second.size)) * width;
  return (
    <figure className={styles.figure}>
      <svg className={styles.split} viewBox={`0 0 ${width} 24`} preserveAspectRatio="none" aria-hidden="true">
        <rect width={end} height="24" className={styles.first} />
        <rect x={end} width={width - end} height="24" className={styles.second} />
      </svg>
      <dl className={styles.parts}>
        <div>
          <dt>{first.label}</dt>
          <dd>{first.shown}</dd>
        </div>
        <div>
          <dt>{second.label}</dt>
          <dd>{second.shown}</dd>
        </div>
      </dl>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
