const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');

/** The characters of headings: English, the accents of Spanish and Basque names, and symbols. */
export const headingCharacters = `${ascii}\u00a0¡¿ÁÉÍÑÓÚÜáéíñóúüç–—‘’“”…•·§°½¼¾×©™®`;
