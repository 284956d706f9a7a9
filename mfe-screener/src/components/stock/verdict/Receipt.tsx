import type { Verdict } from '@tayyib/shared/contracts';
import { standardNames } from '@tayyib/shared/shariah';
import { CopyButton } from '@tayyib/shared/parts/page';
import { Panel } from './Panel';
import styles from './Receipt.module.css';

/** The hash of a verdict's rules and inputs, and the file from which the verdict can be recomputed. */
export function Receipt({ isin, verdict: { standard, receipt } }: { isin: string; verdict: Verdict }) {
  const name = standardNames[standard.id];
  return (
    <Panel
      title="Receipt"
      isRare
      lead="A fingerprint of the rules and every figure used. With the file anyone can recompute the verdict."
    >
      <code className={styles.receipt}>{receipt}</code>
      <div className={styles.actions}>
        <a href={`/api/stocks/${isin}/receipt?standard=${standard.id}`} download>
          Download the {name} receipt
        </a>
        <CopyButton text={receipt} of={`the ${name} receipt`} />
      </div>
    </Panel>
  );
}
