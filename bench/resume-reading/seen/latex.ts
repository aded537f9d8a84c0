import type { Written } from '../template.ts'

export interface LatexLine {
  readonly left: string
  readonly right?: string
  readonly size: number
  readonly isBold?: boolean
}

const quoted = (text: string) => text.replace(/[\\()]/g, '\\$&')

/** Words as LaTeX sets them: apart by a move, without a blank, and with kerning within a word. */
function shownWords(text: string): string {
  const words = text.split(' ').map((word) => {
    const middle = Math.ceil(word.length / 2)
    return word.length > 5
      ? `(${quoted(word.slice(0, middle))}) 18 (${quoted(word.slice(middle))})`
      : `(${quoted(word)})`
  })
  return `[${words.join(' -333 ')}] TJ`
}

/** A PDF of one page with lines in Times, as LaTeX writes them. Only letters of Latin 1 are written. */
export function latexFile(lines: readonly LatexLine[]): Written {
  let y = 790
  const shown = lines.map(({ left, right, size, isBold }) => {
    y -= size * 1.45
    const font = isBold ? '/F2' : '/F1'
    const at = (x: number, text: string) =>
      `BT ${font} ${size} Tf 1 0 0 1 ${x} ${y.toFixed(1)} Tm ${shownWords(text)} ET`
    return [at(56, left), ...(right ? [at(540 - right.length * size * 0.46, right)] : [])].join('\n')
  })
  const content = shown.join('\n')
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R/F2 6 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Times-Roman/Encoding/WinAnsiEncoding>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Times-Bold/Encoding/WinAnsiEncoding>>',
  ]
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')
  return {
    kind: 'file',
    ending: 'pdf',
    bytes: Buffer.from(`%PDF-1.5\n${body}trailer<</Root 1 0 R/Size 7>>\n%%EOF`, 'latin1'),
  }
}
