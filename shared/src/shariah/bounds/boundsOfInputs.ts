import { screenBusiness } from '../business/screenBusiness';
import type { ProvedBound, ReceiptInputs, Standard } from '../types';
import { provedBounds } from './provedBounds';

/** What the accounts among the inputs of a verdict say of figures they do not state; undefined by an edition without rules for it. */
export function boundsOfInputs(
  inputs: Omit<ReceiptInputs, 'bounds'>,
  standard: Standard,
): ProvedBound[] | undefined {
  if (standard.bounds === undefined) return undefined;
  const accounts = [inputs.filing, inputs.fuller?.filing ?? null].filter((filing) => filing !== null);
  if (accounts.length === 0) return [];
  // most accounts state every figure, and reading all names is most of the cost of a verdict
  const facts = () => ({
    accounts,
    findings: screenBusiness(inputs, standard.business).findings,
    tellingName: inputs.tellingName,
  });
  return accounts.flatMap((filing) => provedBounds(filing, facts, standard) ?? []);
}
