import { useState } from 'react';
import type { StaffModule } from '@tayyib/shared/contracts';
import { Button } from '@tayyib/shared/ui';
import { Switch } from '@tayyib/shared/ui-data';
import { AudienceDialog } from './AudienceDialog';
import { audienceInWords } from './audienceInWords';
import { CanaryDialog } from './CanaryDialog';
import { ModuleHistory } from './ModuleHistory';
import { ModulePlots } from './ModulePlots';
import { ReasonDialog } from './ReasonDialog';
import styles from './staffModules.module.css';
import { useModuleChange, type ModuleAction } from './useModuleChange';
import { VersionTable } from './VersionTable';

/** One module: its switch, its versions and their figures, and what can be done about them. */
export function ModuleCard({ module }: { module: StaffModule }) {
  const { id, title, enabled, stable, canary, previous, audience } = module;
  const [asked, setAsked] = useState<ModuleAction | null>(null);
  const [canaryOf, setCanaryOf] = useState<string | null>(null);
  const [isChoosingWhom, setIsChoosingWhom] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const change = useModuleChange(module);
  const close = () => {
    setAsked(null);
    change.reset();
  };
  const heading = `module-${id}`;
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <header className={styles.head}>
        <div>
          <h2 id={heading}>{title}</h2>
          <p className={styles.hint}>
            {id} · for {audienceInWords(audience)}
          </p>
        </div>
        <label className={styles.switch}>
          <span>{enabled ? 'On' : 'Off'}</span>
          <Switch
            checked={enabled}
            aria-label={`${title} is offered`}
            onChange={(isOn) => setAsked({ kind: isOn ? 'on' : 'off' })}
          />
        </label>
      </header>
      <p className={styles.now}>
        Everybody: <strong>{stable ?? 'none'}</strong>
        {canary && (
          <>
            {' '}
            <span className={styles.canary}>canary</span>
            <strong>{canary.version}</strong> for {canary.percent} % of {audienceInWords(canary.audience)}
          </>
        )}
      </p>
      <VersionTable
        module={module}
        onStable={(version) => setAsked({ kind: 'stable', version })}
        onCanary={setCanaryOf}
      />
      <div className={styles.actions}>
        {canary && (
          <>
            <Button onClick={() => setCanaryOf(canary.version)}>Change the canary</Button>
            <Button onClick={() => setAsked({ kind: 'end-canary' })}>End the canary</Button>
          </>
        )}
        <Button onClick={() => setIsChoosingWhom(true)}>Change who is offered it</Button>
        <Button danger disabled={previous === null} onClick={() => setAsked({ kind: 'roll-back' })}>
          {previous === null ? 'Nothing to roll back to' : `Roll back to ${previous}`}
        </Button>
        <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Hide plots and history' : 'Plots and history'}
        </Button>
      </div>
      {isOpen && (
        <>
          <ModulePlots id={id} />
          <ModuleHistory id={id} />
        </>
      )}
      {asked && (
        <ReasonDialog
          {...change.wordsOf(asked)}
          error={change.error}
          isSending={change.isSending}
          onCancel={close}
          onConfirm={async (why) => {
            if (await change.make(asked, why)) close();
          }}
        />
      )}
      {isChoosingWhom && <AudienceDialog module={module} onClose={() => setIsChoosingWhom(false)} />}
      {canaryOf !== null && (
        <CanaryDialog module={module} version={canaryOf} onClose={() => setCanaryOf(null)} />
      )}
    </section>
  );
}
