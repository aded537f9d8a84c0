import type { ReadingLine } from './line.ts'
import { readFields } from './read-fields.ts'
import type { ReadField, ReadFields } from './read-resume.ts'

/** The lines of a text without pages. A line in capitals of `letterSize` is written `24> LIN CHEN`. */
export function linesOf(text: string): ReadingLine[] {
  let start = 0
  return text.split('\n').map((written) => {
    const [, size, words = written] = /^(\d{1,3})> (.*)$/.exec(written) ?? []
    const line = { text: words, letterSize: Number(size ?? 11), isBullet: false, startsPart: false }
    const span = { kind: 'text' as const, start }
    start += words.replace(/\s/g, '').length
    return { ...line, span }
  })
}

/** The fields of a text, read in November 2026. */
export function fieldsOf(text: string, fileName = 'resume.pdf'): ReadFields {
  return readFields(linesOf(text), { fileName, today: '2026-11' })
}

/** The value of a sure field, the values of a choice, or null. */
export function told<Value>(field: ReadField<Value> | null): Value | { choose: Value[] } | null {
  if (!field) return null
  return field.sureness === 'sure' ? field.value : { choose: field.candidates.map(({ value }) => value) }
}
