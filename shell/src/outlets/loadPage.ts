import type { ComponentType } from 'react';

export type LoadPage = () => Promise<{ default: ComponentType }>;

const loaded = new WeakMap<LoadPage, ComponentType>();

/** Loads a page, which renders at once from then on. */
export async function loadPage(load: LoadPage): Promise<ComponentType> {
  const { default: page } = await load();
  loaded.set(load, page);
  return page;
}

/** A page that was loaded before; otherwise null. */
export const loadedPage = (load: LoadPage): ComponentType | null => loaded.get(load) ?? null;
