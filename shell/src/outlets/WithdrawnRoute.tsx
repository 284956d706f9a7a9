import type { AccessLevel } from '@tayyib/shared/access';
import { usePageTitle } from '@tayyib/shared/sdk/modules';
import { Gate } from './Gate';
import { UnavailablePage } from './UnavailablePage';

/** A route of a module that was switched off while the page was open. */
export function WithdrawnRoute({ title, access }: { title: string; access: AccessLevel }) {
  usePageTitle(title);
  return (
    <Gate access={access} title={title}>
      <UnavailablePage title={title} access={access} outcome={{ kind: 'disabled' }} retry={() => {}} />
    </Gate>
  );
}
