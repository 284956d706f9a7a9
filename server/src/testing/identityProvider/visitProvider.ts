/** A form on a provider's page that the browser was about to send to us. */
interface PostedForm {
  address: string;
  fields: Record<string, string>;
}

/** Where a provider sends a browser: to an address, or with a form. */
export type ProviderAnswer = { location: string } | { form: PostedForm };

/**
 * Signs in at the provider as that account, as a browser would, and stops where it sends the browser back.
 * @param ours how addresses of ours begin
 */
export async function visitProvider(start: string, account: string, ours: string): Promise<ProviderAnswer> {
  const cookies = new Map<string, string>();
  let address = start;
  let form: Record<string, string> | undefined;
  for (let steps = 0; steps < 12; steps += 1) {
    const reply: Response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    form = undefined;
    for (const cookie of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = reply.headers.get('location');
    if (location !== null) {
      address = new URL(location, address).href;
      if (address.startsWith(ours)) return { location: address };
      continue;
    }
    const page = await reply.text();
    const action = new URL(/<form[^>]*action="([^"]*)"/.exec(page)?.[1] ?? '', address).href;
    const fields = Object.fromEntries(
      [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
        ([, name = '', value = '']) => [name, unescape(value)],
      ),
    );
    if (action.startsWith(ours)) return { form: { address: action, fields } };
    address = action;
    form = { ...fields, login: account, password: 'any' };
  }
  throw new Error(`The provider led nowhere from ${start}.`);
}

const unescape = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
