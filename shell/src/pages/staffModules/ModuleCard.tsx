import { useState } from 'react';
import type { StaffModule } from '@tayyib/shared/contracts';
import { Button } from '@tayyib/shared/sdk/ui';
import { Switch } from '@tayyib/shared/sdk/controls';
import { ActionDialog } from './ActionDialog';
import { AudienceDialog } from './AudienceDialog';
import { describeAudience } from './AudienceFields';
import { CanaryDialog } from './CanaryDialog';
import { ModuleHistory } from './ModuleHistory';
import { ModulePlots } from './ModulePlots';
import { ModuleOwners } from './ModuleOwners';
import styles from './staffModules.module.css';
import type { ModuleAction } from './useModuleChange';
import { VersionTable } from './VersionTable';

/** One module: its switch, its versions with their metrics, and the actions. */
export function ModuleCard({ module }: { module: StaffModule }) {
  const { id, title, enabled, stable, canary, previous, audience, owners } = module;
  const [pending, setPending] = useState<ModuleAction | null>(null);
  const [canaryOf, setCanaryOf] = useState<string | null>(null);
  const [isAudienceOpen, setIsAudienceOpen] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [showsOwners, setShowsOwners] = useState(false);
  const heading = `module-${id}`;
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <header className={styles.head}>
        <div>
          <h2 id={heading}>{title}</h2>
          <p className={styles.hint}>
            {id} · for {describeAudience(audience)}
            {owners.length > 0 && ` · owned by ${owners.map(({ name }) => name).join(', ')}`}
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
        onReplace={(version) => setPending({ kind: 'replace', version })}
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
        {!enabled && (
          <Button danger onClick={() => setPending({ kind: 'retire' })}>
            Retire
          </Button>
        )}
        <Button aria-expanded={showsOwners} onClick={() => setShowsOwners(!showsOwners)}>
          {showsOwners ? 'Hide owners and tokens' : 'Owners and tokens'}
        </Button>
        <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Hide charts and history' : 'Charts and history'}
        </Button>
      </div>
      {showsOwners && <ModuleOwners module={module} />}
      {isOpen && (
        <>
          <ModulePlots id={id} />
          <ModuleHistory id={id} />
        </>
      )}
      {pending && <ActionDialog module={module} action={pending} onClose={() => setPending(null)} />}
      {isAudienceOpen && <AudienceDialog module={module} onClose={() => setIsAudienceOpen(false)} />}
      {canaryOf !== null && (
        <CanaryDialog module={module} version={canaryOf} onClose={() => setCanaryOf(null)} />
      )}
    </section>
  );
}
