import { CopyButton } from '@tayyib/shared/parts/page';
import { Alert } from '@tayyib/shared/sdk/ui';

/** A new link, which is shown only once. */
export function CreatedLink({ link }: { link: string }) {
  return (
    <>
      <Alert type="success" role="status" title="The link is shown only now. Copy it." description={link} />
      <CopyButton text={link} of="the link" />
    </>
  );
}
