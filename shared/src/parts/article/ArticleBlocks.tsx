import { createContext, Fragment, use, type ReactNode } from 'react';
import type { ArticleBlock, ArticleSpan } from '@tayyib/shared/contracts';
import { Link } from '@tayyib/shared/sdk/router';
import { LimitBars } from './LimitBars';
import styles from './article.module.css';

interface Props {
  blocks: readonly ArticleBlock[];
  /** For one text of several on a page: in the size of the page, with headings that no link leads to. */
  isCompact?: boolean;
  /** Draws the words of a text that is neither a link nor code. */
  drawText?: (text: string) => ReactNode;
}

/** How a text is drawn. */
const Drawing = createContext<Omit<Props, 'blocks'>>({});

/** The text of an article. Its parts come from the server, which reads them from Markdown: there is no HTML in them. */
export function ArticleBlocks({ blocks, isCompact = false, drawText }: Props) {
  return (
    <Drawing value={{ isCompact, ...(drawText && { drawText }) }}>
      <div className={isCompact ? styles.compact : styles.blocks} dir={isCompact ? 'auto' : undefined}>
        {blocks.map((block, at) => (
          // the parts of an article never change their order
          <Block key={at} block={block} />
        ))}
      </div>
    </Drawing>
  );
}

function Block({ block }: { block: ArticleBlock }): ReactNode {
  const { isCompact } = use(Drawing);
  switch (block.kind) {
    case 'heading':
      if (isCompact)
        return (
          <h3>
            <Spans spans={block.spans} />
          </h3>
        );
      return block.level === 2 ? (
        <h2 id={block.id}>
          <Spans spans={block.spans} />
        </h2>
      ) : (
        <h3 id={block.id}>
          <Spans spans={block.spans} />
        </h3>
      );
    case 'paragraph':
      return (
        <p>
          <Spans spans={block.spans} />
        </p>
      );
    case 'list': {
      const items = block.items.map((spans, at) => (
        <li key={at}>
          <Spans spans={spans} />
        </li>
      ));
      return block.isOrdered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case 'note':
      return (
        <aside className={styles.note} aria-label="Note">
          {block.paragraphs.map((spans, at) => (
            <p key={at}>
              <Spans spans={spans} />
            </p>
          ))}
        </aside>
      );
    case 'picture':
      return (
        <figure className={styles.picture}>
          <img src={block.address} alt={block.alt} loading="lazy" decoding="async" />
        </figure>
      );
    case 'bars':
      return <LimitBars title={block.title} bars={block.bars} />;
    case 'table':
      return <Table table={block} />;
  }
}

function Table({ table: { head, rows, hasFigures } }: { table: Extract<ArticleBlock, { kind: 'table' }> }) {
  const classOf = (column: number) => (hasFigures[column] ? styles.figure : undefined);
  return (
    // on a phone a wide table is scrolled, by keys as well
    <div className={styles.frame} role="region" aria-label={nameOf(head)} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((spans, at) => (
              <th key={at} scope="col" className={classOf(at)}>
                <Spans spans={spans} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            <tr key={line}>
              {row.map((spans, at) =>
                at === 0 ? (
                  <th key={at} scope="row">
                    <Spans spans={spans} />
                  </th>
                ) : (
                  <td key={at} className={classOf(at)}>
                    <Spans spans={spans} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Spans({ spans }: { spans: readonly ArticleSpan[] }) {
  const { drawText } = use(Drawing);
  return spans.map((span, at) => <Fragment key={at}>{marked(span, drawText)}</Fragment>);
}

function marked(
  { text, isStrong, isEmphasized, isCode, href }: ArticleSpan,
  drawText: Props['drawText'] = (plain) => plain,
): ReactNode {
  let node: ReactNode = isCode ? <code>{text}</code> : href === undefined ? drawText(text) : text;
  if (isEmphasized) node = <em>{node}</em>;
  if (isStrong) node = <strong>{node}</strong>;
  return href === undefined ? node : linked(href, node);
}

/** A page of ours opens in place; links elsewhere give no recommendation and no access to this page. */
function linked(href: string, children: ReactNode): ReactNode {
  if (href.startsWith('/')) return <Link to={href}>{children}</Link>;
  if (href.startsWith('#')) return <a href={href}>{children}</a>;
  return (
    <a href={href} rel="nofollow noopener noreferrer">
      {children}
    </a>
  );
}

/** What its columns are called, by which it is distinguished from other tables of the article. */
const nameOf = (head: readonly (readonly { text: string }[])[]): string =>
  `Table: ${head.map((spans) => spans.map(({ text }) => text).join('')).join(', ')}`;
