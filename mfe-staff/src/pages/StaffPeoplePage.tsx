import { useNavigate, useSearchParams } from '@tayyib/shared/sdk/router';
import { PageHeading } from '@tayyib/shared/sdk/ui';
import { PeopleSearch } from '../components/people/PeopleSearch';
import { PersonDetails } from '../components/people/PersonDetails';
import { peopleAddress } from '../domain/addresses';
import styles from '../components/common/staff.module.css';

/** Accounts: finding one, and changing its roles, status and plan. */
export default function StaffPeoplePage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const text = search.get('q') ?? '';
  const person = search.get('person');
  return (
    <div className={styles.stack}>
      <PageHeading
        title="People"
        lead="Every change needs a reason, takes effect at once and is stored with your name."
      />
      {person === null ? (
        <PeopleSearch key={text} text={text} onSearch={(typed) => void navigate(peopleAddress(typed))} />
      ) : (
        <PersonDetails id={person} back={peopleAddress(text)} />
      )}
    </div>
  );
}
