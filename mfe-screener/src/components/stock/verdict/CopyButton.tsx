import { useState } from 'react';
import { Button } from '@tayyib/shared/ui';

/** Copies a text and says, also to a screen reader, whether that worked. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [outcome, setOutcome] = useState<'Copied' | 'Select the text and copy it' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('Copied');
    } catch {
      // browsers refuse on unsafe addresses and where the person said no
      setOutcome('Select the text and copy it');
    }
  };
  return (
    <>
      <Button size="small" aria-label={label} onClick={() => void copy()}>
        Copy
      </Button>
      <span role="status">{outcome}</span>
    </>
  );
}
