import { productName } from '@tayyib/shared/brand';
import type { Badge } from '@tayyib/shared/contracts';
import { accents, neutrals, pageBackground, verdicts } from '@tayyib/shared/palette';
import sharp, { type OverlayOptions } from 'sharp';
import type { CardFonts } from './cardFonts';

/** What a share card says. */
export interface Card {
  /** What the card is about, in a word or two: `Stock`, `Watchlist`. */
  kind: string;
  title: string;
  /** The answer in a coloured mark; null for what has no verdict of its own. */
  verdict: { badge: Badge; text: string } | null;
  /** One or two sentences. */
  text: string;
  /** What it rests on, and its day. */
  basis: string;
}

/** Of the picture, in pixels: what the sites that show links draw without cropping. */
const cardSize = { width: 1200, height: 630 } as const;
const margin = 72;
const width = cardSize.width - 2 * margin;
/** Between the parts of a card. */
const gap = 32;

const ink = neutrals.light.neutral900;
const softInk = neutrals.light.neutral600;
const { primary, gold, primarySoft } = accents.light;

const badgeColours: Readonly<Record<Badge, { ink: string; background: string; mark: string }>> = {
  compliant: {
    ink: verdicts.light.compliant,
    background: verdicts.light.compliantBackground,
    mark: 'M10 21l8 8L32 12',
  },
  non_compliant: {
    ink: verdicts.light.nonCompliant,
    background: verdicts.light.nonCompliantBackground,
    mark: 'M12 12l18 18M30 12L12 30',
  },
  under_review: {
    ink: verdicts.light.underReview,
    background: verdicts.light.underReviewBackground,
    mark: 'M21 9v16M21 32v1',
  },
};

/** As Pango names the weights of the two files: once both are read, they are one family. */
const faces: Readonly<Record<keyof CardFonts, string>> = { heading: 'Ultra-Bold', text: 'Medium' };

interface Words {
  text: string;
  font: keyof CardFonts;
  colour: string;
  /** Tried from the largest to the smallest, in pixels, until the text is no higher than `maxHeight`. */
  sizes: readonly [number, ...number[]];
  maxHeight: number;
  width?: number;
}

/**
 * A card of a link as PNG: name, verdict, reason and what it rests on, in the look of the site. Texts that do not fit are set smaller, then
 * cut with an ellipsis.
 */
export async function drawCard(card: Card, fonts: CardFonts): Promise<Buffer> {
  const title = await drawWords(fonts, {
    text: card.title,
    font: 'heading',
    colour: ink,
    sizes: [60, 52, 44],
    maxHeight: 150,
  });
  const mark = card.verdict && (await drawVerdict(card.verdict, fonts));
  const basis = await drawWords(fonts, {
    text: card.basis,
    font: 'text',
    colour: softInk,
    sizes: [26, 22],
    maxHeight: 64,
  });
  const titleTop = 172;
  const markTop = titleTop + title.height + gap;
  const textTop = markTop + (mark ? mark.height + gap : 0);
  const basisTop = cardSize.height - 56 - basis.height;
  const text = await drawWords(fonts, {
    text: card.text,
    font: 'text',
    colour: ink,
    sizes: [34, 30, 26],
    maxHeight: basisTop - textTop - gap,
  });
  const brand = await drawWords(fonts, {
    text: productName,
    font: 'heading',
    colour: primary,
    sizes: [40],
    maxHeight: 60,
  });
  const kind = await drawWords(fonts, {
    text: card.kind,
    font: 'text',
    colour: softInk,
    sizes: [30],
    maxHeight: 60,
  });
  const at = (drawn: Drawn, left: number, top: number): OverlayOptions => ({ input: drawn.png, left, top });
  return sharp(Buffer.from(background()))
    .composite([
      at(brand, margin + 84, 88 - Math.round(brand.height / 2)),
      at(kind, cardSize.width - margin - kind.width, 88 - Math.round(kind.height / 2)),
      at(title, margin, titleTop),
      ...(mark ? [at(mark, margin, markTop)] : []),
      at(text, margin, textTop),
      at(basis, margin, basisTop),
    ])
    .png({ palette: true, dither: 0 })
    .toBuffer();
}

interface Drawn {
  png: Buffer;
  width: number;
  height: number;
}

/** Pango reads markup; a company is named "A & B <C>". */
const escapeMarkup = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

async function drawWords(fonts: CardFonts, words: Words): Promise<Drawn> {
  const draw = async (text: string, size: number): Promise<Drawn> => {
    const { data, info } = await sharp({
      text: {
        text: `<span foreground="${words.colour}">${escapeMarkup(text)}</span>`,
        // the size is in points, of 72 to an inch
        font: `Plus Jakarta Sans ${faces[words.font]} ${size}`,
        dpi: 72,
        fontfile: fonts[words.font],
        width: words.width ?? width,
        wrap: 'word-char',
        rgba: true,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
    return { png: data, width: info.width, height: info.height };
  };
  let smallest = words.sizes[0];
  for (const size of words.sizes) {
    const drawn = await draw(words.text, size);
    if (drawn.height <= words.maxHeight) return drawn;
    smallest = size;
  }
  for (let text = words.text; text.length > 1; text = text.slice(0, Math.floor(text.length * 0.85))) {
    const drawn = await draw(`${text.trimEnd()}…`, smallest);
    if (drawn.height <= words.maxHeight) return drawn;
  }
  return draw('…', smallest);
}

/** The verdict with its icon on its colour, as its badge in the app. */
async function drawVerdict({ badge, text }: NonNullable<Card['verdict']>, fonts: CardFonts): Promise<Drawn> {
  const { ink: colour, background: behind, mark } = badgeColours[badge];
  const words = await drawWords(fonts, {
    text,
    font: 'heading',
    colour,
    sizes: [40, 32],
    maxHeight: 56,
    width: width - 120,
  });
  const height = 80;
  const size = { width: words.width + 116, height };
  const pill = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${height}">
    <rect width="${size.width}" height="${height}" rx="40" fill="${behind}"/>
    <circle cx="45" cy="40" r="21" fill="${colour}"/>
    <path transform="translate(24 19)" d="${mark}" fill="none" stroke="${behind}" stroke-width="5"
      stroke-linecap="round" stroke-linejoin="round"/>
  </svg>`;
  const png = await sharp(Buffer.from(pill))
    .composite([{ input: words.png, left: 80, top: Math.round((height - words.height) / 2) }])
    .png()
    .toBuffer();
  return { png, ...size };
}

/** The page behind the words: the mark, and a crescent in the corner. */
const background = (): string => `<svg xmlns="http://www.w3.org/2000/svg"
  width="${cardSize.width}" height="${cardSize.height}">
  <rect width="100%" height="100%" fill="${pageBackground.light}"/>
  <rect width="100%" height="12" fill="${primary}"/>
  <g transform="translate(980 330) scale(6.2)" fill="${primarySoft}">
    <path d="M43.500 45.200A20 20 0 1 1 36 13.100 16 16 0 1 0 43.500 45.200Z"/>
  </g>
  <g transform="translate(${margin} 56)">
    <rect width="64" height="64" rx="15" fill="${primary}"/>
    <path d="M43.500 45.200A20 20 0 1 1 36 13.100 16 16 0 1 0 43.500 45.200Z" fill="${gold}"/>
    <path d="M22 35l8.500 8.500L51 20" fill="none" stroke="#fff" stroke-width="5.500"
      stroke-linecap="round" stroke-linejoin="round"/>
  </g>
</svg>`;
