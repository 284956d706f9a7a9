/**
 * The claims of a test account, by the name typed: `ann@x` is a verified email, `unverified:ann@x` an
 * unverified one, and `nobody:ann` has none.
 */
export function accountFrom(name: string): { sub: string; [claim: string]: string | boolean } {
  const [kind = '', rest = ''] = name.split(':');
  const names = { given_name: 'Given', family_name: 'Family' };
  if (kind === 'nobody') return { sub: name, ...names };
  if (kind === 'unverified') return { sub: name, email: rest, email_verified: false, ...names };
  // Apple sends it as a string
  return { sub: name, email: name, email_verified: 'true', ...names };
}
