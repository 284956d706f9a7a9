import {
  AddPasskeyBody,
  OwnProofBody,
  PasskeyAddedReply,
  PasskeyCreationOptions,
  PasskeyNameBody,
  PasskeysReply,
  Problem,
  RenewedReply,
} from '@tayyib/shared/contracts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Queryable } from '../../../../database/client';
import { withUserLock } from '../../../../database/withUserLock';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import { httpLimits } from '../../../../plugins/rateLimit/limits';
import { viewerOf } from '../../../../plugins/session/Viewer';
import { audit } from '../../../platform/audit/audit';
import { hasAnyFactor } from '../../secondFactor/anyFactor';
import { createPasskeyCeremonies } from '../../secondFactor/passkeyCeremonies';
import { passkeyRepository, type PasskeyRow } from '../../secondFactor/passkeyRepository';
import { createRecoveryCodes } from '../../secondFactor/recoveryCodes';
import type { IdentityApp, IdentityContext } from '../IdentityContext';
import { identityMails } from '../identityMails';
import { createOwnProof } from '../ownProof';
import { createChangeReport } from '../reportChange';

const maxPasskeys = 10;
const IdParams = z.object({ id: z.uuid() });

const isMissing = () => new ProblemError(404, 'no-passkey', 'Your account has no such passkey.');
const tooMany = () =>
  new ProblemError(
    409,
    'too-many-passkeys',
    `An account has at most ${maxPasskeys} passkeys. Remove one first.`,
  );
const notAccepted = () =>
  new ProblemError(400, 'passkey-refused', 'This passkey could not be added. Please try again.', 'passkey');

const toWire = ({ id, name, createdAt, lastUsedAt, isSynced }: PasskeyRow) => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  isSynced,
});

/** The viewer's passkeys. Adding and removing one needs a proof, is recorded, and is notified by mail. */
export function ownPasskeyRoutes(app: IdentityApp, context: IdentityContext): void {
  const { users } = context;
  const ceremonies = createPasskeyCeremonies(app);
  const recovery = createRecoveryCodes(app.config.identity);
  const report = createChangeReport(app);
  const proof = createOwnProof(app, context, {
    purpose: 'change-second-factor',
    mail: identityMails.secondFactorCode,
    codeField: 'code',
  });
  const tags = ['Identity'];
  const config = { access: 'user', rateLimit: httpLimits.identity } as const;
  const refusals = { 400: Problem, 404: Problem, 409: Problem, 429: Problem };
  const viewerRow = (request: FastifyRequest) => users.require(viewerOf(request).userId);
  const asking = (request: FastifyRequest) => ({
    purpose: 'add' as const,
    boundTo: viewerOf(request).sessionId,
    now: app.clock.now(),
  });
  const checkCount = async (userId: string, db: Queryable = app.db) => {
    if ((await passkeyRepository.of(db, userId)).length >= maxPasskeys) throw tooMany();
  };

  app.get(
    '/profile/passkeys',
    { schema: { tags, response: { 200: PasskeysReply } }, config: { access: 'user' } },
    async (request) => ({
      passkeys: (await passkeyRepository.of(app.db, viewerOf(request).userId)).map(toWire),
    }),
  );

  app.post(
    '/profile/passkeys/options',
    { schema: { tags, body: OwnProofBody, response: { 200: PasskeyCreationOptions, ...refusals } }, config },
    async (request) => {
      const user = await viewerRow(request);
      await proof.verify(request, user, request.body);
      await checkCount(user.id);
      return ceremonies.creationOptions(user, asking(request));
    },
  );

  app.post(
    '/profile/passkeys',
    { schema: { tags, body: AddPasskeyBody, response: { 200: PasskeyAddedReply, ...refusals } }, config },
    async (request, reply) => {
      const user = await viewerRow(request);
      const { name, passkey } = request.body;
      const verified = await ceremonies.verifyNew(passkey, asking(request));
      if (!verified) throw notAccepted();
      const at = app.clock.now();
      const recoveryCodes = await withUserLock(app.db, user.id, async (transaction) => {
        await checkCount(user.id, transaction);
        const isFirst = !(await hasAnyFactor(transaction, user.id));
        const row = { ...verified, userId: user.id, name, createdAt: at };
        if (!(await passkeyRepository.add(transaction, row))) throw notAccepted();
        const fact = { at, event: 'passkey-added', address: request.ip, detail: { name } } as const;
        await report(transaction, user, fact, identityMails.passkeyAdded(name, isFirst));
        return isFirst ? recovery.replace(transaction, user.id, at) : null;
      });
      const { sessionId } = viewerOf(request);
      await app.sessions.endOthers(user.id, sessionId, 'A passkey was added to your account. Sign in again.');
      const renewed = await app.sessions.replaceCredentials(request, reply);
      app.accessChanged(user.id);
      reply.header('cache-control', 'no-store');
      return { success: true as const, recoveryCodes, ...renewed };
    },
  );

  app.put(
    '/profile/passkeys/:id',
    {
      schema: {
        tags,
        params: IdParams,
        body: PasskeyNameBody,
        response: { 200: PasskeysReply, ...refusals },
      },
      config,
    },
    async (request) => {
      const { userId } = viewerOf(request);
      const { name } = request.body;
      await app.db.transaction(async (transaction) => {
        if (!(await passkeyRepository.rename(transaction, { userId, id: request.params.id, name })))
          throw isMissing();
        const fact = { userId, event: 'passkey-renamed', address: request.ip, detail: { name } } as const;
        await audit(transaction, { at: app.clock.now(), ...fact });
      });
      return { passkeys: (await passkeyRepository.of(app.db, userId)).map(toWire) };
    },
  );

  app.post(
    '/profile/passkeys/:id/remove',
    {
      schema: { tags, params: IdParams, body: OwnProofBody, response: { 200: RenewedReply, ...refusals } },
      config,
    },
    async (request, reply) => {
      const user = await viewerRow(request);
      const { id } = request.params;
      if (!(await passkeyRepository.of(app.db, user.id)).some((each) => each.id === id)) throw isMissing();
      await proof.verify(request, user, request.body);
      await app.db.transaction(async (transaction) => {
        const removed = await passkeyRepository.remove(transaction, user.id, id);
        if (!removed) throw isMissing();
        const { name } = removed;
        const hasOther = await hasAnyFactor(transaction, user.id);
        if (!hasOther) await recovery.remove(transaction, user.id);
        const event = { event: 'passkey-removed', address: request.ip, detail: { name } } as const;
        const text = identityMails.passkeyRemoved(name, hasOther);
        await report(transaction, user, { at: app.clock.now(), ...event }, text);
      });
      const { sessionId } = viewerOf(request);
      await app.sessions.endOthers(
        user.id,
        sessionId,
        'A passkey of your account was removed. Sign in again.',
      );
      const renewed = await app.sessions.replaceCredentials(request, reply);
      app.accessChanged(user.id);
      return { success: true as const, ...renewed };
    },
  );

  app.jobs.add({
    name: 'passkey challenges',
    everyMinutes: 60,
    run: () => ceremonies.tidy(app.clock.now()),
  });
}
