import type { Verdict } from '@tayyib/shared/contracts';
import { CopyButton } from './CopyButton';
import { Panel } from './Panel';
import styles from './Receipts.module.css';

/** The fingerprint of each verdict's inputs, to be kept or compared. */
export function Receipts({ verdicts }: { verdicts: readonly Verdict[] }) {
  return (
    <Panel
      title="Receipts"
      lead="A fingerprint of the rules and every figure used. The same facts always give the same receipt."
    >
      <ul className={styles.receipts}>
        {verdicts.map(({ standard, receipt }) => (
          <li key={standard.id}>
            <strong>{standard.id}</strong>
            <code>{receipt}</code>
            <CopyButton text={receipt} label={`Copy the ${standard.id} receipt`} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
