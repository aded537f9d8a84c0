import type { OdtStyles } from './styles.ts'
import { lengthIn } from './styles.ts'
import { findElement, type XmlElement } from './xml-tree.ts'

const roman = [
  ['m', 1000],
  ['cm', 900],
  ['d', 500],
  ['cd', 400],
  ['c', 100],
  ['xc', 90],
  ['l', 50],
  ['xl', 40],
  ['x', 10],
  ['ix', 9],
  ['v', 5],
  ['iv', 4],
  ['i', 1],
] as const
const chineseDigits = '零一二三四五六七八九'

function inRoman(number: number): string {
  let [left, written] = [number, '']
  for (const [sign, value] of roman) {
    written += sign.repeat(Math.floor(left / value))
    left %= value
  }
  return written
}

function inLetters(number: number): string {
  let [left, written] = [number, '']
  while (left > 0) {
    written = String.fromCharCode(97 + ((left - 1) % 26)) + written
    left = Math.floor((left - 1) / 26)
  }
  return written
}

function inChinese(number: number): string {
  const [tens, ones] = [Math.floor(number / 10), number % 10]
  const lead = tens === 0 ? '' : `${tens === 1 ? '' : chineseDigits[tens]}十`
  return lead + (ones === 0 && lead ? '' : chineseDigits[ones])
}

/** A number as a list writes it; in digits where the format is unknown or the number is beyond it. */
export function writeNumber(number: number, format: string): string {
  if (format === '' || number < 1) return format === '' ? '' : `${number}`
  if (/^[iI]$/.test(format) && number < 4000) {
    return format === 'i' ? inRoman(number) : inRoman(number).toUpperCase()
  }
  if (/^[aA]$/.test(format)) return format === 'a' ? inLetters(number) : inLetters(number).toUpperCase()
  if (/^[一壹]/.test(format) && number < 100) return inChinese(number)
  return format.startsWith('①') && number <= 20 ? String.fromCodePoint(0x245f + number) : `${number}`
}

/** The numbers of the lists of a document, as they go on from item to item. */
export interface ListNumbers {
  restart(style: string): void
  /** The mark of the next item of a level. `start` is where the item says that the numbers begin again. */
  next(style: string, level: number, start: number | null): string
  /** How far a level is indented, in points. */
  indent(style: string, level: number): number
}

export function listNumbers(styles: OdtStyles): ListNumbers {
  const counted = new Map<string, Map<number, number>>()
  const countsOf = (style: string) => counted.get(style) ?? new Map<number, number>()
  const levelOf = (style: string, level: number) => styles.listStyle(style)?.get(level)
  const startOf = (element: XmlElement | undefined) =>
    Number(element?.attributes['text:start-value'] ?? 1) || 1

  return {
    restart: (style) => {
      counted.delete(style)
    },
    next(style, level, start) {
      const counts = countsOf(style)
      const own = levelOf(style, level)
      const before = counts.get(level)
      counts.set(level, start ?? (before === undefined ? startOf(own) : before + 1))
      for (const deeper of counts.keys()) if (deeper > level) counts.delete(deeper)
      counted.set(style, counts)
      const bullet = own?.attributes['text:bullet-char']
      if (!own || bullet || own.name.endsWith('-image')) return bullet || '•'
      const shown = Math.min(level, Number(own.attributes['text:display-levels'] ?? 1) || 1)
      const numbers = Array.from({ length: shown }, (_, index) => {
        const at = level - shown + 1 + index
        const count = counts.get(at) ?? startOf(levelOf(style, at))
        return writeNumber(count, levelOf(style, at)?.attributes['style:num-format'] ?? '')
      })
      const number = numbers.filter((each) => each !== '').join('.')
      const { 'style:num-prefix': prefix = '', 'style:num-suffix': suffix = '' } = own.attributes
      return number === '' ? '' : prefix + number + suffix
    },
    indent(style, level) {
      const properties = levelOf(style, level)
      const place = properties && findElement(properties, 'style:list-level-properties')
      const label = place && findElement(place, 'style:list-level-label-alignment')
      const margin = lengthIn(label?.attributes['fo:margin-left'])
      const before = lengthIn(place?.attributes['text:space-before'])
      const width = lengthIn(place?.attributes['text:min-label-width'])
      return margin ?? (before === null && width === null ? level * 18 : (before ?? 0) + (width ?? 0))
    },
  }
}
