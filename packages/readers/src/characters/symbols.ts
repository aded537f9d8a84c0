// What the letters of Wingdings and Symbol show that documents use as marks; the rest shows as a bullet.
const shown: Readonly<Record<number, string>> = {
  32: ' ',
  40: '☎',
  41: '✆',
  42: '✉',
  45: '–',
  97: '•',
  108: '●',
  109: '○',
  110: '■',
  111: '□',
  113: '❑',
  114: '❒',
  116: '◆',
  117: '◆',
  118: '❖',
  119: '◆',
  167: '▪',
  168: '□',
  171: '★',
  183: '•',
  216: '➢',
  222: '→',
  224: '→',
  232: '➔',
  251: '✗',
  252: '✓',
  253: '☒',
  254: '☑',
}

/** A letter of a symbol font, by its number, as one that every font has. */
export function symbol(number: number): string {
  return shown[number & 0xff] ?? '•'
}

/** Replaces the letters that documents borrow from symbol fonts: the private ones from F020 to F0FF. */
export function showSymbols(text: string): string {
  return text.replace(/[\uf020-\uf0ff]/g, (letter) => symbol(letter.charCodeAt(0)))
}
