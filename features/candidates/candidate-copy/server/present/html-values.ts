import { escapeHtml } from '@candor/kernel/escape-html'
import { formatDateTime } from '@candor/messages/dates'
import type { Locale } from '@candor/messages/locale'
import { readFileReference } from '../../../../platform/media/rules.ts'
import { isMarkup, textOfMarkup } from '../../rules/markup.ts'
import { codedText, fieldLabel, say } from './words.ts'

/** What the words of a value depend on. */
export interface Wording {
  readonly locale: Locale
  readonly timeZone: string
  /** Paths and names of the files by their ids. */
  readonly files: ReadonlyMap<string, { readonly path: string; readonly name: string }>
  readonly stageNames: ReadonlyMap<string, string>
}

const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/

/** Deeper values are written as JSON: nobody reads a list so deep. */
const deepest = 8

/** Escaped text that cannot change the direction of the words around it. */
export const html = (text: string) => `<bdi>${escapeHtml(text)}</bdi>`

export function fileLink({ files }: Wording, fileId: string): string | null {
  const file = files.get(fileId)
  if (!file) return null
  const href = file.path.split('/').map(encodeURIComponent).join('/')
  return `<a href="${escapeHtml(href)}">${html(file.name)}</a>`
}

function textHtml(wording: Wording, column: string, value: string): string {
  const fileId = column.endsWith('file_id') ? value : readFileReference(value)
  if (fileId) return fileLink(wording, fileId) ?? say(wording.locale, 'copy.noFile')
  if (column.endsWith('stage_id')) return html(wording.stageNames.get(value) ?? value)
  if (!time.test(value)) return html(isMarkup(value) ? textOfMarkup(value) : value)
  return `<time datetime="${escapeHtml(value)}">${formatDateTime(Date.parse(value), wording.timeZone)}</time>`
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.every(isEmpty)) ||
  (typeof value === 'object' && !Array.isArray(value) && Object.values(value).every(isEmpty))

const isPlain = (value: unknown) => typeof value !== 'object' || value === null

/** The named values of a row or an object, as a list of terms. Empty ones are left out. */
export function valuesHtml(wording: Wording, values: object, depth = 0): string {
  const lines = Object.entries(values).flatMap(([name, value]): string[] =>
    isEmpty(value)
      ? []
      : [
          `<div><dt>${html(fieldLabel(wording.locale, name))}</dt><dd>${valueHtml(wording, name, value, depth + 1)}</dd></div>`,
        ],
  )
  return `<dl>${lines.join('')}</dl>`
}

/** A value as HTML, in the words of the reader where it has any. */
function valueHtml(wording: Wording, column: string, value: unknown, depth = 0): string {
  const coded = codedText(wording.locale, column, value)
  if (coded !== null) return html(coded)
  if (typeof value === 'string') return textHtml(wording, column, value)
  if (typeof value === 'boolean') return say(wording.locale, value ? 'copy.yes' : 'copy.no')
  if (typeof value !== 'object' || value === null) return html(String(value))
  if (depth > deepest) return html(JSON.stringify(value))
  if (!Array.isArray(value)) return valuesHtml(wording, value, depth)
  const items = value.filter((item) => !isEmpty(item))
  if (items.every(isPlain)) return items.map((item) => valueHtml(wording, column, item)).join('<br>')
  return `<ol>${items.map((item) => `<li>${valueHtml(wording, column, item, depth + 1)}</li>`).join('')}</ol>`
}
