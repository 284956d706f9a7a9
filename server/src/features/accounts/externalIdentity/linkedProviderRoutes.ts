import {
  DispatchReply,
  ExternalProviderParams,
  LinkedProviderBody,
  LinkedProvidersReply,
  Problem,
  RenewedReply,
} from '@tayyib/shared/contracts';
import type { ProviderId } from '../../../database/schema/accounts/externalIdentityTables';
import { ProblemError } from '../../../plugins/http/ProblemError';
import { httpLimits } from '../../../plugins/rateLimit/limits';
import { viewerOf } from '../../../plugins/session/Viewer';
import { audit } from '../../platform/audit/audit';
import type { IdentityApp, IdentityContext } from '../identity/IdentityContext';
import { identityMails } from '../identity/identityMails';
import { createOwnProof } from '../identity/ownProof';
import type { UserRow } from '../identity/userRepository';
import { createLinkedProviders } from './linkedProviders';
import { providerNames } from './providers';
import { mailExpiresAt } from '../../platform/outbox/messageQueue';

const notLinked = () =>
  new ProblemError(404, 'not-linked', 'Your account has no such sign-in method to change.');
const lastMethod = () =>
  new ProblemError(
    409,
    'last-sign-in-method',
    'This is the only way you can sign in. Choose a password or add another sign-in method first.',
  );

/** The viewer's accounts at Google and Apple as sign-in methods: seeing, removing and allowing them again. */
export function linkedProviderRoutes(app: IdentityApp, context: IdentityContext): void {
  const { users, signInMethods } = context;
  const proof = createOwnProof(app, context, {
    purpose: 'change-provider',
    mail: identityMails.providerCode,
    codeField: 'code',
  });
  const tags = ['Identity'];
  const config = { access: 'user', rateLimit: httpLimits.identity } as const;

  /** Whether the user can sign in without that provider. */
  const hasOtherMethod = async ({ id, passwordHash, phone }: UserRow, provider: ProviderId) => {
    if (passwordHash !== null || signInMethods.email) return true;
    if (phone !== null && signInMethods.phone) return true;
    const linked = await createLinkedProviders(app.db).list(id);
    return linked.some(
      (each) => each.isAllowed && each.provider !== provider && signInMethods[each.provider],
    );
  };

  app.get(
    '/profile/providers',
    { schema: { tags, response: { 200: LinkedProvidersReply } }, config: { access: 'user' } },
    async (request) => {
      const linked = await createLinkedProviders(app.db).list(viewerOf(request).userId);
      return { providers: linked.map((each) => ({ ...each, linkedAt: each.linkedAt.toISOString() })) };
    },
  );

  app.post(
    '/profile/providers/proof',
    { schema: { tags, response: { 200: DispatchReply, 429: Problem } }, config },
    async (request) => {
      const data = await proof.sendCode(request, await users.require(viewerOf(request).userId));
      return { success: true as const, data };
    },
  );

  app.put(
    '/profile/providers/:provider',
    {
      schema: {
        tags,
        params: ExternalProviderParams,
        body: LinkedProviderBody,
        response: { 200: RenewedReply, 400: Problem, 404: Problem, 409: Problem, 429: Problem },
      },
      config,
    },
    async (request, reply) => {
      const { userId, sessionId } = viewerOf(request);
      const { provider } = request.params;
      const { isAllowed } = request.body;
      const user = await users.require(userId);
      const linked = await createLinkedProviders(app.db).list(userId);
      if (!linked.some((each) => each.provider === provider && each.isAllowed !== isAllowed))
        throw notLinked();
      if (!isAllowed && !(await hasOtherMethod(user, provider))) throw lastMethod();
      await proof.verify(request, user, request.body);
      await app.db.transaction(async (transaction) => {
        const now = app.clock.now();
        const links = createLinkedProviders(transaction);
        const isChanged = isAllowed
          ? await links.allow(userId, provider)
          : await links.remove(userId, provider, now);
        if (!isChanged) throw notLinked();
        const event = isAllowed ? 'provider-linked' : 'provider-removed';
        await audit(transaction, { at: now, userId, event, address: request.ip, detail: { provider } });
        const text = isAllowed ? identityMails.providerAllowed : identityMails.providerRemoved;
        const message = { recipient: user.email, ...text(providerNames[provider]) };
        const expiresAt = mailExpiresAt(now);
        await app.messages.add(transaction, { channel: 'mail', ...message, expiresAt });
      });
      if (!isAllowed)
        await app.sessions.endOthers(
          userId,
          sessionId,
          `${providerNames[provider]} was removed. Sign in again.`,
        );
      return { success: true as const, ...(await app.sessions.replaceCredentials(request, reply)) };
    },
  );
}
