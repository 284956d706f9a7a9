import { useState } from 'react';
import type { StandardId } from '@tayyib/shared/contracts';
import { Failure } from '@tayyib/shared/parts/page';
import { Link } from '@tayyib/shared/sdk/router';
import { Alert, Button, Modal } from '@tayyib/shared/sdk/ui';
import { Radio } from '@tayyib/shared/sdk/controls';
import { dueRequests, type OpenChoice } from '../../domain/ledger/dueRequests';
import type { HoldingResult } from '../../domain/purification/purify';
import { methods, type MethodId } from '../../domain/purification/sources';
import { useLedger } from '../../state/useLedger';
import { inRupees } from '@tayyib/shared/values/amounts';
import { LedgerGuard } from './LedgerGuard';
import styles from './AddToLedger.module.css';

interface Props {
  results: readonly HoldingResult[];
  method: MethodId;
  standard: StandardId;
  day: string;
  /** Whether the figures are not there yet, or failed to load. */
  isDisabled: boolean;
}

const choices: { value: OpenChoice; label: string }[] = [
  { value: 'estimate', label: 'Add their estimates' },
  { value: 'most', label: 'Add the highest that they can be' },
  { value: 'nothing', label: 'Leave them out' },
];

/** Enters what the calculator says is due in the ledger. Entered again, only what changed is added. */
export function AddToLedger(props: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button type="primary" disabled={props.isDisabled} onClick={() => setIsOpen(true)}>
        Add to ledger
      </Button>
      <Link to="/purification-ledger">Open the ledger</Link>
      <Modal
        title="Add to ledger"
        open={isOpen}
        footer={null}
        destroyOnHidden
        onCancel={() => setIsOpen(false)}
      >
        <Entries {...props} />
      </Modal>
    </>
  );
}

function Entries({ results, method, standard, day }: Props) {
  const ledger = useLedger();
  const [open, setOpen] = useState<OpenChoice>('estimate');
  const [isWorking, setIsWorking] = useState(false);
  const [outcome, setOutcome] = useState<{ failure: string | null } | null>(null);
  const { dues, openCount } = dueRequests(results, { method, standard, day, open });
  const isExact = dueRequests(results, { method, standard, day, open: 'nothing' }).openCount === 0;
  const sum = dues.reduce((paise, { duePaise }) => paise + duePaise, 0);
  const add = async () => {
    setIsWorking(true);
    const failure = await ledger.addDues(dues);
    setIsWorking(false);
    setOutcome({ failure });
  };
  return (
    <LedgerGuard ledger={ledger}>
      <p>
        {methods[method].title}: <strong>{inRupees(sum)}</strong>, one due for each company and year that has
        ended. What is in the ledger already stays; if an amount changed, the difference is added as a
        correction.
      </p>
      {!isExact && (
        <fieldset className={styles.choice}>
          <legend>Amounts that are not known exactly</legend>
          <Radio.Group
            vertical
            value={open}
            onChange={({ target }) => {
              const chosen = choices.find(({ value }) => value === target.value);
              if (chosen) setOpen(chosen.value);
            }}
            options={choices}
          />
        </fieldset>
      )}
      {openCount > 0 && (
        <p>
          {openCount} {openCount === 1 ? 'amount is' : 'amounts are'} not known and not added.
        </p>
      )}
      {outcome?.failure != null && <Failure message={outcome.failure} />}
      {outcome?.failure === null && (
        <Alert
          role="status"
          type="success"
          title={
            <>
              The ledger is up to date. <Link to="/purification-ledger">Open the ledger</Link>
            </>
          }
        />
      )}
      <p>
        <Button
          type="primary"
          loading={isWorking}
          disabled={dues.length === 0}
          onClick={() => void add()}
        >{`Add ${dues.length} ${dues.length === 1 ? 'due' : 'dues'}`}</Button>
      </p>
    </LedgerGuard>
  );
}
