import { screen } from '@testing-library/react';
import type { ModulesReply } from '@tayyib/shared/contracts';
import { aPerson, problem } from '@tayyib/shared/testing';
import { aModule } from '../testing/aModule';
import { namedPage } from '../testing/fakeFederation';
import { openShell } from '../testing/openShell';
import { signedRegistry } from '../testing/signedRegistry';

/** Writes a reply of the registry into the page, as the server does. */
function writeIntoPage(reply: ModulesReply) {
  const element = document.createElement('script');
  element.id = 'module-registry';
  element.type = 'application/json';
  element.textContent = `\n${JSON.stringify(reply)}\n`;
  document.body.append(element);
}

const isOfModules = ({ url }: Request) => new URL(url).pathname === '/api/modules';
const files = { alpha: () => namedPage('Alpha page') };

it('loads a module that the page names, without a request for the list', async () => {
  writeIntoPage(await signedRegistry([aModule('alpha')]));
  const answers = { 'GET /api/modules': problem(503, 'not-now', 'Please try again.') };
  const { requests } = openShell({ at: '/alpha', as: aPerson(), files, answers });
  expect(await screen.findByRole('heading', { name: 'Alpha page' })).toBeInTheDocument();
  expect(requests.filter(isOfModules)).toEqual([]);
});

it('requests the list where the one in the page is not signed by us', async () => {
  const signed = await signedRegistry([aModule('alpha')]);
  writeIntoPage({ ...signed, modules: [aModule('beta')] });
  const { requests } = openShell({ at: '/alpha', as: aPerson(), files, modules: [aModule('alpha')] });
  expect(await screen.findByRole('heading', { name: 'Alpha page' })).toBeInTheDocument();
  expect(requests.filter(isOfModules)).toHaveLength(1);
});
