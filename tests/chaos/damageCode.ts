export type InnerFault = 'evaluation' | 'render' | 'shared';

interface Container {
  init: (scope: unknown, ...more: unknown[]) => unknown;
  get: (name: string) => Promise<() => { default: Definition }>;
}
interface Definition {
  pages: Record<string, () => Promise<{ default: (props: object) => unknown }>>;
}

/**
 * Runs in a page before its scripts: makes the code of one module fail while `globalThis.fault` is set. The entries of `faultyDist` call what
 * it defines.
 */
export function damageCode({ fault, id }: { fault: InnerFault; id: string }): void {
  Object.assign(globalThis, { fault });
  const isFaulty = (kind: InnerFault, module: string) =>
    module === id && Reflect.get(globalThis, 'fault') === kind;

  const failing = (load: Definition['pages'][string], module: string) => async () => {
    const { default: Page } = await load();
    const FailingPage = (props: object) => {
      if (isFaulty('render', module)) throw new Error('It throws while it renders.');
      return Page(props);
    };
    return { default: FailingPage };
  };

  Object.assign(globalThis, {
    beforeModule: (module: string) => {
      if (isFaulty('evaluation', module)) throw new Error('It throws while it is evaluated.');
    },
    withFault: (module: string, { init, get }: Container): Container => ({
      init: (...scopes) => {
        if (isFaulty('shared', module)) throw new Error('The shared react has another version.');
        return init(...scopes);
      },
      get: async (name) => {
        const factory = await get(name);
        return () => {
          const { default: definition } = factory();
          const pages = Object.entries(definition.pages).map(([name, load]) => [name, failing(load, module)]);
          return { default: { ...definition, pages: Object.fromEntries(pages) } };
        };
      },
    }),
  });
}
