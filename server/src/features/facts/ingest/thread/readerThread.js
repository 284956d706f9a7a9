// For a server that runs from its source: a thread does not inherit the loader. A build has readFiles.ts itself in this place.
const testPrograms = process.env.TEST_SERVER_PROGRAMS;
if (testPrograms) {
  await import(`${testPrograms}/features/facts/ingest/thread/readerThread.js`);
} else {
  const { register } = await import('tsx/esm/api');
  register();
  await import(new URL('readFiles.ts', import.meta.url).href);
}
