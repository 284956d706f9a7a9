import type { ReceiptInputs, Standard } from '../types';
import { spokenDay } from '../../values/calendar';
import { fullerStanding } from '../filings/accountsOn';
import { screenBusiness } from './screenBusiness';
import type { BusinessScreen } from './screenBusiness';

/**
 * Screens the business of a company by the newest accounts that state it. Complete accounts that are too old, or of the company before
 * it changed, show no line that is permitted: they only object to it.
 */
export function screenCompany(inputs: ReceiptInputs, { business: rules }: Standard): BusinessScreen {
  const screen = screenBusiness(inputs, rules);
  const standing = fullerStanding(inputs);
  if (standing === 'none' || standing === 'counts') return screen;
  if (screen.outcome === 'permissible') {
    return screenBusiness({ ...inputs, fuller: undefined }, rules);
  }
  return standing === 'too_old' && isByExpired(screen, inputs)
    ? { ...screen, missing: [...screen.missing, expiredInWords(inputs)] }
    : screen;
}

/** Whether a business fails only by segments of accounts that are too old to decide. */
export function isByExpired(screen: BusinessScreen, inputs: ReceiptInputs): boolean {
  const { describedBy } = screen;
  const { filing, fuller, areAccountsTooOld } = inputs;
  const areTooOld =
    describedBy !== null && describedBy === fuller?.filing && describedBy !== filing
      ? fuller.areTooOld
      : areAccountsTooOld;
  return areTooOld && isBySegments(screen);
}

/** Whether a business fails by revenue by segment alone, and so expires with the accounts. */
export function isBySegments({ findings }: BusinessScreen): boolean {
  return findings
    .filter(({ outcome }) => outcome === 'not_permissible')
    .every(({ basis }) => basis === 'segment_revenue');
}

function expiredInWords({ fuller }: ReceiptInputs): string {
  return `Revenue by line of business newer than ${spokenDay(fuller?.filing.periodEnd ?? '')}`;
}
