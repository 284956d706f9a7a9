import { useState } from 'react';
import type { OverrideTarget, StaffModule } from '@tayyib/shared/contracts';
import { formatMoment } from '@tayyib/shared/values/format';
import { Failure, useConfirm } from '@tayyib/shared/parts/page';
import { Button, Input } from '@tayyib/shared/sdk/ui';
import { Select } from '@tayyib/shared/sdk/selects';
import { CreatedLink } from './CreatedLink';
import { ReasonDialog } from './ReasonDialog';
import styles from './staffModules.module.css';
import {
  useGetModuleLinksQuery,
  useMakeModuleLinkMutation,
  useWithdrawModuleLinkMutation,
} from './staffModulesApi';

/** A working day. */
const linkHours = 8;

/** Creates links that run one exact version in one browser, and lists the open ones. */
export function TesterLinks({ modules }: { modules: StaffModule[] }) {
  const { data, error } = useGetModuleLinksQuery();
  const [make, making] = useMakeModuleLinkMutation();
  const [withdraw, withdrawing] = useWithdrawModuleLinkMutation();
  const confirm = useConfirm();
  const askToWithdraw = ({ id: link, createdBy }: { id: string; createdBy: string }) =>
    confirm({
      title: `Withdraw the link by ${createdBy}?`,
      content: 'The version stops in the browsers that opened it. The link cannot be restored.',
      action: 'Withdraw',
      onConfirm: () => withdraw(link),
    });
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const [id, setId] = useState(modules[0]?.id ?? '');
  const [version, setVersion] = useState<string | null>(null);
  const [base, setBase] = useState('');
  const module = modules.find((each) => each.id === id);
  const chosen = version ?? module?.versions[0]?.version ?? '';
  const wish: OverrideTarget = base.trim() === '' ? { id, version: chosen } : { id, base: base.trim() };
  const problem = error ?? withdrawing.error;
  return (
    <section className={styles.card} aria-labelledby="tester-links">
      <h2 id="tester-links">Links for testers</h2>
      <p className={styles.text}>
        A link runs one version for {linkHours} hours, only in the browser that opens it, with a banner that
        says so.
      </p>
      <Button type="primary" onClick={() => setIsDialogOpen(true)}>
        Make a link
      </Button>
      {making.data && <CreatedLink link={making.data.link} />}
      {problem && <Failure error={problem} />}
      <ul className={styles.history} aria-label="Open links">
        {data?.overrides.map((link) => (
          <li key={link.id}>
            <strong>{link.modules.map((each) => `${each.id} ${each.version}`).join(', ')}</strong>
            <span className={styles.hint}>
              by {link.createdBy} until {formatMoment(link.expiresAt)}: {link.why}
            </span>
            <Button size="small" onClick={() => askToWithdraw(link)}>
              Withdraw
            </Button>
          </li>
        ))}
      </ul>
      {isDialogOpen && (
        <ReasonDialog
          title="Make a link for a tester"
          confirm="Make the link"
          error={making.error}
          isSending={making.isLoading}
          onCancel={() => setIsDialogOpen(false)}
          onConfirm={async (why) => {
            const result = await make({ modules: [wish], hours: linkHours, why });
            if (!result.error) setIsDialogOpen(false);
          }}
        >
          <Select
            aria-label="Module"
            value={id}
            options={modules.map((each) => ({ value: each.id, label: each.title }))}
            onChange={(next) => {
              setId(next);
              setVersion(null);
            }}
          />
          <Select
            aria-label="Version"
            value={chosen}
            disabled={base.trim() !== ''}
            options={module?.versions.map((each) => ({ value: each.version, label: each.version })) ?? []}
            onChange={setVersion}
          />
          <label htmlFor="candidate-folder">Or the folder of a candidate, on an allowed origin</label>
          <Input
            id="candidate-folder"
            value={base}
            placeholder="https://"
            onChange={(event) => setBase(event.target.value)}
          />
        </ReasonDialog>
      )}
    </section>
  );
}
