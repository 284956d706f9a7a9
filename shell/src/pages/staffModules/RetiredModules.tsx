import { useState } from 'react';
import type { StaffModule } from '@tayyib/shared/contracts';
import { formatMoment } from '@tayyib/shared/values/format';
import { Button } from '@tayyib/shared/sdk/ui';
import { ModuleHistory } from './ModuleHistory';
import styles from './staffModules.module.css';

/** The modules that are retired, with their history. */
export function RetiredModules({ modules }: { modules: StaffModule[] }) {
  return (
    <section className={styles.card} aria-labelledby="retired-modules">
      <h2 id="retired-modules">Retired modules</h2>
      <p className={styles.text}>
        Their addresses are free for others. Their names stay with their owners: a new version begins a module
        again.
      </p>
      <ul className={styles.history}>
        {modules.map((module) => (
          <RetiredModule key={module.id} module={module} />
        ))}
      </ul>
    </section>
  );
}

function RetiredModule({ module: { id, title, owners, retiredAt } }: { module: StaffModule }) {
  const [isOpen, setIsOpen] = useState(false);
  const names = owners.map(({ name }) => name).join(', ');
  return (
    <li>
      <strong>{title}</strong>
      <span className={styles.hint}>
        {id} · since {formatMoment(retiredAt ?? '')} · {names === '' ? 'nobody owns it' : `owned by ${names}`}
      </span>
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-label={`History of ${title}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Hide the history' : 'History'}
      </Button>
      {isOpen && <ModuleHistory id={id} />}
    </li>
  );
}
