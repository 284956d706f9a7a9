import type { ReactNode } from 'react';
import { toMessage } from '@tayyib/shared/errors';
import { Link } from '@tayyib/shared/router';
import { PageHeading } from '@tayyib/shared/ui';
import { Answered, type Query } from '@tayyib/shared/page-parts';
import { isNotFound } from '../../api/stocksApi';
import styles from '../market/market.module.css';

interface Props<EntryQuery extends Query> {
  query: EntryQuery;
  /** The heading until the name is loaded: `Mutual fund`. */
  kind: string;
  /** The list it belongs to. */
  list: { to: string; label: string };
  children: (data: NonNullable<EntryQuery['currentData']>) => ReactNode;
}

/** The details of a list entry, below a link back to the list. Distinguishes an unknown entry from a failed request. */
export function OneOfList<EntryQuery extends Query>({ query, kind, list, children }: Props<EntryQuery>) {
  const { currentData, error, isFetching } = query;
  const isLoaded = currentData !== undefined && currentData !== null;
  const isUnknown = !isLoaded && !isFetching && isNotFound(error);
  return (
    <>
      <p className={styles.back}>
        <Link to={list.to}>{list.label}</Link>
      </p>
      {isUnknown ? (
        <PageHeading
          title={`${kind} not found`}
          lead={`${toMessage(error)} Its link may be outdated: look for it under “${list.label}”.`}
        />
      ) : (
        <>
          {!isLoaded && <PageHeading title={kind} />}
          <Answered query={query} lines={10}>
            {children}
          </Answered>
        </>
      )}
    </>
  );
}
