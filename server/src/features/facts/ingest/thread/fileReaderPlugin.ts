import fp from 'fastify-plugin';
import { FileReader } from './FileReader';

declare module 'fastify' {
  interface FastifyInstance {
    /** Opens and reads files of others beside the event loop: what staff upload, and what is fetched. */
    fileReader: FileReader;
  }
}

/** One thread for all files that this server reads. */
export const fileReaderPlugin = fp(
  async (app) => {
    const reader = new FileReader(app.config.feeds.readLimits);
    app.decorate('fileReader', reader);
    app.addHook('onClose', () => reader.close());
  },
  { name: 'fileReader' },
);
