import { isProblem, offlineMessage } from '@tayyib/shared/errors';
import type { ApiError } from './api';
import { tellSessionEnded } from './sessionEnded';

interface Answer {
  /** 0 when none came. */
  status: number;
  body: unknown;
}

/** Posts a form, telling how much of it is through, 0 to 1. */
export type FileTransport = (
  address: string,
  form: FormData,
  onProgress: (share: number) => void,
) => Promise<Answer>;

/** `fetch` does not tell how far an upload is; this old way does. */
const overTheNetwork: FileTransport = (address, form, onProgress) =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve({ status: request.status, body: request.response });
    request.onerror = request.onabort = () => resolve({ status: 0, body: null });
    request.send(form);
  });

let transport = overTheNetwork;

/** Lets a test or a module alone answer in place of the server; null gives the network back. */
export function setFileTransport(replacement: FileTransport | null) {
  transport = replacement ?? overTheNetwork;
}

/** Sends a file to our server as the form field `file`. Every way it can fail is an `ApiError`, as with any endpoint. */
export async function sendFile(
  path: string,
  file: File,
  onProgress: (share: number) => void,
): Promise<{ data: unknown } | { error: ApiError }> {
  const form = new FormData();
  form.append('file', file);
  const { status, body } = await transport(`/api/${path}`, form, onProgress);
  if (status >= 200 && status < 300) return { data: body };
  if (status === 0) return { error: { status, code: 'offline', message: offlineMessage } };
  if (!isProblem(body)) {
    const message = 'The server answered in an unexpected way. Please try again.';
    return { error: { status, code: 'unexpected', message } };
  }
  if (body.code === 'session-ended') tellSessionEnded(body);
  return { error: { ...body, status } };
}
