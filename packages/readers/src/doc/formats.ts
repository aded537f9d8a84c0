import type { EdgedCell } from '../output/cell-table.ts'
import type { RowShape } from '../output/flow.ts'
import { type ParagraphFormat, plainParagraph, plainText, type TextFormat } from '../output/runs.ts'
import type { Sprm } from './sprms.ts'
import type { WordStyle } from './styles.ts'

/** How a stretch of letters is set, and what stands for its sign if it is no letter. */
export interface LetterFormat {
  readonly text: TextFormat
  readonly isHidden: boolean
  /** Whether its signs stand for something else: a picture, a note, a letter of a symbol font. */
  readonly isSpecial: boolean
  readonly symbol: number | null
  readonly picture: number | null
}

const palette = [
  null,
  '#000000',
  '#0000ff',
  '#00ffff',
  '#00ff00',
  '#ff00ff',
  '#ff0000',
  '#ffff00',
  '#ffffff',
  '#000080',
  '#008080',
  '#008000',
  '#800080',
  '#800000',
  '#808000',
  '#808080',
  '#c0c0c0',
]

function colorOf(value: number): string | null {
  if (value >>> 24 === 0xff) return null
  const parts = [value & 0xff, (value >> 8) & 0xff, (value >> 16) & 0xff]
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

const raises = [null, 'sup', 'sub'] as const

/** Whether a switch is on: a value of 128 leaves what the style says, 129 turns it around. */
function switched(value: number, styled: boolean): boolean {
  return value >= 128 ? (value === 129) !== styled : value !== 0
}

function withSprms(format: LetterFormat, sprms: readonly Sprm[], styled: TextFormat): LetterFormat {
  let { text, isHidden, isSpecial, symbol, picture } = format
  for (const { code, value } of sprms) {
    const byte = value.u8(0)
    if (code === 0x0835) text = { ...text, isBold: switched(byte, styled.isBold) }
    else if (code === 0x0836) text = { ...text, isItalic: switched(byte, styled.isItalic) }
    else if (code === 0x0837 || code === 0x2a53) text = { ...text, isStruck: switched(byte, styled.isStruck) }
    else if (code === 0x2a3e) text = { ...text, isUnderlined: byte !== 0 }
    else if (code === 0x4a43) text = { ...text, size: value.u16(0) / 2 }
    else if (code === 0x2a42) text = { ...text, color: palette[byte] ?? null }
    else if (code === 0x6870) text = { ...text, color: colorOf(value.u32(0)) }
    else if (code === 0x2a0c) text = { ...text, background: palette[byte] ?? null }
    else if (code === 0xca71) text = { ...text, background: colorOf(value.u32(4)) }
    else if (code === 0x2a48) text = { ...text, raised: raises[byte] ?? null }
    else if (code === 0x083c || code === 0x0800) isHidden = byte === 1
    else if (code === 0x0855) isSpecial = byte === 1
    else if (code === 0x6a09) symbol = value.u16(2)
    else if (code === 0x6a03) picture = value.u32(0)
  }
  return { text, isHidden, isSpecial, symbol, picture }
}

const plainLetters: LetterFormat = {
  text: plainText,
  isHidden: false,
  isSpecial: false,
  symbol: null,
  picture: null,
}

/** The format of letters: what their paragraph's style says, their own style, and what is said of them. */
export function letterFormat(
  sprms: readonly Sprm[],
  paragraphStyle: WordStyle,
  styleOf: (number: number) => WordStyle,
): LetterFormat {
  const ofParagraph = withSprms(plainLetters, paragraphStyle.letters, plainText)
  const own = sprms.findLast(({ code }) => code === 0x4a30)
  const ofStyle = own
    ? withSprms(ofParagraph, styleOf(own.value.u16(0)).letters, ofParagraph.text)
    : ofParagraph
  return withSprms(ofStyle, sprms, ofStyle.text)
}

/** How a paragraph is set, and what its end ends. */
export interface BlockFormat {
  readonly paragraph: ParagraphFormat
  readonly isInTable: boolean
  readonly isRowEnd: boolean
  readonly depth: number
  readonly list: number
  readonly listLevel: number
}

const sides = [null, 'center', 'right', 'justify', 'justify', 'justify'] as const

/** `changes` are those of the style, of the list and of the paragraph itself, in this order. */
export function blockFormat(changes: readonly Sprm[], level: number | null): BlockFormat {
  let paragraph: ParagraphFormat = { ...plainParagraph, level }
  let isInTable = false
  let isRowEnd = false
  let depth = 0
  let list = 0
  let listLevel = 0
  for (const { code, value } of changes) {
    const byte = value.u8(0)
    if (code === 0x2403 || code === 0x2461) paragraph = { ...paragraph, align: sides[byte] ?? null }
    else if (code === 0x2441) paragraph = { ...paragraph, isRightToLeft: byte === 1 }
    else if (code === 0x840f || code === 0x845e) paragraph = { ...paragraph, indent: value.i16(0) / 20 }
    else if (code === 0x8411 || code === 0x8460) paragraph = { ...paragraph, firstLine: value.i16(0) / 20 }
    else if (code === 0x2640) paragraph = { ...paragraph, level: byte < 6 ? byte + 1 : null }
    else if (code === 0x2416) isInTable = byte === 1
    else if (code === 0x2417) isRowEnd = byte === 1
    else if (code === 0x6649) depth = value.u32(0)
    else if (code === 0x460b) list = value.u16(0)
    else if (code === 0x260a) listLevel = Math.min(8, byte)
  }
  return { paragraph, isInTable, isRowEnd, depth, list, listLevel }
}

/** The cells of a row, as its end describes them. */
export function rowShape(sprms: readonly Sprm[]): RowShape {
  const cells: Omit<EdgedCell, 'html'>[] = []
  let hasBorders = false
  for (const { code, value } of sprms) {
    if (code === 0xd608) {
      const count = Math.min(64, value.u8(0))
      for (let index = 0; index < count; index += 1) {
        const at = 1 + (count + 1) * 2 + index * 20
        const flags = at < value.length ? value.u16(at) : 0
        const merge = flags & 0x02 ? 'left' : flags & 0x20 ? (flags & 0x40 ? 'start' : 'continue') : null
        const left = value.i16(1 + index * 2)
        const right = value.i16(3 + index * 2)
        cells.push({ left, right: Math.max(left, right), merge, background: null })
        for (const side of [4, 8, 12, 16]) if (isLine(value.u8(at + side + 1))) hasBorders = true
      }
    } else if (code === 0xd605 || code === 0xd613) {
      const size = code === 0xd605 ? 4 : 8
      for (let at = 0; at + size <= value.length; at += size) {
        if (isLine(value.u8(at + (size === 4 ? 1 : 5)))) hasBorders = true
      }
    } else if (code === 0xd612) {
      for (const [index, cell] of cells.entries()) {
        const ground = value.length >= (index + 1) * 10 ? colorOf(value.u32(index * 10 + 4)) : null
        cells[index] = { ...cell, background: ground }
      }
    }
  }
  return { cells, hasBorders }
}

const isLine = (kind: number) => kind !== 0 && kind !== 0xff
