import { indianDay } from '@tayyib/shared/values/calendar';
import type { EditionEntry, StandardData } from '@tayyib/shared/contracts';
import { useGetEditionQuery, useGetEditionsQuery } from '../../api/standardsApi';
import type { EditionName } from '../../api/standardsApi';
import { QueryState } from '../common/QueryState';
import { EditionForm } from './EditionForm';

/** The form for a draft, or for a new draft based on a published edition. */
export function OpenEdition({ name }: { name: EditionName }) {
  const edition = useGetEditionQuery(name, { refetchOnMountOrArgChange: true });
  const editions = useGetEditionsQuery();
  return (
    <QueryState query={edition} what="the edition">
      {(data) => (
        <QueryState query={editions} what="the edition">
          {(entries) => <EditionForm key={data.edition} edition={draftFrom(data, entries)} />}
        </QueryState>
      )}
    </QueryState>
  );
}

/** Drafts are edited in place. A published edition is immutable, so a new draft gets an unused name. */
function draftFrom(data: StandardData, entries: readonly EditionEntry[]): StandardData {
  const editions = entries.filter(({ standard }) => standard === data.id);
  if (editions.some(({ edition, publishedAt }) => edition === data.edition && publishedAt === null))
    return data;
  const isUsed = (name: string) => editions.some(({ edition }) => edition === name);
  const month = indianDay(new Date()).slice(0, 7);
  let name = month;
  for (let count = 2; isUsed(name); count++) name = `${month}-${count}`;
  return { ...data, edition: name };
}
