import { Button, Icon } from '@tayyib/shared/sdk/ui';
import { partNames, partTitles, type PartName } from '../../../domain/zakat/parts';
import styles from './PartChips.module.css';

interface Props {
  chosen: readonly PartName[];
  onToggle: (part: PartName) => void;
}

/** The question with which the calculator begins: each kind that is owned opens its part of the form. */
export function PartChips({ chosen, onToggle }: Props) {
  return (
    <fieldset className={styles.parts}>
      <legend>What do you own?</legend>
      <div className={styles.chips}>
        {partNames.map((part) => {
          const isChosen = chosen.includes(part);
          return (
            <Button
              key={part}
              shape="round"
              type={isChosen ? 'primary' : 'default'}
              icon={<Icon name={isChosen ? 'check' : 'plus'} />}
              aria-pressed={isChosen}
              onClick={() => onToggle(part)}
            >
              {partTitles[part]}
            </Button>
          );
        })}
      </div>
    </fieldset>
  );
}
