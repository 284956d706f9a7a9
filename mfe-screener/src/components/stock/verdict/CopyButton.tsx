import { useCopy } from '@tayyib/shared/parts/page';
import { Button } from '@tayyib/shared/sdk/ui';

/** Copies a text and announces whether it worked. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { outcome, copy } = useCopy({ copied: 'Copied', refused: 'Select the text and copy it' });
  return (
    <>
      <Button size="small" aria-label={label} onClick={() => void copy(text)}>
        Copy
      </Button>
      <span role="status">{outcome}</span>
    </>
  );
}
