import { journeys } from '../setup/journeys';
import { desk } from '../setup/marketJourneys';
import { Stocks } from '../pages/Stocks';

/** Tries, with the API that one module got, to change an endpoint of another. Returns what it got instead. */
async function changeForeignEndpoint([module, endpoint]: [string, string]): Promise<string> {
  interface Share {
    get: () => Promise<() => { api: { enhanceEndpoints: (change: object) => unknown } }>;
  }
  const federation: {
    __INSTANCES__: { name: string; shareScopeMap: Record<string, Record<string, Record<string, Share>>> }[];
  } = Reflect.get(globalThis, '__FEDERATION__');
  const instance = federation.__INSTANCES__.find(({ name }) => name.startsWith(`mfe_${module}_`));
  const versions = instance?.shareScopeMap.default?.['@tayyib/shared/sdk/api'] ?? {};
  const [share] = Object.values(versions);
  if (!share) return `The module ${module} has no API.`;
  const { api } = (await share.get())();
  try {
    api.enhanceEndpoints({ endpoints: { [endpoint]: { transformResponse: () => null } } });
    return 'It was changed.';
  } catch (error) {
    return String(error);
  }
}

journeys('the scope of a module', ({ enter }) => {
  it('lets it change no endpoint of another module or of the page, and the other works', async () => {
    const { page } = await enter({ as: 'premium', viewport: desk });
    await page.goto('/dashboard');
    const stocks = new Stocks(page);
    await stocks.search('reliance');
    await stocks.choose(/Reliance Industries/i);
    await page.waitForFunction(() =>
      Reflect.get(globalThis, '__FEDERATION__').__INSTANCES__.some(({ name }: { name: string }) =>
        name.startsWith('mfe_tools_'),
      ),
    );
    for (const endpoint of ['getStock', 'getSession']) {
      const change: [string, string] = ['tools', endpoint];
      expect(await page.evaluate(changeForeignEndpoint, change)).toMatch(
        /ScopeError: Module "tools" may not change the endpoint/,
      );
    }
    await page.goto('/dashboard');
    await stocks.search('reliance');
    await stocks.choose(/Reliance Industries/i);
  });
});
