import { useState, type FormEvent } from 'react';
import { Link } from '@tayyib/shared/sdk/router';
import { Button } from '@tayyib/shared/sdk/ui';
import { useFindPeopleQuery } from '../../api/peopleApi';
import { isClosed, nameOf, planTitle, rolesText, statusTitle } from '../../domain/accountLabels';
import { personAddress } from '../../domain/addresses';
import { QueryState } from '../common/QueryState';
import { ScrollFrame } from '../common/ScrollFrame';
import { StateTag } from '../common/StateTag';
import { TextField } from '../common/inputs';
import styles from '../common/staff.module.css';

const minLetters = 2;

interface Props {
  /** The text of the last search; empty before the first. */
  text: string;
  onSearch: (text: string) => void;
}

/** Finds accounts by part of a name or an email. */
export function PeopleSearch({ text, onSearch }: Props) {
  const [typed, setTyped] = useState(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <>
      <form role="search" aria-label="Find an account" className={styles.section} onSubmit={submit}>
        <TextField
          path="q"
          label="Name or email"
          hint={`At least ${minLetters} letters, anywhere in the name or the email.`}
          value={typed}
          onChange={setTyped}
        />
        <div>
          <Button type="primary" htmlType="submit" disabled={typed.trim().length < minLetters}>
            Search
          </Button>
        </div>
      </form>
      {text.length >= minLetters && <FoundPeople text={text} />}
    </>
  );
}

function FoundPeople({ text }: { text: string }) {
  const query = useFindPeopleQuery(text, { refetchOnMountOrArgChange: true });
  return (
    <QueryState query={query} what="accounts">
      {({ people }) =>
        people.length === 0 ? (
          <p role="status">No account matches “{text}”. Try a part of the email address.</p>
        ) : (
          <ScrollFrame label="Accounts">
            <table className={styles.table}>
              <caption className={styles.caption}>Accounts that match, by email</caption>
              <thead>
                <tr>
                  <th scope="col">Name</th>
                  <th scope="col">Email</th>
                  <th scope="col">Status</th>
                  <th scope="col">Roles</th>
                  <th scope="col">Granted plan</th>
                </tr>
              </thead>
              <tbody>
                {people.map((person) => (
                  <tr key={person.id}>
                    <th scope="row">
                      <Link to={personAddress(person.id, text)}>{nameOf(person)}</Link>
                    </th>
                    <td>{person.email}</td>
                    <td>
                      <StateTag tone={isClosed(person) ? 'bad' : 'plain'}>
                        {statusTitle(person.status)}
                      </StateTag>
                    </td>
                    <td>{rolesText(person)}</td>
                    <td>{planTitle(person.plan)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollFrame>
        )
      }
    </QueryState>
  );
}
