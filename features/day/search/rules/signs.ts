/** Folds a traditional sign to its simplified one; any other sign stays as it is. */
export type Fold = (sign: string) => string

/** A piece of a text as it is compared, with its place in the text in UTF-16 offsets. */
export interface Sign {
  readonly sign: string
  /** `han`: a Han or Kana sign, compared by pairs. `word`: part of a word. `gap`: neither. */
  readonly kind: 'han' | 'word' | 'gap'
  readonly from: number
  readonly to: number
}

const isHan = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]$/u
const isWord = /^[\p{L}\p{N}\p{M}_]$/u

function kindOf(sign: string): Sign['kind'] {
  if (isHan.test(sign)) return 'han'
  return isWord.test(sign) ? 'word' : 'gap'
}

const isPlain = /^[a-z0-9 ]$/

/**
 * The signs of a text: NFKC, lower case, traditional folded to simplified.
 *
 * Each sign is folded alone, so that a text and a query fold alike wherever the sign stands.
 */
export function signsOf(text: string, fold: Fold): Sign[] {
  const signs: Sign[] = []
  let from = 0
  for (const given of text) {
    const to = from + given.length
    if (isPlain.test(given)) signs.push({ sign: given, kind: given === ' ' ? 'gap' : 'word', from, to })
    else
      for (const written of given.normalize('NFKC').toLowerCase()) {
        const sign = fold(written)
        signs.push({ sign, kind: kindOf(sign), from, to })
      }
    from = to
  }
  return signs
}
