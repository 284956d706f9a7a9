// For a server that runs from its source: a thread does not inherit the loader. A build has checkReleases.ts itself in this place.
const testPrograms = process.env.TEST_SERVER_PROGRAMS;
if (testPrograms) {
  await import(`${testPrograms}/features/platform/modules/publishing/gate/gateThread.js`);
} else {
  const { register } = await import('tsx/esm/api');
  register();
  await import(new URL('checkReleases.ts', import.meta.url).href);
}
