import { mediaEndings } from '../../../platform/imports/rules/media-type.ts'
import type { DropFault } from '../contract/row.ts'

/** Whether a file of a format is shown as it is, by its text, or not at all. */
export function kindOf(format: string): 'pdf' | 'image' | 'text' | 'none' {
  if (format === 'pdf' || format === 'image') return format
  return ['docx', 'doc', 'odt', 'rtf', 'html', 'mht', 'text'].includes(format) ? 'text' : 'none'
}

const endings: Readonly<Record<string, string>> = { text: 'txt', image: 'jpg', office: 'bin' }

/** The path of a resume among the media of its bundle: a name with an ending that the importer knows. */
export function mediaPathOf(name: string, format: string): string {
  const plain = name.replace(/[/\\]/g, ' ').replace(/\.{2,}/g, '.')
  const ending = /\.([A-Za-z0-9]{1,8})$/.exec(plain)?.[1]?.toLowerCase() ?? ''
  const isKnown = mediaEndings.includes(ending)
  return `media/${isKnown ? plain : `${plain}.${endings[format] ?? (format || 'bin')}`}`
}

/** Whether a resume without text can still be added, with a name by hand. */
export function isKeptWithout(fault: DropFault): boolean {
  return fault !== 'notADocument' && fault !== 'empty' && fault !== 'tooLarge'
}
