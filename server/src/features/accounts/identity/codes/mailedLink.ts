import type { Dispatch } from '@tayyib/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import type { LinkPurpose } from '../../oneTimeCodes/oneTimeLinks';
import { nameBrowser } from '../browserCookie';
import type { IdentityApp, IdentityContext } from '../IdentityContext';
import { targetOf } from '../IdentityContext';
import type { MailText } from '../identityMails';
import { publicAddress } from '../../../../lib/publicAddress';
import { createUserRepository } from '../userRepository';

interface MailedLink {
  purpose: LinkPurpose;
  /**
   * The page that the link opens. The token is in the fragment, so it never appears in a request or in a log.
   */
  page: string;
  mail: (address: string) => MailText;
}

/** Shared by both links by mail: for signing in and for choosing a new password. */
export function createMailedLink(
  app: IdentityApp,
  { links, send, recordRefusal }: IdentityContext,
  { purpose, page, mail }: MailedLink,
) {
  return {
    /**
     * Mails a link to the owner of the address; the response is the same when there is none.
     * @param returnTo a path of this product.
     * @throws ProblemError 429 when one was sent a moment ago
     */
    request: (
      request: FastifyRequest,
      reply: FastifyReply,
      { email, returnTo }: { email: string; returnTo: string },
    ): Promise<Dispatch> => {
      const target = targetOf(email);
      const browser = nameBrowser(request, reply);
      return send({
        request,
        purpose,
        target,
        channel: 'mail',
        compose: async (transaction) => {
          const now = app.clock.now();
          const user = await createUserRepository(transaction).findByEmail(target);
          const userId = user?.id ?? null;
          const token = await links.issue(transaction, { purpose, userId, browser, returnTo, now });
          if (!user) return null;
          const text = mail(publicAddress(app, `${page}#${token}`));
          return { recipient: user.email, ...text, expiresAt: links.expiryOf(now) };
        },
      });
    },

    /** Records that a link did not work. @returns what to throw */
    refuse: async (request: FastifyRequest, token: string): Promise<ProblemError> => {
      const userId = await links.ownerOf(app.db, token);
      await recordRefusal(request, { userId, event: 'link-refused', detail: { purpose } });
      return deadLink();
    },
  };
}

/** The problem for a used, expired or invalid link. */
export const deadLink = () =>
  new ProblemError(400, 'dead-link', 'This link was used or is too old. Ask for a new one.', 'token');
