import { useRef } from 'react';
import { useCopy } from '../page/useCopy';

/** What is passed on of a page. */
interface Shared {
  title: string;
  /** What it says, in a sentence or two. */
  text: string;
  /** The path of the page that everyone may open. */
  path: string;
  /** The path of its picture, a PNG. */
  picture: string;
}

/** Our choice: a picture that takes longer is left out, since the browser opens its dialog only soon after a press. */
const longestWaitMs = 2000;

/**
 * Passes on a page by the device's own dialog, with its picture where the device takes files; where there is no dialog, copies text and
 * address. `prepare` fetches the picture, and is called when a press is likely. `outcome` says what was copied.
 */
export function useShare({ title, text, path, picture }: Shared) {
  const { outcome, copy } = useCopy({
    copied: 'Text and link copied',
    refused: 'Copy the link from the address bar',
  });
  const file = useRef<{ of: string; fetched: Promise<File | null> } | null>(null);
  const prepare = (): Promise<File | null> => {
    if (typeof navigator.canShare !== 'function') return Promise.resolve(null);
    if (file.current?.of !== picture) file.current = { of: picture, fetched: fetchFile(picture) };
    return file.current.fetched;
  };
  const textWithAddress = () => `${text}\n${new URL(path, location.origin).href}`;
  const share = async () => {
    if (typeof navigator.share !== 'function') {
      await copy(textWithAddress());
      return;
    }
    const found = await Promise.race([prepare(), waited()]);
    const withPicture = found && { title, text: textWithAddress(), files: [found] };
    const url = new URL(path, location.origin).href;
    const sent = withPicture && navigator.canShare(withPicture) ? withPicture : { title, text, url };
    try {
      await navigator.share(sent);
    } catch (error) {
      // a closed dialog is no failure
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(textWithAddress());
    }
  };
  return {
    outcome,
    prepare: () => void prepare(),
    share: () => void share(),
    /** Whether the device has a dialog of its own, where text and picture are seen before they are sent. */
    hasDialog: () => typeof navigator.share === 'function',
    textWithAddress,
  };
}

const waited = (): Promise<null> =>
  new Promise((resolve) => {
    setTimeout(resolve, longestWaitMs, null);
  });

async function fetchFile(address: string): Promise<File | null> {
  try {
    const response = await fetch(address);
    if (!response.ok) return null;
    return new File([await response.blob()], 'answer.png', { type: 'image/png' });
  } catch {
    return null;
  }
}
