const names: Readonly<Record<string, string>> = { google: 'Google', apple: 'Apple' };

/** Why a sign-in with a provider failed, by the code in the address. Text from the address is never shown. */
const reasons: Readonly<Record<string, string>> = {
  'email-missing': 'Email not returned.',
  'email-unverified': 'Your email is not verified there.',
  cancelled: 'You cancelled it.',
  expired: 'It took too long, or began in another browser. Please try again.',
  unavailable: 'They are not answering at the moment. Please try again.',
  refused: 'Their answer could not be trusted. Please try again.',
  removed: 'You removed it from your account. Log in another way, and allow it again under Profile Details.',
  'account-closed': 'This account is closed.',
};

/** The message for `/login?provider=…&refused=…`; undefined for other addresses. */
export function refusalOfProvider(search: string): string | undefined {
  const query = new URLSearchParams(search);
  const name = names[query.get('provider') ?? ''];
  const code = query.get('refused') ?? '';
  if (code === 'registration-failed') return 'Registration failed: Please check your backend API.';
  const reason = reasons[code];
  return name && reason && `${name} login failed: ${reason}`;
}
