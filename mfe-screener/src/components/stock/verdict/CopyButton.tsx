import { useState } from 'react';
import { Button } from '@tayyib/shared/ui';

/** Copies a text and announces whether it worked. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [outcome, setOutcome] = useState<'Copied' | 'Select the text and copy it' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('Copied');
    } catch {
      // browsers refuse on insecure origins and without permission
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
