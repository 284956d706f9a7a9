import { useState } from 'react';
import { useSaveMyStandardMutation } from '@tayyib/shared/sdk/api';
import type { StandardId, User } from '@tayyib/shared/contracts';
import { Failure } from '@tayyib/shared/parts/page';
import { standardIds, standardNames } from '@tayyib/shared/shariah';
import { ThemeFrame } from '@tayyib/shared/sdk/theme';
import { Button, Modal } from '@tayyib/shared/sdk/ui';
import { pageNonce } from '../theme/pageTheme';
import { useTheme } from '../theme/useTheme';
import styles from './StandardStep.module.css';
import { standardSummaries } from './standardSummaries';

const [byDefault] = standardIds;

/**
 * Asks once by which standard the pages judge. Skipping keeps our default, and stores that, so that it is not asked again on
 * another device.
 */
export default function StandardStep({ user, onClose }: { user: User; onClose: () => void }) {
  const { mode } = useTheme();
  const [save, { error, isLoading }] = useSaveMyStandardMutation();
  const [chosen, choose] = useState<StandardId>(byDefault);
  const skip = () => {
    void save({ user, standard: byDefault });
    onClose();
  };
  const footer = (
    <>
      <Button onClick={skip}>Skip</Button>
      <Button type="primary" loading={isLoading} onClick={() => void save({ user, standard: chosen })}>
        Judge by {standardNames[chosen]}
      </Button>
    </>
  );
  return (
    <ThemeFrame mode={mode} nonce={pageNonce()}>
      <Modal open title="Your standard" footer={footer} onCancel={skip}>
        <p className={styles.lead}>
          Scholars differ on how much debt and interest a halal company may have. Whose limits should your
          pages use? You can change this at any time in your profile.
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
    </ThemeFrame>
  );
}
