import { useState } from 'react';

interface Messages {
  copied: string;
  /** How to copy by hand: browsers refuse on insecure origins and without permission. */
  refused: string;
}

/** Copies texts to the clipboard. `outcome` says whether it worked; empty before. `copy` never rejects. */
export function useCopy({ copied, refused }: Messages) {
  const [outcome, setOutcome] = useState('');
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome(copied);
    } catch {
      setOutcome(refused);
    }
  };
  return { outcome, copy };
}
