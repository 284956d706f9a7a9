interface CopyMessages {
  copied: string;
  /** How to copy by hand: browsers refuse on insecure origins and without permission. */
  refused: string;
}

/** Copies a text to the clipboard, and returns the message to show. It never rejects. */
export async function copyText(text: string, { copied, refused }: CopyMessages): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return copied;
  } catch {
    return refused;
  }
}
