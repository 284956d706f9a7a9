import { useId, useState, type FormEvent } from 'react';
import { scannerNameMaxLength } from '@tayyib/shared/alert-kinds';
import type { Scanner } from '@tayyib/shared/contracts';
import { CopyButton, Failure } from '@tayyib/shared/parts/page';
import { formatMoment } from '@tayyib/shared/values/format';
import { Alert, Button, Input } from '@tayyib/shared/sdk/ui';
import {
  useAddScannerMutation,
  usePauseScannerMutation,
  useRemoveScannerMutation,
  useReplaceScannerAddressMutation,
  useTestScannerMutation,
} from '../../api/alertsApi';
import styles from '../common/staff.module.css';

/** Scanners elsewhere, such as Chartink's, each with a secret address of ours. */
export function Scanners({ scanners }: { scanners: readonly Scanner[] }) {
  const id = useId();
  const [name, setName] = useState('');
  const [add, adding] = useAddScannerMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { data } = await add(name);
    if (data) setName('');
  };
  return (
    <section className={styles.section} aria-labelledby={`${id}-scanners`}>
      <h2 id={`${id}-scanners`}>Scanners</h2>
      <form className={styles.card} aria-label="Add a scanner" onSubmit={(event) => void submit(event)}>
        <label htmlFor={`${id}-name`}>Name</label>
        <Input
          id={`${id}-name`}
          value={name}
          required
          maxLength={scannerNameMaxLength}
          onChange={({ target }) => setName(target.value)}
        />
        <div className={styles.actions}>
          <Button type="primary" htmlType="submit" loading={adding.isLoading}>
            Add the scanner
          </Button>
        </div>
        {adding.error && <Failure error={adding.error} />}
        {adding.data && <SecretAddress address={adding.data.address} />}
      </form>
      {scanners.length === 0 && <p className={styles.hint}>There is no scanner yet.</p>}
      <ul className={styles.cards}>
        {scanners.map((scanner) => (
          <ScannerCard key={scanner.id} scanner={scanner} />
        ))}
      </ul>
    </section>
  );
}

function ScannerCard({ scanner: { id, name, isPaused, lastAt } }: { scanner: Scanner }) {
  const [replace, replaced] = useReplaceScannerAddressMutation();
  const [pause, paused] = usePauseScannerMutation();
  const [remove, removed] = useRemoveScannerMutation();
  const [test, tested] = useTestScannerMutation();
  const [sureOf, setSureOf] = useState<'replace' | 'remove' | null>(null);
  const error = replaced.error ?? paused.error ?? removed.error ?? tested.error;
  const confirm = (what: 'replace' | 'remove', act: () => unknown) => {
    setSureOf(sureOf === what ? null : what);
    if (sureOf === what) act();
  };
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.title}>{name}</h3>
        <span className={styles.state} data-tone={isPaused ? 'open' : 'good'}>
          {isPaused ? 'Paused' : 'On'}
        </span>
      </div>
      <p className={styles.hint}>
        {lastAt === null ? 'It has sent nothing yet.' : `Last message ${formatMoment(lastAt)}.`}
      </p>
      <div className={styles.actions}>
        <Button aria-label={`Test ${name}`} loading={tested.isLoading} onClick={() => void test(id)}>
          Test
        </Button>
        <Button
          aria-label={isPaused ? `Resume ${name}` : `Pause ${name}`}
          loading={paused.isLoading}
          onClick={() => void pause({ id, isPaused: !isPaused })}
        >
          {isPaused ? 'Resume' : 'Pause'}
        </Button>
        <Button
          aria-label={
            sureOf === 'replace' ? `Really replace the address of ${name}` : `New address for ${name}`
          }
          loading={replaced.isLoading}
          onClick={() => confirm('replace', () => replace(id))}
        >
          {sureOf === 'replace' ? 'Really? The old one ends' : 'New address'}
        </Button>
        <Button
          danger
          aria-label={sureOf === 'remove' ? `Really remove ${name}` : `Remove ${name}`}
          loading={removed.isLoading}
          onClick={() => confirm('remove', () => remove(id))}
        >
          {sureOf === 'remove' ? 'Really remove' : 'Remove'}
        </Button>
      </div>
      {tested.data && <Alert type="success" showIcon title="A test alert was sent to you alone." />}
      {replaced.data && <SecretAddress address={replaced.data.address} />}
      {error && <Failure error={error} />}
    </li>
  );
}

function SecretAddress({ address }: { address: string }) {
  return (
    <>
      <Alert
        type="info"
        showIcon
        title="Give this address to the scanner. It is shown only now."
        description={
          <>
            <code className={styles.hint}>{address}</code>
            <p className={styles.hint}>
              It accepts what Chartink posts: stocks, trigger_prices, scan_name, alert_name and triggered_at,
              as JSON or as a form. A message that is repeated on the same day is sent once.
            </p>
          </>
        }
      />
      <CopyButton text={address} of="the address" />
    </>
  );
}
