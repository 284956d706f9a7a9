import type { FastifyReply } from 'fastify';
import { canonical, linksToPublicPages } from '../crawlers';
import type { PageHead } from '../pageHeads';

interface PageParts {
  head: PageHead;
  address: URL;
  /** The links of `firstFilesOf`. */
  firstFiles: string;
  /** The prerendered page; undefined where the browser renders it. */
  markup: string | undefined;
}

/** The HTML of the shell with the values of one response. */
export function pageHtml(
  html: string,
  { server, styleNonce }: FastifyReply,
  { head, address, firstFiles, markup }: PageParts,
): string {
  return (
    html
      .replaceAll('__CSP_NONCE__', styleNonce)
      .replaceAll('__MODULE_KEYS__', inAttribute(server.registrySigner.publicKeys))
      .replaceAll('__CONTACT__', inUrl(JSON.stringify(server.config.contact)))
      .replaceAll('__MODULE_ORIGINS__', inAttribute(server.config.modules.origins.join(' ')))
      .replaceAll('__OFFLINE_PAGES__', server.config.hasOfflinePages ? 'on' : 'off')
      .replaceAll('__TITLE__', () => escaped(head.title))
      .replaceAll('__DESCRIPTION__', () => escaped(head.description))
      .replaceAll('__ROBOTS__', head.isListed ? 'index' : 'noindex')
      .replaceAll('__ADDRESS__', () => escaped(canonical(address)))
      .replaceAll('__FIRST_FILES__', firstFiles)
      .replaceAll('__SUMMARY__', () => (markup === undefined ? summaryOf(head) : ''))
      .replaceAll('__PAGE__', () => (markup === undefined ? '' : escaped(address.pathname)))
      // last, because nothing in it is a placeholder
      .replaceAll('__CONTENT__', () => markup ?? '')
  );
}

/** What a page is, and the other pages, for who reads it without its scripts. */
const summaryOf = ({ title, description }: PageHead): string =>
  `<h1>${escaped(title)}</h1><p>${escaped(description)}</p><ul>${linksToPublicPages}</ul>`;

/** A list as the value of an attribute, also of one that the build left without quotes to save bytes. */
const inAttribute = (list: string) => list.replaceAll(' ', '&#32;');

/** Any text as the value of an attribute or of an element. */
const escaped = (text: string) =>
  text.replaceAll(/[\s&<>"'`=]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Without quotes of any kind, which would end an attribute. */
const inUrl = (text: string) => encodeURIComponent(text).replaceAll("'", '%27');
