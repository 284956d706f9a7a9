import { useId, useState, type FormEvent } from 'react';
import { Failure } from '@tayyib/shared/parts/page';
import { formatMoment } from '@tayyib/shared/values/format';
import { Button, Input } from '@tayyib/shared/sdk/ui';
import { CreatedLink } from './CreatedLink';
import { ReasonDialog } from './ReasonDialog';
import styles from './staffModules.module.css';
import { useFindModuleVisitMutation, useReplayModuleVisitMutation } from './staffModulesApi';

/** Long enough to look into one report. */
const replayHours = 2;

/** Looks up the versions of a support code, and creates a link that runs them in one browser. */
export function SupportCodes() {
  const [code, setCode] = useState('');
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const [find, found] = useFindModuleVisitMutation();
  const [replay, replaying] = useReplayModuleVisitMutation();
  const field = useId();
  const visit = found.data;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    replaying.reset();
    if (code.trim() !== '') void find(code.trim());
  };
  return (
    <section className={styles.card} aria-labelledby="support-codes">
      <h2 id="support-codes">Support code</h2>
      <form className={styles.line} onSubmit={submit}>
        <label htmlFor={field}>Code from the user</label>
        <Input id={field} value={code} autoComplete="off" onChange={(event) => setCode(event.target.value)} />
        <Button htmlType="submit" loading={found.isLoading}>
          Look it up
        </Button>
      </form>
      {found.error && <Failure error={found.error} />}
      {visit && (
        <>
          <p className={styles.text}>
            The visit of {formatMoment(visit.createdAt)} ran these versions; the code works until{' '}
            {formatMoment(visit.expiresAt)}.
          </p>
          <ul className={styles.history} aria-label="Versions of the visit">
            {visit.modules.map(({ id, version, isThere }) => (
              <li key={id}>
                <span>
                  {id} <code>{version}</code> {!isThere && <span className={styles.gone}>files gone</span>}
                </span>
              </li>
            ))}
          </ul>
          <Button type="primary" onClick={() => setIsDialogOpen(true)}>
            Replay it
          </Button>
        </>
      )}
      {replaying.data && <CreatedLink link={replaying.data.link} />}
      {isDialogOpen && visit && (
        <ReasonDialog
          title={`Replay ${visit.code}?`}
          text={`You get a link that runs these versions in one browser for ${replayHours} hours.`}
          confirm="Make the link"
          error={replaying.error}
          isSending={replaying.isLoading}
          onCancel={() => setIsDialogOpen(false)}
          onConfirm={async (why) => {
            const result = await replay({ code: visit.code, hours: replayHours, why });
            if (!result.error) setIsDialogOpen(false);
          }}
        />
      )}
    </section>
  );
}
