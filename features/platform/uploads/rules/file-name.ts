import { cutText } from '@candor/kernel/cut-text'
import { visibleText } from '@candor/kernel/visible-text'

const maxLength = 200

function parted(name: string): { stem: string; ending: string } {
  const dot = name.lastIndexOf('.')
  return dot < 0 ? { stem: name, ending: '' } : { stem: name.slice(0, dot), ending: name.slice(dot) }
}

/** The stored name of a file: without folders and invisible characters, with at most 200 characters. */
export function keptName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const { stem, ending } = parted(visibleText(last.normalize('NFC').replace(/\p{Cc}/gu, '')))
  return (cutText(stem.trim(), maxLength - ending.length) || 'file') + ending
}

/** The name of a further file with the same content and name: `report (2).pdf` for the second. */
export function nameOfCopy(name: string, copy: number): string {
  const { stem, ending } = parted(name)
  return copy === 1 ? name : `${stem} (${copy})${ending}`
}
