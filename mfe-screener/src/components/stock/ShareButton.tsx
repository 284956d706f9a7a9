import { useCopy } from '@tayyib/shared/parts/page';
import { Button, Icon } from '@tayyib/shared/sdk/ui';

/** Shares the address of the page by the device's own dialog; where there is none, copies it. */
export function ShareButton({ name }: { name: string }) {
  const { outcome, copy } = useCopy({
    copied: 'Link copied',
    refused: 'Copy the link from the address bar',
  });
  const share = async () => {
    const { href } = window.location;
    if (typeof navigator.share === 'function') {
      // closing the dialog rejects, and is no failure
      await navigator.share({ title: name, url: href }).catch(() => undefined);
      return;
    }
    await copy(href);
  };
  return (
    <span>
      <span role="status">{outcome && <>{outcome}&ensp;</>}</span>
      <Button icon={<Icon name="send" />} onClick={() => void share()}>
        Share
      </Button>
    </span>
  );
}
