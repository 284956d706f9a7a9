import { z } from 'zod';

/** The variables that say how to reach the team. */
export const contactEnvironment = {
  CONTACT_PHONE: z
    .string()
    .regex(/^\+?[\d ()-]{6,20}$/, 'must be a phone number like +91 22 1234 5678')
    .optional(),
  CONTACT_ADDRESS: z.string().max(300, 'must have at most 300 characters').optional(),
  SOCIAL_LINKS: z
    .string()
    .default('')
    .refine(
      (list) => linksIn(list).every((link) => URL.canParse(link) && new URL(link).protocol === 'https:'),
      'must be addresses like https://x.com/tayyib with spaces between',
    ),
};

const linksIn = (list: string): string[] => list.split(/\s+/).filter(Boolean);

/** How to reach the team, as far as it is set. */
export interface ContactConfig {
  phone: string | null;
  address: string | null;
  /** Addresses of our pages on other sites. */
  social: string[];
}

/** Reads how to reach the team. */
export function readContact(environment: z.infer<z.ZodObject<typeof contactEnvironment>>): ContactConfig {
  return {
    phone: environment.CONTACT_PHONE ?? null,
    address: environment.CONTACT_ADDRESS ?? null,
    social: linksIn(environment.SOCIAL_LINKS),
  };
}
