import type { Document } from '@xmldom/xmldom'
import { showSymbols } from '../characters/symbols.ts'
import { childNamed, elementsNamed, firstNamed } from './tree.ts'

/** Writes the bullets of lists so that they are seen without the fonts that they were written for. */
export function writeBullets(part: Document): void {
  for (const text of elementsNamed(part, 'lvlText')) {
    const written = text.getAttribute('w:val') ?? ''
    const readable = showSymbols(written)
    if (readable === written) continue
    text.setAttribute('w:val', readable)
    const level = text.parentNode
    const run = level ? childNamed(level, 'rPr') : null
    const fonts = run ? firstNamed(run, 'rFonts') : null
    if (fonts) run?.removeChild(fonts)
  }
}
