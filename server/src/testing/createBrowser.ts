import type { FastifyInstance } from 'fastify';

/** Each browser has a network address of its own, so that only tests of limits reach them. */
let made = 0;
export const nextAddress = () =>
  `10.${Math.floor(made / 65_025) + 1}.${Math.floor(made / 255) % 255}.${(made++ % 255) + 1}`;

/** A browser on our own pages: it stores cookies between requests. */
export function createBrowser(app: FastifyInstance, address = nextAddress()) {
  const cookies = new Map<string, string>();

  const send = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await app.inject({
      method,
      url: `/api${url}`,
      remoteAddress: address,
      headers: { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) },
      ...(payload && { payload }),
    });
    for (const { name, value } of reply.cookies) {
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return reply;
  };

  return {
    cookies,
    get: (url: string) => send('GET', url),
    post: (url: string, payload: object = {}) => send('POST', url, payload),
    /** The email of the signed-in user; null for a visitor. */
    async whoIs(): Promise<string | null> {
      return (await send('GET', '/session')).json().user?.email ?? null;
    },
  };
}

export type TestBrowser = ReturnType<typeof createBrowser>;
