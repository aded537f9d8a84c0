import { type IRunOptions, ShadingType, TextRun } from 'docx'
import type { Cell } from '../../contract.ts'

/** The colours of the design: verdicts are green, yellow and red (R9-066, decision N32). */
export const verdictColours = {
  correct: { color: '12643A', fill: 'DFF2E6' },
  partial: { color: '714700', fill: 'FFF1CC' },
  wrong: { color: 'A41E18', fill: 'FCE8E6' },
} as const
export const verdictSigns = { correct: '✓', partial: '◐', wrong: '✗' } as const
export const quoteColours = { supports: '8DEBF7', against: 'FFCA3A', note: '80AEFF' } as const
export const ink = { body: '0E1B20', quiet: '566469', rule: 'BFCACE' } as const

/** Width of A4 between its margins, in twentieths of a point. */
export const textWidth = 9_746
export const margin = 1_080

export const font = { ascii: 'Calibri', hAnsi: 'Calibri', eastAsia: 'Microsoft YaHei', cs: 'Arial' }
export const codeFont = { ascii: 'Consolas', hAnsi: 'Consolas', eastAsia: 'Microsoft YaHei', cs: 'Consolas' }
/** Characters that a document cannot hold: control characters and lone surrogates. */
export function withoutControls(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be in it
  return text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
}

/** The runs of a text, with its line breaks. */
export function runs(text: string, options: Omit<IRunOptions, 'text' | 'break'> = {}): TextRun[] {
  return withoutControls(text)
    .split(/\r?\n/)
    .map((line, index) => new TextRun({ ...options, text: line, ...(index > 0 && { break: 1 }) }))
}

export function cellRuns({ text, verdict }: Cell): TextRun[] {
  if (!verdict) return runs(text)
  const { color, fill } = verdictColours[verdict]
  const shading = { type: ShadingType.CLEAR, fill }
  return runs(`${verdictSigns[verdict]} ${text}`, { bold: true, color, shading })
}
