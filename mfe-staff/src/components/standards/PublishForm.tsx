import { useState, type FormEvent } from 'react';
import { Failure } from '@tayyib/shared/parts/page';
import { formatCount } from '@tayyib/shared/values/format';
import { Link } from '@tayyib/shared/sdk/router';
import { standardNames } from '@tayyib/shared/shariah';
import { Alert, Button } from '@tayyib/shared/sdk/ui';
import { usePublishEditionMutation } from '../../api/standardsApi';
import type { EditionName } from '../../api/standardsApi';
import { CheckField, ProseField } from '../common/inputs';
import { FieldErrors, fieldErrorIn } from '../common/FieldErrors';
import styles from '../common/staff.module.css';
import { standardsAddress } from './standardsAddress';

/** Publishes a draft, with a signed reason and a confirmation. */
export function PublishForm({ name, changed }: { name: EditionName; changed: number }) {
  const [publish, { data, error, isLoading }] = usePublishEditionMutation();
  const [reason, setReason] = useState('');
  const [isConfirmed, setConfirmed] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void publish({ ...name, reason });
  };
  if (data)
    return (
      <Alert
        type="success"
        showIcon
        title={`${data.edition.edition} is in force. ${formatCount(data.verdictsAdded)} verdicts were added.`}
        description={<Link to={standardsAddress()}>All standards</Link>}
      />
    );
  return (
    <section className={styles.section} aria-labelledby="publish">
      <h2 id="publish">Publish</h2>
      <FieldErrors value={fieldErrorIn(error)}>
        <form className={styles.section} onSubmit={submit} noValidate>
          <ProseField
            path="reason"
            label="Reason, signed with your name"
            hint="It is stored with the edition and in the history of every verdict it changes"
            value={reason}
            onChange={setReason}
          />
          <CheckField
            label={`Every company will be judged by this edition of ${standardNames[name.standard]} from now on; ${formatCount(changed)} verdicts will change. A published edition cannot be changed.`}
            value={isConfirmed}
            onChange={setConfirmed}
          />
          {error && <Failure lead="It was not published." error={error} />}
          <div>
            <Button type="primary" htmlType="submit" disabled={!isConfirmed} loading={isLoading}>
              {`Sign and publish ${name.edition}`}
            </Button>
          </div>
        </form>
      </FieldErrors>
    </section>
  );
}
