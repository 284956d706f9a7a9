import { ActionButton } from '../../controls/actions';
import type { PlanAction } from './planAction';
import styles from './PlanCard.module.css';

interface Props {
  action: PlanAction;
  /** The title of the plan. */
  title: string;
  isHighlighted: boolean;
  onChoose: () => void;
}

/** What a user can do with a plan: a note, and a button where there is something to choose. */
export function PlanChoice({ action, title, isHighlighted, onChoose }: Props) {
  const label = actionLabel(action, title);
  const note = notes[action];
  return (
    <>
      {note && <p className={styles.note}>{note}</p>}
      {label && (
        <ActionButton isPrimary={isHighlighted || action === 'renew'} onClick={onChoose}>
          {label}
        </ActionButton>
      )}
    </>
  );
}

const notes: Readonly<Partial<Record<PlanAction, string>>> = {
  yours: 'Your plan',
  included: 'Part of your plan',
  'chosen-next': 'Starts when your term ends',
  'by-year-only': 'Your term is a year: choose yearly to upgrade now',
};

function actionLabel(action: PlanAction, title: string): string | null {
  switch (action) {
    case 'buy':
      return `Get ${title}`;
    case 'upgrade':
      return `Upgrade to ${title}`;
    case 'lengthen':
      return 'Switch to yearly';
    case 'renew':
      return `Renew ${title}`;
    case 'choose-next':
      return `${title} from next term`;
    default:
      return null;
  }
}
