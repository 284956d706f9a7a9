import type { ReactNode } from 'react';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { Link } from '@tayyib/shared/sdk/router';
import { PageHeading } from '@tayyib/shared/sdk/ui';
import { Answered, type Query } from '@tayyib/shared/parts/page';
import { isNotFound } from '../../api/stocksApi';
import styles from '../market/market.module.css';

interface Props<EntryQuery extends Query> {
  query: EntryQuery;
  /** The heading until the name is loaded: `Mutual fund`. */
  kind: string;
  /** The list it belongs to. */
  list: { to: string; label: string };
  /** That list, fetched where the entry is unknown. */
  whole: { currentData?: { total: number } | undefined; isFetching: boolean };
  /** The message if nothing is on file. */
  empty: string;
  children: (data: NonNullable<EntryQuery['currentData']>) => ReactNode;
}

/**
 * The details of a list entry, below a link back to the list. Distinguishes an unknown entry, an empty list and a failed
 * request.
 */
export function OneOfList<EntryQuery extends Query>(props: Props<EntryQuery>) {
  const { query, kind, list, whole, empty, children } = props;
  const { currentData, error, isFetching } = query;
  const isLoaded = currentData !== undefined && currentData !== null;
  const isPending = isFetching || whole.isFetching;
  const isUnknown = !isLoaded && !isPending && isNotFound(error);
  return (
    <>
      <p className={styles.back}>
        <Link to={list.to}>{list.label}</Link>
      </p>
      {isUnknown ? (
        <PageHeading
          title={`${kind} not found`}
          lead={
            whole.currentData?.total === 0
              ? empty
              : `${toMessage(error)} Its link may be outdated: look for it under “${list.label}”.`
          }
        />
      ) : (
        <>
          {!isLoaded && <PageHeading title={kind} />}
          <Answered query={{ ...query, isFetching: isPending }} lines={10}>
            {children}
          </Answered>
        </>
      )}
    </>
  );
}
