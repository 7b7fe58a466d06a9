/** How heads, names and words are compared: any width, any case, no spaces or marks between. */
export const foldWord = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_.\-/・()*:]+/g, '')

const halfKana = /[\uff61-\uff9f]+/g
const wideLatin = /[\uff01-\uff5e\u3000]/g

/**
 * A text as it is kept: half-width kana in full width, full-width letters, figures and spaces in half width; nothing else
 * is touched, and no mark is lost.
 */
export const tidyText = (text: string): string =>
  text
    .replace(halfKana, (kana) => kana.normalize('NFKC'))
    .replace(wideLatin, (sign) => (sign === '\u3000' ? ' ' : sign.normalize('NFKC')))
    .trim()
