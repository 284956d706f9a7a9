import { indianDay } from '@tayyib/shared/calendar';
import type { EditionEntry, StandardData } from '@tayyib/shared/contracts';
import { useGetEditionQuery, useGetEditionsQuery } from '../../api/standardsApi';
import type { EditionName } from '../../api/standardsApi';
import { Outcome } from '../common/Outcome';
import { EditionForm } from './EditionForm';

/** The form over a draft, or over a new draft made from a published edition. */
export function OpenEdition({ name }: { name: EditionName }) {
  const edition = useGetEditionQuery(name, { refetchOnMountOrArgChange: true });
  const editions = useGetEditionsQuery();
  return (
    <Outcome query={edition} what="the edition">
      {(data) => (
        <Outcome query={editions} what="the edition">
          {(entries) => <EditionForm key={data.edition} edition={draftFrom(data, entries)} />}
        </Outcome>
      )}
    </Outcome>
  );
}

/** A draft is edited itself; what is published stays, so its draft gets a name that is free. */
function draftFrom(data: StandardData, entries: readonly EditionEntry[]): StandardData {
  const own = entries.filter(({ standard }) => standard === data.id);
  if (own.some(({ edition, publishedAt }) => edition === data.edition && publishedAt === null)) return data;
  const isTaken = (name: string) => own.some(({ edition }) => edition === name);
  const month = indianDay(new Date()).slice(0, 7);
  let name = month;
  for (let count = 2; isTaken(name); count++) name = `${month}-${count}`;
  return { ...data, edition: name };
}
