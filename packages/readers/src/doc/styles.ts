import { readSprms, type Sprm } from './sprms.ts'
import type { WordFile } from './word-file.ts'

/** What a style says of paragraphs and of letters, its base's changes before its own. */
export interface WordStyle {
  /** A heading's level, from 1; null for other styles. */
  readonly level: number | null
  readonly paragraph: readonly Sprm[]
  readonly letters: readonly Sprm[]
}

const maxStyles = 4095
const maxBases = 12

interface OwnStyle extends WordStyle {
  readonly base: number
}

/** Reads the styles of a file, by their numbers. */
export function readWordStyles(file: WordFile): (number: number) => WordStyle {
  const { start, end } = file.tableAt(1)
  const sheet = file.tables.slice(start, end)
  const count = Math.min(maxStyles, sheet.u16(2))
  const baseSize = sheet.u16(4)
  const own: (OwnStyle | null)[] = []
  let at = 2 + sheet.u16(0)
  for (let index = 0; index < count && at < sheet.length; index += 1) {
    const size = sheet.u16(at)
    const style = sheet.slice(at + 2, at + 2 + size)
    own.push(size === 0 ? null : readStyle(style))
    at += 2 + size
  }

  function readStyle(style: ReturnType<typeof sheet.slice>): OwnStyle {
    const kind = style.u16(2) & 0xf
    const builtIn = style.u16(0) & 0xfff
    let from = baseSize + 2 + style.u16(baseSize) * 2 + 2
    const parts = Array.from({ length: Math.min(3, style.u16(4) & 0xf) }, () => {
      const size = style.u16(from)
      const part = style.slice(from + 2, from + 2 + size)
      from += 2 + size + (size % 2)
      return part
    })
    const [first, second] = parts
    const isParagraph = kind === 1
    return {
      base: style.u16(2) >> 4,
      level: isParagraph && builtIn >= 1 && builtIn <= 6 ? builtIn : null,
      paragraph: isParagraph && first ? readSprms(first.slice(2, first.length)) : [],
      letters: isParagraph ? (second ? readSprms(second) : []) : first ? readSprms(first) : [],
    }
  }

  const resolved = new Map<number, WordStyle>()
  return (number) => {
    const kept = resolved.get(number)
    if (kept) return kept
    const chain: OwnStyle[] = []
    for (let style = own[number]; style && chain.length < maxBases; style = own[style.base])
      chain.unshift(style)
    const style: WordStyle = {
      level: chain.findLast(({ level }) => level !== null)?.level ?? null,
      paragraph: chain.flatMap(({ paragraph }) => paragraph),
      letters: chain.flatMap(({ letters }) => letters),
    }
    resolved.set(number, style)
    return style
  }
}
