/** The product's name, used in every text and in the route `/Why_Choose_Tayyib`. */
export const productName = 'Tayyib';

/** The greeting in Arabic; its glyphs are all that is delivered of the Arabic font. */
export const salam = 'السلام عليكم';
