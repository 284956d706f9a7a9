import { lazy, Suspense } from 'react';

// the dialog comes when somebody asks for it
const PremiumModal = lazy(() => import('./PremiumModal'));

/** The dialog that says what premium gives; mounted when it is to be open. */
export function PremiumPrompt({ onClose }: { onClose: () => void }) {
  return (
    <Suspense>
      <PremiumModal onClose={onClose} />
    </Suspense>
  );
}
