import { buildTestApp, people, startKillable } from '../../../testing';
import { slowStartMs } from '../../../testing/slowStartMs';

jest.setTimeout(slowStartMs);

it('writes no email from the address of usercheck to the log, whatever the reply', async () => {
  const app = await buildTestApp();
  const server = await startKillable(app, { LOG_LEVEL: 'trace' });
  const tooLong = `too-long-secret${'x'.repeat(300)}@example.org`;
  const statuses: number[] = [];
  for (const email of [people.ann.email, 'stranger-secret@example.org', tooLong, 'nul\0secret@example.org']) {
    const address = `${server.address}/api/usercheck?q=${encodeURIComponent(email)}`;
    for (const method of ['GET', 'HEAD', 'POST']) statuses.push((await fetch(address, { method })).status);
  }
  expect(statuses).toEqual([200, 200, 404, 200, 200, 404, 400, 400, 404, 200, 200, 404]);
  await server.kill();
  const log = server.printed.join('\n');
  expect(log).toContain('/api/usercheck');
  expect(log).not.toMatch(/ann@|ann%40|stranger|secret|too-long|\?q=/);
  await app.close();
});
