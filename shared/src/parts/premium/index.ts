/** Locked content: the overlay over what the plan does not include, the dialog that explains premium, and links to the plans. */
export { LockOverlay } from './LockOverlay';
export { PlansLink } from './PlansLink';
export { PlansModal } from './PlansModal';
export { PremiumPrompt } from './PremiumPrompt';
