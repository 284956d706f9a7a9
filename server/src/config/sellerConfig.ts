import { stateNamed } from '@tayyib/shared/indian-states';
import { z } from 'zod';

/** The seller, as tax invoices name them. */
export interface Seller {
  name: string;
  address: string;
  gstin: string;
  /** The first two digits of the GST number. */
  state: string;
}

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Whether a GST number has the right form, an existing state and the check digit of its other fourteen
 * characters.
 */
function isGstin(value: string): boolean {
  if (!/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/.test(value) || stateNamed(value.slice(0, 2)) === null)
    return false;
  const sum = [...value].slice(0, 14).reduce((total, sign, place) => {
    const product = digits.indexOf(sign) * (place % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return digits[(36 - (sum % 36)) % 36] === value[14];
}

/** The variables that describe the seller. */
export const sellerEnvironment = {
  SELLER_NAME: z.string().max(200).optional(),
  SELLER_ADDRESS: z.string().max(500).optional(),
  SELLER_GSTIN: z.string().refine(isGstin, 'must be a GST number with a right check digit').optional(),
};

/**
 * All of them or none. Throws an Error whose message names the missing variable.
 * @param isNeeded where real money is accepted
 */
export function readSeller(
  env: z.infer<z.ZodObject<typeof sellerEnvironment>>,
  isNeeded: boolean,
): Seller | null {
  const { SELLER_NAME: name, SELLER_ADDRESS: address, SELLER_GSTIN: gstin } = env;
  if (!isNeeded && name === undefined && address === undefined && gstin === undefined) return null;
  const missing = Object.entries({ SELLER_NAME: name, SELLER_ADDRESS: address, SELLER_GSTIN: gstin }).find(
    ([, value]) => value === undefined,
  );
  if (name === undefined || address === undefined || gstin === undefined)
    throw new Error(`${missing?.[0]} is needed to sell: tax invoices name the seller.`);
  return { name, address, gstin, state: gstin.slice(0, 2) };
}
