import {
  NewOverrideReply,
  NewSupportCode,
  Problem,
  ReplayVisit,
  SupportCodeParams,
  SupportCodeReply,
  SupportVisitReply,
} from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import { httpLimits } from '../../../../plugins/rateLimit/limits';
import { viewerOf } from '../../../../plugins/session/Viewer';
import { readRegistry } from '../registry/readRegistry';
import { unknownVersion } from '../staff/moduleProblems';
import { makeOverride } from './makeOverride';
import { requestedVersions } from './requestedVersions';
import { createSupportCodeRepository } from './supportCodeRepository';
import { randomInt } from 'node:crypto';
import { dayMs } from '../../../../lib/durations';

/** Without 0 and O, 1, I and L, and U: they are mistaken for others, or make words. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 8;

/** A new code. There are 30^8 of them, so they cannot be guessed. */
const newSupportCode = (): string =>
  Array.from({ length }, () => letters.charAt(randomInt(letters.length))).join('');

/** Normalizes a code as typed. */
const asGivenOut = (typed: string): string => typed.toUpperCase().replaceAll(/[\s-]/g, '');

const tags = ['Modules'];
const retentionDays = 30;

/**
 * Codes that users read out to support: each names the exact versions of one visit, which staff then replay
 * in their own browser.
 */
export const supportCodeRoutes: FastifyPluginAsyncZod = async (app) => {
  const supportCodes = createSupportCodeRepository(app.db);
  const knownVersion = async () => {
    const { modules } = await readRegistry(app.db);
    return (id: string, version: string) =>
      modules.find((module) => module.id === id)?.versions.get(version) ?? null;
  };

  const findVisit = async (typed: string) => {
    const row = await supportCodes.find(asGivenOut(typed), app.clock.now());
    if (!row) throw new ProblemError(404, 'not-found', 'There is no such code, or it is over.', 'code');
    return row;
  };

  app.post(
    '/modules/support-codes',
    {
      schema: { tags, body: NewSupportCode, response: { 201: SupportCodeReply, 404: Problem } },
      config: { access: 'public', rateLimit: httpLimits.supportCodes },
    },
    async ({ body: { modules } }, reply) => {
      const known = await knownVersion();
      const foreign = modules.find(({ id, version }) => !known(id, version));
      if (foreign) throw unknownVersion(foreign.version);
      const createdAt = app.clock.now();
      const expiresAt = new Date(createdAt.getTime() + retentionDays * dayMs);
      const code = newSupportCode();
      await supportCodes.add({ code, versions: modules, createdAt, expiresAt });
      return reply.code(201).send({ code, expiresAt: expiresAt.toISOString() });
    },
  );

  app.get(
    '/staff/module-support-codes/:code',
    {
      schema: { tags, params: SupportCodeParams, response: { 200: SupportVisitReply, 404: Problem } },
      config: { access: 'staff' },
    },
    async ({ params }) => {
      const { code, createdAt, expiresAt, versions } = await findVisit(params.code);
      const known = await knownVersion();
      return {
        code,
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
        modules: versions.map(({ id, version }) => {
          const state = known(id, version)?.state;
          return { id, version, isThere: state !== undefined && state !== 'gone' };
        }),
      };
    },
  );

  app.post(
    '/staff/module-support-codes/:code/replay',
    {
      schema: {
        tags,
        params: SupportCodeParams,
        body: ReplayVisit,
        response: { 201: NewOverrideReply, 404: Problem, 409: Problem },
      },
      config: { access: 'staff' },
    },
    async (request, reply) => {
      const { versions: wishes } = await findVisit(request.params.code);
      const versions = await requestedVersions(app, wishes, viewerOf(request).userId);
      return reply.code(201).send(await makeOverride(app, request, { ...request.body, versions }));
    },
  );
};
