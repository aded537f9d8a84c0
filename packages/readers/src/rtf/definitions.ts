import type { RtfFont } from './letters.ts'

/** What the fonts, colours and styles of a file are called by their numbers. */
export interface RtfDefinitions {
  readonly fonts: ReadonlyMap<number, RtfFont>
  readonly colors: readonly (string | null)[]
  /** Heading levels by the number of the paragraph's style. */
  readonly levels: ReadonlyMap<number, number>
}

export type DefinitionKind = 'fonts' | 'colors' | 'styles'

/** Reads the tables at the head of a file, word by word. */
export interface DefinitionReading {
  readonly found: RtfDefinitions
  word(kind: DefinitionKind, name: string, value: number | null): void
  text(kind: DefinitionKind, text: string): void
  /** A group begins within the tables: the next entry, where an entry is a group. */
  open(): void
}

const noColor = { red: 0, green: 0, blue: 0 }

export function readDefinitions(): DefinitionReading {
  const fonts = new Map<number, RtfFont>()
  const colors: (string | null)[] = []
  const levels = new Map<number, number>()
  let font: RtfFont = { charset: 1, codePage: null }
  let color: typeof noColor | null = null
  let style = 0

  function endColor(): void {
    const hex =
      color && [color.red, color.green, color.blue].map((part) => part.toString(16).padStart(2, '0'))
    colors.push(hex && `#${hex.join('')}`)
    color = null
  }

  return {
    found: { fonts, colors, levels },
    word(kind, name, value) {
      if (kind === 'fonts') {
        if (name === 'f') {
          font = { charset: 1, codePage: null }
          fonts.set(value ?? 0, font)
        } else if (name === 'fcharset') font.charset = value ?? 0
        else if (name === 'cpg') font.codePage = value
      } else if (kind === 'colors') {
        const part = Math.min(255, Math.max(0, value ?? 0))
        if (name === 'red' || name === 'green' || name === 'blue')
          color = { ...(color ?? noColor), [name]: part }
      } else if (name === 's') style = value ?? 0
      else if (name === 'outlinelevel') levels.set(style, (value ?? 0) + 1)
    },
    text(kind, text) {
      if (kind === 'colors') for (const _ of text.matchAll(/;/g)) endColor()
      if (kind !== 'styles') return
      const level = /^\s*(?:heading|标题|標題) ?([1-6])\s*;/i.exec(text)?.[1]
      if (level && !levels.has(style)) levels.set(style, Number(level))
    },
    open() {
      style = 0
    },
  }
}
