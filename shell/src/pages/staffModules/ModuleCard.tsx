import { useState } from 'react';
import type { StaffModule } from '@tayyib/shared/contracts';
import { Button } from '@tayyib/shared/sdk/ui';
import { Switch } from '@tayyib/shared/sdk/controls';
import { AudienceDialog } from './AudienceDialog';
import { describeAudience } from './AudienceFields';
import { CanaryDialog } from './CanaryDialog';
import { ModuleHistory } from './ModuleHistory';
import { ModulePlots } from './ModulePlots';
import { ReasonDialog } from './ReasonDialog';
import styles from './staffModules.module.css';
import { useModuleChange, type ModuleAction } from './useModuleChange';
import { VersionTable } from './VersionTable';

/** One module: its switch, its versions with their metrics, and the actions. */
export function ModuleCard({ module }: { module: StaffModule }) {
  const { id, title, enabled, stable, canary, previous, audience } = module;
  const [pending, setPending] = useState<ModuleAction | null>(null);
  const [canaryOf, setCanaryOf] = useState<string | null>(null);
  const [isAudienceOpen, setIsAudienceOpen] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const change = useModuleChange(module);
  const close = () => {
    setPending(null);
    change.reset();
  };
  const heading = `module-${id}`;
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <header className={styles.head}>
        <div>
          <h2 id={heading}>{title}</h2>
          <p className={styles.hint}>
            {id} · for {describeAudience(audience)}
          </p>
        </div>
        <label className={styles.switch}>
          <span>{enabled ? 'On' : 'Off'}</span>
          <Switch
            checked={enabled}
            aria-label={`${title} is offered`}
            onChange={(isOn) => setPending({ kind: isOn ? 'on' : 'off' })}
          />
        </label>
      </header>
      <p className={styles.now}>
        Everybody: <strong>{stable ?? 'none'}</strong>
        {canary && (
          <>
            {' '}
            <span className={styles.canary}>canary</span>
            <strong>{canary.version}</strong> for {canary.percent}% of {describeAudience(canary.audience)}
          </>
        )}
      </p>
      <VersionTable
        module={module}
        onStable={(version) => setPending({ kind: 'stable', version })}
        onCanary={setCanaryOf}
      />
      <div className={styles.actions}>
        {canary && (
          <>
            <Button onClick={() => setCanaryOf(canary.version)}>Change the canary</Button>
            <Button onClick={() => setPending({ kind: 'end-canary' })}>End the canary</Button>
          </>
        )}
        <Button onClick={() => setIsAudienceOpen(true)}>Change the audience</Button>
        <Button danger disabled={previous === null} onClick={() => setPending({ kind: 'roll-back' })}>
          {previous === null ? 'Nothing to roll back to' : `Roll back to ${previous}`}
        </Button>
        <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Hide charts and history' : 'Charts and history'}
        </Button>
      </div>
      {isOpen && (
        <>
          <ModulePlots id={id} />
          <ModuleHistory id={id} />
        </>
      )}
      {pending && (
        <ReasonDialog
          {...change.textsOf(pending)}
          error={change.error}
          isSending={change.isSending}
          onCancel={close}
          onConfirm={async (why) => {
            if (await change.apply(pending, why)) close();
          }}
        />
      )}
      {isAudienceOpen && <AudienceDialog module={module} onClose={() => setIsAudienceOpen(false)} />}
      {canaryOf !== null && (
        <CanaryDialog module={module} version={canaryOf} onClose={() => setCanaryOf(null)} />
      )}
    </section>
  );
}
