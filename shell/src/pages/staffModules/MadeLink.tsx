import { Alert, Typography } from '@tayyib/shared/ui';

/** A link that is told once, to be copied. */
export function MadeLink({ link }: { link: string }) {
  return (
    <Alert
      type="success"
      role="status"
      title="The link is shown only now. Copy it."
      description={<Typography.Text copyable>{link}</Typography.Text>}
    />
  );
}
