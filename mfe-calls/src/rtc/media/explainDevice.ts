type Device = 'camera' | 'microphone' | 'screen' | 'device';

const sentences: Readonly<Record<string, (device: Device) => string>> = {
  NotAllowedError: (device) =>
    `The browser was not allowed to use the ${device}. Allow it in the address bar or the browser’s settings, then try again.`,
  NotFoundError: (device) => `No ${device} was found. Connect one, then try again.`,
  NotReadableError: (device) =>
    `The ${device} is in use by another program. Close that program, then try again.`,
  OverconstrainedError: (device) => `This ${device} is gone or cannot do what we need. Choose another one.`,
  AbortError: (device) => `The ${device} stopped before it started. Please try again.`,
};

/** Why a device could not be opened, and what to do about it. Without an error: the page has no access to devices. */
export function explainDevice(error: unknown, device: Device): string {
  if (error === undefined) {
    return 'This browser gives no access to cameras and microphones here. Open this page over https in a current browser.';
  }
  const name = error instanceof Error ? error.name : '';
  return sentences[name]?.(device) ?? `The ${device} could not be started. Please try again.`;
}
