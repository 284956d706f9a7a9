import { formatMoment } from '@tayyib/shared/values/format';
import { Link } from '@tayyib/shared/sdk/router';
import type { AccountChange, AdminPerson } from '@tayyib/shared/contracts';
import { useGetPersonQuery } from '../../api/peopleApi';
import {
  changeLabels,
  changeText,
  isClosed,
  nameOf,
  planTitle,
  rolesText,
  statusTitle,
} from '../../domain/accountLabels';
import { QueryState } from '../common/QueryState';
import { ScrollFrame } from '../common/ScrollFrame';
import { StateTag } from '../common/StateTag';
import styles from '../common/staff.module.css';
import { ChangeForm } from './ChangeForm';

/** One account: its facts, a form to change it, and its latest changes. */
export function PersonDetails({ id, back }: { id: string; back: string }) {
  const query = useGetPersonQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <QueryState query={query} what="the account">
      {({ person, changes }) => (
        <>
          <Link to={back}>Back to the search</Link>
          <PersonFacts person={person} />
          <ChangeForm key={person.id} person={person} />
          <ChangesOfPerson changes={changes} />
        </>
      )}
    </QueryState>
  );
}

function PersonFacts({ person }: { person: AdminPerson }) {
  const facts = {
    Email: person.email,
    Roles: rolesText(person),
    'Granted plan': planTitle(person.plan),
    'Member since': formatMoment(person.memberSince),
  };
  return (
    <section className={styles.card} aria-labelledby="person">
      <div className={styles.head}>
        <h2 id="person" className={styles.title}>
          {nameOf(person)}
        </h2>
        <StateTag tone={isClosed(person) ? 'bad' : 'plain'}>{statusTitle(person.status)}</StateTag>
      </div>
      <dl className={styles.facts}>
        {Object.entries(facts).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function ChangesOfPerson({ changes }: { changes: readonly AccountChange[] }) {
  return (
    <section className={styles.section} aria-labelledby="changes">
      <h2 id="changes">Changes</h2>
      {changes.length === 0 ? (
        <p className={styles.hint}>No administrator has changed this account.</p>
      ) : (
        <ScrollFrame label="Changes of this account">
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">When</th>
                <th scope="col">What</th>
                <th scope="col">Change</th>
                <th scope="col">By</th>
                <th scope="col">Reason</th>
              </tr>
            </thead>
            <tbody>
              {changes.map((change) => (
                <tr key={`${change.at} ${change.what} ${change.to}`}>
                  <td>{formatMoment(change.at)}</td>
                  <td>{changeLabels[change.what]}</td>
                  <td>{changeText(change)}</td>
                  <td>{change.by ?? 'the server'}</td>
                  <td>{change.why}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollFrame>
      )}
    </section>
  );
}
