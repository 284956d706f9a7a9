import type { ReactNode } from 'react';
import { accessLevels } from '@tayyib/shared/access';
import { useViewer } from '@tayyib/shared/modules';

interface Props {
  /** The `access` of the page's route in `module.json`. */
  access: string | undefined;
  children: ReactNode;
}

/** Where the shell would show its plans in place of a page, a sentence stands for them. */
export function AloneGate({ access, children }: Props) {
  const { isLoading, refusal } = useViewer();
  const level = accessLevels.find((one) => one === access) ?? 'user';
  if (isLoading || level === 'staff' || level === 'advisor' || refusal(level) === null) return children;
  return (
    <p role="status">This page is locked for the plan of whoever looks. The shell shows its plans here.</p>
  );
}
