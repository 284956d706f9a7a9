import { isProblem, unreachableMessage } from '@tayyib/shared/sdk/errors';
import type { ApiError } from './api';
import { notifySessionEnded } from './sessionEnded';

interface Answer {
  /** 0 when no reply came. */
  status: number;
  body: unknown;
}

/** Posts a form and reports the progress, 0 to 1. */
export type FileTransport = (
  url: string,
  form: FormData,
  onProgress: (fraction: number) => void,
) => Promise<Answer>;

/** `fetch` has no upload progress; XMLHttpRequest does. */
const overTheNetwork: FileTransport = (url, form, onProgress) =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve({ status: request.status, body: request.response });
    request.onerror = request.onabort = () => resolve({ status: 0, body: null });
    request.send(form);
  });

let transport = overTheNetwork;

/** Replaces the network in a test or in standalone mode; null restores it. */
export function setFileTransport(replacement: FileTransport | null) {
  transport = replacement ?? overTheNetwork;
}

/** Sends a file to our server as the form field `file`. Every failure is an `ApiError`, as with any endpoint. */
export async function sendFile(
  path: string,
  file: File,
  onProgress: (fraction: number) => void,
): Promise<{ data: unknown } | { error: ApiError }> {
  const form = new FormData();
  form.append('file', file);
  const { status, body } = await transport(`/api/${path}`, form, onProgress);
  if (status >= 200 && status < 300) return { data: body };
  if (status === 0) return { error: { status, code: 'offline', message: unreachableMessage() } };
  if (!isProblem(body)) {
    const message = 'The server answered in an unexpected way. Please try again.';
    return { error: { status, code: 'unexpected', message } };
  }
  if (body.code === 'session-ended') notifySessionEnded(body);
  return { error: { ...body, status } };
}
