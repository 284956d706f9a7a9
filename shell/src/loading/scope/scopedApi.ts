import { sharedEndpoints, sharedTags } from '@tayyib/shared/module-scope';
import { api, claimEndpoint, ownerOf } from '@tayyib/shared/sdk/api';
import { ScopeError } from '@tayyib/shared/sdk/errors';

type Api = typeof api;
type Injection = Parameters<Api['injectEndpoints']>[0];
type Definitions = ReturnType<Injection['endpoints']>;

/** What a module may change of the API: the endpoints it adds, and these cache tags. */
export interface ApiScope {
  module: string;
  tags: readonly string[];
}

const isSharedEndpoint = (name: string) => sharedEndpoints.has(name);

/**
 * The API as a module gets it. It reads as the page's does; what the module adds becomes its own, and changing an endpoint, a cache
 * entry or a tag of another module or of the page throws.
 */
export function scopedApi(scope: ApiScope): Api {
  const { module } = scope;
  const refuse = (attempt: string): never => {
    throw new ScopeError(module, attempt);
  };
  const checkTag = (tag: unknown) => {
    const type = typeOfTag(tag);
    const isAllowed = type === null || scope.tags.includes(type) || sharedTags.has(type);
    if (!isAllowed) refuse(`may not use the cache tag "${type}": its module.json does not declare it.`);
  };
  const checkEndpoint = (name: string) => {
    if (ownerOf(name) !== module && !isSharedEndpoint(name))
      refuse(`may not change the endpoint "${name}", which belongs to "${ownerOf(name) ?? 'the page'}".`);
  };
  /** Tags that are computed from a reply are known only then, where throwing would break the store: foreign ones are left out. */
  const onlyAllowed = (tags: unknown): unknown =>
    Array.isArray(tags) ? tags.filter((tag) => isAllowedTag(tag)) : tags;
  const isAllowedTag = (tag: unknown): boolean => {
    try {
      checkTag(tag);
      return true;
    } catch (error) {
      reportError(error);
      return false;
    }
  };
  /** Checks the tags that a definition invalidates, or makes them checked where a function finds them. */
  const guardTags = (definition: object) => {
    const invalidated: unknown = Reflect.get(definition, 'invalidatesTags');
    if (Array.isArray(invalidated)) invalidated.forEach(checkTag);
    if (typeof invalidated !== 'function') return;
    const guarded = (...given: unknown[]) => onlyAllowed(Reflect.apply(invalidated, undefined, given));
    Reflect.set(definition, 'invalidatesTags', guarded);
  };
  /** Makes the definitions the module's own. Those of shared endpoints are the page's. */
  const claim = (definitions: Definitions): Definitions => {
    const own = Object.entries(definitions).filter(
      ([name]) => !(isSharedEndpoint(name) && name in api.endpoints),
    );
    for (const [name, definition] of own) {
      const isOfPage = name in api.endpoints && ownerOf(name) === undefined;
      if (isOfPage) refuse(`may not add the endpoint "${name}", which belongs to the page.`);
      if (!isSharedEndpoint(name)) claimEndpoint(module, name);
      guardTags(definition);
    }
    return Object.fromEntries(own);
  };

  const injectEndpoints = ({ endpoints, overrideExisting = false }: Injection) => {
    api.injectEndpoints({ overrideExisting, endpoints: (build) => claim(endpoints(build)) });
    return scoped;
  };
  const enhanceEndpoints = ({ addTagTypes = [], endpoints = {} }: Parameters<Api['enhanceEndpoints']>[0]) => {
    addTagTypes.forEach(checkTag);
    for (const name of Object.keys(endpoints)) {
      if (ownerOf(name) !== module) checkEndpoint(name);
      if (isSharedEndpoint(name)) refuse(`may not change the endpoint "${name}", which belongs to the page.`);
    }
    api.enhanceEndpoints({ addTagTypes, endpoints });
    return scoped;
  };

  const checkedBefore =
    (check: (first: unknown) => void, run: (...given: never[]) => unknown) =>
    (...given: unknown[]): unknown => {
      check(given[0]);
      return Reflect.apply(run, undefined, given);
    };
  const checkName = (name: unknown) => checkEndpoint(String(name));
  const checkEntries = (entries: unknown) => {
    for (const entry of Array.isArray(entries) ? entries : []) checkName(Reflect.get(entry, 'endpointName'));
  };
  const { invalidateTags, patchQueryData, updateQueryData, upsertQueryData, upsertQueryEntries } = api.util;
  const util = guarded(
    api.util,
    new Map<PropertyKey, unknown>([
      ['updateQueryData', checkedBefore(checkName, updateQueryData)],
      ['upsertQueryData', checkedBefore(checkName, upsertQueryData)],
      ['patchQueryData', checkedBefore(checkName, patchQueryData)],
      ['upsertQueryEntries', checkedBefore(checkEntries, upsertQueryEntries)],
      [
        'invalidateTags',
        checkedBefore((tags) => {
          if (Array.isArray(tags)) tags.forEach(checkTag);
        }, invalidateTags),
      ],
      ['resetApiState', () => refuse('may not empty the cache of the page.')],
    ]),
    module,
  );
  const views = new Map<PropertyKey, unknown>();
  /** Endpoints of others can be read; their functions cannot be replaced. */
  const endpoints = new Proxy(api.endpoints, {
    get: (all, name) => {
      const endpoint: unknown = Reflect.get(all, name);
      if (typeof name !== 'string' || ownerOf(name) === module || !isObject(endpoint)) return endpoint;
      const view = views.get(name) ?? Object.freeze({ ...endpoint });
      views.set(name, view);
      return view;
    },
    ...refusals(module),
  });
  const scoped: Api = guarded(
    api,
    new Map<PropertyKey, unknown>([
      ['injectEndpoints', injectEndpoints],
      ['enhanceEndpoints', enhanceEndpoints],
      ['util', util],
      ['endpoints', endpoints],
      ['internalActions', undefined],
    ]),
    module,
  );
  return scoped;
}

/** The target with some of its properties replaced, and none that can be changed. */
export function guarded<Target extends object>(
  target: Target,
  replaced: ReadonlyMap<PropertyKey, unknown>,
  module: string,
): Target {
  const handler: ProxyHandler<Target> = {
    get: (whole, name) => {
      const own: unknown = Reflect.get(whole, name);
      return replaced.has(name) ? replaced.get(name) : own;
    },
    ...refusals(module),
  };
  return new Proxy(target, handler);
}

function refusals(module: string) {
  const refuse = (_target: object, name: PropertyKey): never => {
    throw new ScopeError(module, `may not replace "${String(name)}" of the page.`);
  };
  return { set: refuse, deleteProperty: refuse, defineProperty: refuse };
}

/** The type of a tag: `'Posts'`, or `{ type: 'Posts', id: 7 }`; null for none. */
function typeOfTag(tag: unknown): string | null {
  if (typeof tag === 'string') return tag;
  return isObject(tag) && typeof tag.type === 'string' ? tag.type : null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
