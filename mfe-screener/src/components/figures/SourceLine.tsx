import type { FactSource } from '@tayyib/shared/contracts';
import { formatDay } from '@tayyib/shared/values/format';
import { documentAddress } from '../../domain/documentAddress';
import styles from './figures.module.css';

/** The source of figures, with a link if it has a URL. */
export function SourceLine({ source }: { source: FactSource | null }) {
  if (!source) return null;
  const { publisher, document, asOf } = source;
  return (
    <p className={styles.source}>
      Source: {publisher}, as of {formatDay(asOf)}. <SourceDocument document={document} />
    </p>
  );
}

/** The published file or page itself. */
function SourceDocument({ document }: { document: string }) {
  const address = documentAddress(document);
  if (address === null) return <span className={styles.document}>{document}</span>;
  return (
    <a href={address} target="_blank" rel="noreferrer" className={styles.document}>
      {document.split('/').at(-1) || document}
    </a>
  );
}

/** Who published it, as a link to the document itself where that has an address. The names of files are for nobody to read. */
export function PublishedBy({ source: { publisher, document } }: { source: FactSource }) {
  const address = documentAddress(document);
  if (address === null) return publisher;
  return (
    <a href={address} target="_blank" rel="noreferrer">
      {publisher}
    </a>
  );
}
