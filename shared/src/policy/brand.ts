/** The product's name, used in every text and in the route `/Why_Choose_Tayyib`. */
export const productName = 'Tayyib';
