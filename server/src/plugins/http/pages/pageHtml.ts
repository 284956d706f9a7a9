import { onUseType } from '@tayyib/shared/public-pages';
import type { FastifyInstance } from 'fastify';
import { canonical, linksToPublicPages } from '../crawlers';
import type { PageHead } from '../pageHeads';

interface PageParts {
  head: PageHead;
  address: URL;
  /** Links to the files that the page needs first. */
  firstFiles: string;
  /** The signed answer of the module registry, in JSON; undefined where the browser requests it. */
  registry: string | undefined;
  /** The prerendered page; undefined where the browser renders it. */
  markup: string | undefined;
  /** Whether the scripts of the page wait until a visitor uses it: see `shell/src/app/prerender/startOnUse.ts`. */
  startsOnUse: boolean;
}

/** Stands where the nonce of a response goes. */
const nonceGap = '__CSP_NONCE__';

/**
 * The HTML of the shell with the values of one page, in two parts: between them is the nonce of each response. A build that names it
 * more often, or never, has no second part.
 */
export function pageHtml(
  html: string,
  { config, registrySigner }: Pick<FastifyInstance, 'config' | 'registrySigner'>,
  { head, address, firstFiles, registry, markup, startsOnUse }: PageParts,
): string[] {
  const values: Readonly<Record<string, string>> = {
    MODULE_KEYS: inAttribute(registrySigner.publicKeys),
    CONTACT: inUrl(JSON.stringify(config.contact)),
    MODULE_ORIGINS: inAttribute(config.modules.origins.join(' ')),
    OFFLINE_PAGES: config.hasOfflinePages ? 'on' : 'off',
    TITLE: escaped(head.title),
    DESCRIPTION: escaped(head.description),
    ROBOTS: head.isListed ? 'index' : 'noindex',
    PICTURE: pictureTags(head.picture && new URL(head.picture, address).href),
    ADDRESS: escaped(head.path === undefined ? canonical(address) : new URL(head.path, address).href),
    FIRST_FILES: firstFiles,
    ENTRY_TYPE: startsOnUse ? onUseType : 'text/javascript',
    REGISTRY: registry === undefined ? '' : dataBlock('application/json', registry, 'module-registry'),
    SUMMARY: markup === undefined ? summaryOf(head) : '',
    PAGE: markup === undefined ? '' : escaped(address.pathname),
    CONTENT: markup ?? '',
    STRUCTURED_DATA:
      head.structuredData === undefined
        ? ''
        : dataBlock('application/ld+json', JSON.stringify(head.structuredData)),
    // without markup the browser asks for it
    PAGE_DATA:
      markup === undefined || head.preload === undefined
        ? ''
        : dataBlock('application/json', head.preload.data.json, 'page-data'),
  };
  // in one pass: a value, such as the address that a visitor typed, may look like a placeholder
  return html
    .split(nonceGap)
    .map((part) =>
      part.replaceAll(/__([A-Z_]+?)__/g, (placeholder, name: string) => values[name] ?? placeholder),
    );
}

/** The picture of a link, at its known size, so that sites leave room for it before they fetch it. */
const pictureTags = (address: string | undefined): string =>
  address === undefined
    ? '<meta name="twitter:card" content="summary">'
    : `<meta property="og:image" content="${escaped(address)}">
       <meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">
       <meta name="twitter:card" content="summary_large_image">`;

/** What a page is, and the other pages, for who reads it without its scripts. */
const summaryOf = ({ title, description }: PageHead): string =>
  `<h1>${escaped(title)}</h1><p>${escaped(description)}</p><ul>${linksToPublicPages}</ul>`;

/** Data in the document. It runs nothing, so no policy applies to it; nothing in it ends the element. */
const dataBlock = (type: string, json: string, id?: string): string =>
  `<script type="${type}"${id === undefined ? '' : ` id="${id}"`}>${json.replaceAll('<', String.raw`\u003c`)}</script>`;

/** A list as the value of an attribute, also of one that the build left without quotes to save bytes. */
const inAttribute = (list: string) => list.replaceAll(' ', '&#32;');

/** Any text as the value of an attribute or of an element. */
const escaped = (text: string) =>
  text.replaceAll(/[\s&<>"'`=]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Without quotes of any kind, which would end an attribute. */
const inUrl = (text: string) => encodeURIComponent(text).replaceAll("'", '%27');
