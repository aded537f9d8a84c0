import type { Fold } from '../../rules/signs.ts'

/** The blocks of Han signs that have traditional forms. */
const blocks = [
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xf900, 0xfaff],
  [0x20000, 0x2a6df],
] as const

let loading: Promise<Fold> | null = null

/**
 * Reads what each sign folds to. Each sign is converted alone: the same sign folds alike in every text and query.
 */
async function load(): Promise<Fold> {
  const { Converter } = await import('opencc-js/t2cn')
  const convert = Converter({ from: 't', to: 'cn' })
  const folded = new Map<string, string>()
  for (const [first, last] of blocks) {
    const signs = Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
    // A line break ends every word of the dictionary, so that no two signs are read as one.
    const converted = convert(signs.join('\n')).split('\n')
    signs.forEach((sign, index) => {
      const simple = converted[index]
      if (simple && simple !== sign && [...simple].length === 1) folded.set(sign, simple)
    })
  }
  return (sign) => folded.get(sign) ?? sign
}

/** The folding of traditional signs. The dictionary is loaded once, when the first text needs it. */
export function loadFold(): Promise<Fold> {
  loading ??= load()
  return loading
}
