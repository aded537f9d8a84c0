import { writeNumber } from '../output/number-format.ts'
import type { OdtStyles } from './styles.ts'
import { lengthIn } from './styles.ts'
import { findElement, type XmlElement } from './xml-tree.ts'

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
      const levelProperties = properties && findElement(properties, 'style:list-level-properties')
      const label = levelProperties && findElement(levelProperties, 'style:list-level-label-alignment')
      const margin = lengthIn(label?.attributes['fo:margin-left'])
      const before = lengthIn(levelProperties?.attributes['text:space-before'])
      const width = lengthIn(levelProperties?.attributes['text:min-label-width'])
      return margin ?? (before === null && width === null ? level * 18 : (before ?? 0) + (width ?? 0))
    },
  }
}
