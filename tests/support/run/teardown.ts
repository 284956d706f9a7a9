/** Jest's global teardown. */
export default async function teardown(): Promise<void> {
  await globalThis.stopRun?.();
}
