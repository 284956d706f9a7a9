import { today } from '@tayyib/shared/values/calendar';
import multipart from '@fastify/multipart';
import { FeedRun, FeedUploadQuery, Problem } from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import { viewerOf } from '../../../../plugins/session/Viewer';
import { httpLimits } from '../../../../plugins/rateLimit/limits';
import { audit } from '../../../platform/audit/audit';
import { DamagedFile } from '../feeds/reading/DamagedFile';
import { ingestFile } from '../feeds/runFeed';
import { newestRunOf } from '../feedRunsRepository';
import { feedByName, notifyFactsChanged } from '../importing/importFiles';
import { judgePending } from '../importing/judgePending';

/** As large as a file from the command line may be. */
const largestBytes = 128 * 1024 * 1024;

/** Files that staff load through the browser: read as they arrive, then imported by the feed's own rules. */
export const feedUploadRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(multipart, { limits: { fileSize: largestBytes, files: 1, fields: 0 } });

  app.post(
    '/staff/feeds/:feed/files',
    {
      schema: {
        tags: ['Feeds'],
        consumes: ['multipart/form-data'],
        params: z.object({
          feed: z
            .string()
            .max(40)
            .meta({ examples: ['nse-list'] }),
        }),
        querystring: FeedUploadQuery,
        response: { 201: FeedRun, 400: Problem, 404: Problem, 413: Problem, 422: Problem },
      },
      config: { access: 'staff', rateLimit: httpLimits.feedUploads },
    },
    async (request, reply) => {
      const feed = feedByName(request.params.feed);
      if (feed === undefined) throw new ProblemError(404, 'feed-unknown', 'There is no such feed.');
      const { asOf, force } = request.query;
      const folder = await mkdtemp(path.join(tmpdir(), 'tayyib-upload-'));
      try {
        const part = request.isMultipart() ? await request.file().catch(unreadable) : undefined;
        if (part === undefined) throw noFile();
        const received = path.join(folder, 'received');
        await pipeline(part.file, createWriteStream(received));
        if (part.file.truncated) throw tooLarge();
        const upload = {
          name: nameOf(part.filename),
          source: received,
          asOf: asOf ?? today(app.clock),
          isAsOfStated: asOf !== undefined,
          largestBytes,
        };
        const report = await app.fileReader
          .withFile(feed, upload, (opened) => ingestFile(app.db, opened.feed, opened.file, { force }))
          .catch(notOpened);
        await judgePending(app.db);
        await notifyFactsChanged(app.db, [report]);
        await audit(app.db, {
          at: app.clock.now(),
          userId: null,
          actor: viewerOf(request).userId,
          event: 'feed-uploaded',
          address: request.ip,
          detail: { feed: feed.name, document: report.document, outcome: report.outcome, force },
        });
        const run = await newestRunOf(app.db, feed.name);
        if (run === undefined) throw new Error(`The run over ${report.document} was not recorded.`);
        return await reply.code(201).send(run);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  );
};

/** The browser's file name, without a folder; feeds parse a day from it. */
const nameOf = (given: string): string => given.split(/[\\/]/).at(-1)?.slice(0, 200) || 'file';

/** A file that is damaged once it is open is a refused run; one that cannot be opened is none. */
function notOpened(error: unknown): never {
  if (error instanceof DamagedFile) throw new ProblemError(422, 'not-a-zip', error.message, 'file');
  throw error;
}

const noFile = () => new ProblemError(400, 'no-file', 'Choose a file to load.', 'file');
/** A form without a boundary, or cut within its first part. */
const unreadable = (): never => {
  throw noFile();
};

const tooLarge = () => new ProblemError(413, 'file-too-large', 'This file is larger than 128 MB.', 'file');
