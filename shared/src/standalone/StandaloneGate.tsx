import type { ReactNode } from 'react';
import { accessLevels, type AccessLevel } from '@tayyib/shared/access';
import { useViewer } from '@tayyib/shared/sdk/modules';

interface Props {
  /** The `access` of the page's route in `module.json`. */
  access: string | undefined;
  children: ReactNode;
}

/** A module that is run alone has no roles. */
const levelsOfRoles: readonly AccessLevel[] = ['teacher', 'advisor', 'staff'];

/** Shows a sentence where the shell would show its plans in place of the page. */
export function StandaloneGate({ access, children }: Props) {
  const { isLoading, refusal } = useViewer();
  const level = accessLevels.find((one) => one === access) ?? 'user';
  if (isLoading || levelsOfRoles.includes(level) || refusal(level) === null) return children;
  return <p role="status">This is locked for the plan of the viewer. The shell shows its plans here.</p>;
}
