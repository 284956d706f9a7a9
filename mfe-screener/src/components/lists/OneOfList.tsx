import type { ReactNode } from 'react';
import { toMessage } from '@tayyib/shared/errors';
import { Link } from '@tayyib/shared/router';
import { PageHeading } from '@tayyib/shared/ui';
import { Answered, type Query } from '@tayyib/shared/page-parts';
import { isNotFound } from '../../api/isNotFound';
import styles from '../market/market.module.css';

interface Props<Asked extends Query> {
  query: Asked;
  /** What it is, for as long as its name is not known: `Mutual fund`. */
  kind: string;
  /** The list it stands in. */
  list: { to: string; words: string };
  children: (data: NonNullable<Asked['currentData']>) => ReactNode;
}

/** One of a list in full, below the way back to the list. One that nobody knows is told apart from one that cannot be read. */
export function OneOfList<Asked extends Query>({ query, kind, list, children }: Props<Asked>) {
  const { currentData, error, isFetching } = query;
  const isKnown = currentData !== undefined && currentData !== null;
  const isUnknown = !isKnown && !isFetching && isNotFound(error);
  return (
    <>
      <p className={styles.back}>
        <Link to={list.to}>{list.words}</Link>
      </p>
      {isUnknown ? (
        <PageHeading
          title={`We do not know this ${kind.toLowerCase()}`}
          lead={`${toMessage(error)} Its address may be old: look for it in the list above.`}
        />
      ) : (
        <>
          {!isKnown && <PageHeading title={kind} />}
          <Answered query={query} lines={10}>
            {children}
          </Answered>
        </>
      )}
    </>
  );
}
