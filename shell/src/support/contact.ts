import { createContext } from 'react';

/** Contact details of the product's team. */
export const contact = {
  place: 'Mumbai, India',
  email: 'salaam@tayyib.example',
} as const;

/** What the operator of this server set about the team; nothing is made up. */
export interface ContactSettings {
  phone: string | null;
  address: string | null;
  social: readonly string[];
}

const nothing: ContactSettings = { phone: null, address: null, social: [] };

/** The settings of the server. */
export const ContactContext = createContext(nothing);

/** The settings that the server filled into the page. */
export function contactSettings(): ContactSettings {
  const content = document.querySelector('meta[name="contact"]')?.getAttribute('content') ?? '';
  try {
    const given: unknown = JSON.parse(decodeURIComponent(content));
    return isSettings(given) ? given : nothing;
  } catch {
    return nothing; // a page that no server filled in
  }
}

function isSettings(given: unknown): given is ContactSettings {
  if (typeof given !== 'object' || given === null) return false;
  if (!('phone' in given && 'address' in given && 'social' in given)) return false;
  const isText = (value: unknown) => value === null || typeof value === 'string';
  return isText(given.phone) && isText(given.address) && Array.isArray(given.social);
}
