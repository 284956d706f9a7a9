/** Run by jest after the last test file. */
export default async function teardown(): Promise<void> {
  await globalThis.stopRun?.();
}
