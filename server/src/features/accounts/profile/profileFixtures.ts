import type { FastifyInstance } from 'fastify';
import type { TestBrowser } from '../../../testing';
import { headersOf } from '../sessions/sessionFixtures';

/** Sends requests like a browser's page, with methods other than GET and POST. */
export function senderOf(app: FastifyInstance, browser: TestBrowser) {
  return async (
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object | Buffer,
    type?: string,
  ) => {
    const reply = await app.inject({
      method,
      url: `/api/${path}`,
      headers: { ...headersOf(browser), ...(type !== undefined && { 'content-type': type }) },
      ...(payload && { payload }),
    });
    for (const { name, value } of reply.cookies) browser.cookies.set(name, value);
    return reply;
  };
}
