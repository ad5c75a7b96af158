/** The brand's seal on every page: drawn once, in the footer. */
export const brandSealUrl = '#seal';
