import {
  DraftRemovedReply,
  EditionDiff,
  EditionEntry,
  Problem,
  PublishEdition,
  PublishedReply,
  StandardData,
  StandardId,
} from '@tayyib/shared/contracts';
import { today } from '@tayyib/shared/values/calendar';
import { standardNames } from '@tayyib/shared/shariah';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import type { Queryable } from '../../../../database/client';
import { versionOf } from '../../../../lib/hashes';
import { editionDiff } from './editionDiff';
import { signerOf } from '../../../../plugins/session/Viewer';
import {
  authorOf,
  currentStandard,
  editionData,
  listEditions,
  publishDraft,
  putDraft,
  removeDraft,
} from './standardsRepository';
import { recomputeVerdicts } from '../judging/recomputeVerdicts';
import { NotModified } from '../../../../plugins/http/conditional';

const tags = ['Standards'];
const config = { access: 'advisor' } as const;
const ofStandard = z.object({ id: StandardId.meta({ examples: ['TASIS'] }) });
const ofEdition = ofStandard.extend({
  edition: z
    .string()
    .max(32)
    .meta({ examples: ['2026-11'] }),
});

/** Editions of the standards: an advisor writes a draft, previews its changes and publishes it. */
export const standardsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/standards/:id',
    {
      schema: { tags, params: ofStandard, response: { 200: StandardData, 304: NotModified } },
      // every viewer of a verdict may read the rules behind it
      config: { access: 'user' },
    },
    async (request, reply) => {
      const standard = await currentStandard(app.db, request.params.id);
      return reply.isFresh(versionOf(standard)) ? reply.code(304).send() : standard;
    },
  );

  app.get(
    '/staff/standards',
    { schema: { tags, response: { 200: z.array(EditionEntry) } }, config },
    async () => listEditions(app.db),
  );

  app.get(
    '/staff/standards/:id/editions/:edition',
    { schema: { tags, params: ofEdition, response: { 200: StandardData, 404: Problem } }, config },
    async ({ params: { id, edition } }) => knownEdition(app.db, id, edition),
  );

  app.post(
    '/staff/standards/:id/drafts',
    { schema: { tags, params: ofStandard, body: StandardData, response: { 201: EditionEntry } }, config },
    async (request, reply) => {
      const { params, body } = request;
      if (body.id !== params.id)
        throw new ProblemError(
          422,
          'other-standard',
          `This is an edition of ${standardNames[body.id]}.`,
          'id',
        );
      if (!(await putDraft(app.db, body, signerOf(request).userId))) throw published(body.edition);
      return reply.code(201).send(await entryOf(app.db, body.id, body.edition));
    },
  );

  app.delete(
    '/staff/standards/:id/drafts/:edition',
    {
      schema: {
        tags,
        params: ofEdition,
        response: { 200: DraftRemovedReply, 404: Problem, 409: Problem },
      },
      config,
    },
    async ({ params: { id, edition } }) => {
      await knownEdition(app.db, id, edition);
      if (!(await removeDraft(app.db, id, edition))) throw published(edition);
      return { success: true as const };
    },
  );

  app.get(
    '/staff/standards/:id/drafts/:edition/diff',
    { schema: { tags, params: ofEdition, response: { 200: EditionDiff, 404: Problem } }, config },
    async ({ params: { id, edition } }) =>
      editionDiff(app.db, await knownEdition(app.db, id, edition), today(app.clock)),
  );

  app.post(
    '/staff/standards/:id/drafts/:edition/publish',
    {
      schema: {
        tags,
        params: ofEdition,
        body: PublishEdition,
        response: { 200: PublishedReply, 404: Problem, 409: Problem },
      },
      config,
    },
    async (request) => {
      const publishedFor = request.body.reason;
      const { id, edition } = request.params;
      const { userId, name } = signerOf(request);
      return app.db.transaction(async (transaction) => {
        await knownEdition(transaction, id, edition);
        const isOwn = (await authorOf(transaction, id, edition)) === userId;
        if (isOwn && app.config.modules.needsSecondPerson) throw secondPersonNeeded();
        if (!(await publishDraft(transaction, id, edition, { publishedBy: userId, publishedFor })))
          throw published(edition);
        const cause = `Edition ${edition} published by ${name}: ${publishedFor}`;
        const verdictsAdded = await recomputeVerdicts(transaction, undefined, cause, today(app.clock), id);
        return { edition: await entryOf(transaction, id, edition), verdictsAdded };
      });
    },
  );
};

async function knownEdition(db: Queryable, id: StandardId, edition: string): Promise<StandardData> {
  const data = await editionData(db, id, edition);
  if (data === undefined)
    throw new ProblemError(404, 'edition-unknown', `There is no edition ${edition} of ${standardNames[id]}.`);
  return data;
}

async function entryOf(db: Queryable, id: StandardId, edition: string): Promise<EditionEntry> {
  const entry = (await listEditions(db)).find((one) => one.standard === id && one.edition === edition);
  if (entry === undefined) throw new Error(`Edition ${edition} of ${id} was not stored.`);
  return entry;
}

/** Everybody's verdicts change with it: docs/product/modules.md. */
const secondPersonNeeded = () =>
  new ProblemError(
    409,
    'second-person-needed',
    'You wrote this edition. Ask another advisor to review and publish it.',
  );

const published = (edition: string) =>
  new ProblemError(
    409,
    'edition-published',
    `Edition ${edition} is published and stays as it is. Give the next one another name.`,
    'edition',
  );
