import { useState } from 'react';
import { useSaveMyStandardMutation } from '@tayyib/shared/sdk/api';
import type { StandardId, User } from '@tayyib/shared/contracts';
import { Failure } from '@tayyib/shared/parts/page';
import { standardIds, standardNames } from '@tayyib/shared/shariah';
import { Button, Modal } from '@tayyib/shared/sdk/ui';
import { standardSummaries } from '../../../domain/verdicts/standardSummaries';
import styles from './ChooseStandard.module.css';

const [byDefault] = standardIds;

interface Props {
  user: User;
  onClose: () => void;
  onChosen: (standard: StandardId) => void;
}

/** The choice of the standard that all pages of an account judge by. */
export function ChooseStandard({ user, onClose, onChosen }: Props) {
  const [save, { error, isLoading }] = useSaveMyStandardMutation();
  const [chosen, choose] = useState<StandardId>(user.standard ?? byDefault);
  const judge = async () => {
    const { data } = await save({ user, standard: chosen });
    if (data) onChosen(chosen);
  };
  const footer = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button type="primary" loading={isLoading} onClick={() => void judge()}>
        Judge by {standardNames[chosen]}
      </Button>
    </>
  );
  return (
    <Modal open title="Your standard" footer={footer} onCancel={onClose}>
      <p className={styles.lead}>
        Scholars differ on how much debt and interest a halal company may have. Whose limits should your pages
        use? You can change this at any time, here and in your profile.
      </p>
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>Judge stocks by</legend>
        {standardIds.map((id) => (
          <label key={id} className={styles.choice}>
            <input
              type="radio"
              name="standard"
              value={id}
              checked={id === chosen}
              onChange={() => choose(id)}
            />
            <span>
              <strong>{standardNames[id]}</strong>
              {id === byDefault && ' (our default)'}
              <small>{standardSummaries[id]}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {error && <Failure error={error} />}
    </Modal>
  );
}
