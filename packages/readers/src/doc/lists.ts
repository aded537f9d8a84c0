import { writeNumber } from '../output/number-format.ts'
import { readSprms, type Sprm } from './sprms.ts'
import type { WordFile } from './word-file.ts'

interface ListLevel {
  readonly start: number
  readonly format: number
  readonly text: string
  readonly sprms: readonly Sprm[]
}

/** The marks of lists, as Word works them out when it shows a file: they are not in its text. */
export interface WordLists {
  /** What a level of a list says of its paragraphs. */
  sprms(list: number, level: number): readonly Sprm[]
  /** The mark of the next paragraph of a list. */
  next(list: number, level: number): string
}

const maxLists = 5000
const bullet = 23
// Formats of numbers by the numbers of the formats; the others are written in digits.
const formats: ReadonlyMap<number, string> = new Map([
  [1, 'I'],
  [2, 'i'],
  [3, 'A'],
  [4, 'a'],
  [10, '一'],
  [11, '一'],
  [18, '①'],
  [28, '①'],
  [33, '一'],
  [35, '一'],
  [37, '一'],
  [39, '一'],
  [255, ''],
])

/** The levels of each list by its own number. */
function readLevels({ tables, tableAt }: WordFile): Map<number, ListLevel[]> {
  const { start, end } = tableAt(73)
  const count = end - start < 2 ? 0 : Math.min(maxLists, tables.u16(start))
  const lists = new Map<number, ListLevel[]>()
  let at = end
  for (let index = 0; index < count; index += 1) {
    const head = start + 2 + index * 28
    const levels = Array.from({ length: tables.u8(head + 26) & 1 ? 1 : 9 }, (): ListLevel => {
      const letters = tables.u8(at + 24)
      const paragraph = tables.u8(at + 25)
      const from = at + 28
      const textAt = from + paragraph + letters
      const length = Math.min(255, tables.u16(textAt))
      const level = {
        start: tables.u32(at),
        format: tables.u8(at + 4),
        text: tables.raw(textAt + 2, textAt + 2 + length * 2).toString('utf16le'),
        sprms: readSprms(tables.slice(from, from + paragraph)),
      }
      at = textAt + 2 + length * 2
      return level
    })
    lists.set(tables.u32(head), levels)
  }
  return lists
}

export function readWordLists(file: WordFile): WordLists {
  const levels = readLevels(file)
  const { start } = file.tableAt(74)
  const count = Math.min(maxLists, file.tables.u32(start))
  const counted = new Map<string, number[]>()

  /** A list of the text: which levels it has, and whether it counts for itself. */
  function listOf(list: number): { levels: readonly ListLevel[]; key: string } | null {
    if (list < 1 || list > count) return null
    const at = start + 4 + (list - 1) * 16
    const id = file.tables.u32(at)
    const found = levels.get(id)
    return found ? { levels: found, key: file.tables.u8(at + 12) > 0 ? `${list}` : `of ${id}` } : null
  }

  return {
    sprms: (list, level) => listOf(list)?.levels[level]?.sprms ?? [],
    next(list, level) {
      const found = listOf(list)
      const own = found?.levels[level]
      if (!found || !own) return ''
      const counts = counted.get(found.key) ?? []
      counts[level] = (counts[level] ?? own.start - 1) + 1
      counts.length = level + 1
      counted.set(found.key, counts)
      if (own.format === bullet) return own.text
      const shown = Array.from(own.text, (letter) => {
        const at = letter.charCodeAt(0)
        const of = found.levels[at]
        if (at > 8 || !of) return letter
        return writeNumber(counts[at] ?? of.start, formats.get(of.format) ?? '1')
      })
      return shown.join('')
    },
  }
}
