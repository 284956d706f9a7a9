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
  const { config, registrySigner } = server;
  const values: Readonly<Record<string, string>> = {
    CSP_NONCE: styleNonce,
    MODULE_KEYS: inAttribute(registrySigner.publicKeys),
    CONTACT: inUrl(JSON.stringify(config.contact)),
    MODULE_ORIGINS: inAttribute(config.modules.origins.join(' ')),
    OFFLINE_PAGES: config.hasOfflinePages ? 'on' : 'off',
    TITLE: escaped(head.title),
    DESCRIPTION: escaped(head.description),
    ROBOTS: head.isListed ? 'index' : 'noindex',
    ADDRESS: escaped(canonical(address)),
    FIRST_FILES: firstFiles,
    SUMMARY: markup === undefined ? summaryOf(head) : '',
    PAGE: markup === undefined ? '' : escaped(address.pathname),
    CONTENT: markup ?? '',
  };
  // in one pass: a value, such as the address that a visitor typed, may look like a placeholder
  return html.replaceAll(/__([A-Z_]+?)__/g, (placeholder, name: string) => values[name] ?? placeholder);
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
