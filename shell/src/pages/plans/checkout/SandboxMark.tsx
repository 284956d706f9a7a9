import { Alert } from '@tayyib/shared/ui';

/** Nobody may take the sandbox for a real payment. */
export function SandboxMark() {
  return (
    <Alert type="warning" showIcon title="Sandbox: no money moves" description="This is a trial of paying." />
  );
}
