import type { Sample } from '../../features/visitors/site/rules/sample.ts'
import type { Locale } from '../../packages/messages/src/locale.ts'

/** The texts and data of a page's preview picture, which is shown when its address is shared. */
interface Preview {
  readonly locale: Locale
  /** The subject of the page, above its heading. */
  readonly kicker: string
  readonly heading: string
  readonly sample: Sample
}

/** The size that social networks recommend, in px. */
const previewSize = { width: 1200, height: 630 }

const edge = 80
const size = { cn: 68, 'zh-TW': 68, en: 76 }
const families = { cn: 'Noto Sans S Chinese', 'zh-TW': 'Noto Sans T Chinese', en: 'Noto Sans S Chinese' }
const closing = '，。：；？！、）」』”’…,.:;?!)'

/** The width of a character, relative to an ideograph; accurate enough for line breaks. */
function widthOf(char: string): number {
  if (/[⺀-鿿＀-￯「」『』“”。，、：；？！]/.test(char)) return 1
  if (char === ' ' || /[il.,:;'|]/.test(char)) return 0.3
  return /[A-Zmw]/.test(char) ? 0.72 : 0.56
}

const widthOfText = (text: string) => [...text].reduce((sum, char) => sum + widthOf(char), 0)

/**
 * Splits a text where a line may break: between Latin words and between ideographs, but never before a closing mark.
 */
function piecesOf(text: string): string[] {
  const pieces = text.match(/[⺀-鿿＀-￯「」『』“”、。]|[^\s⺀-鿿＀-￯「」『』“”、。]+\s?|\s/g) ?? []
  const kept: string[] = []
  for (const piece of pieces) {
    const last = kept.at(-1)
    const sticks = closing.includes(piece[0] ?? '') || last === '「' || last === '“'
    if (last !== undefined && sticks) kept[kept.length - 1] = last + piece
    else kept.push(piece)
  }
  return kept
}

/** Breaks a heading into lines of similar length. */
export function linesOf(text: string, widest: number): string[] {
  const count = Math.ceil(widthOfText(text) / widest)
  const aim = Math.min(widest, widthOfText(text) / count + 2)
  const lines = ['']
  for (const piece of piecesOf(text)) {
    const line = lines.at(-1) ?? ''
    if (line !== '' && widthOfText((line + piece).trimEnd()) > aim) lines.push(piece)
    else lines[lines.length - 1] = line + piece
  }
  return lines.map((line) => line.trim()).filter(Boolean)
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const colours = { supports: '#8DEBF7', against: '#FFCA3A', note: '#80AEFF' }
const outlines = { supports: '#005468', against: '#714700', note: '#1D4596' }

/** The interview as one axis, as on the home page. */
function stripOf({ marks, questions }: Sample): string {
  const axis = 556
  const width = previewSize.width - 2 * edge
  const x = (share: number) => (edge + share * width).toFixed(1)
  const top = { supports: axis - 27, against: axis + 1, note: axis - 13 }
  return [
    ...questions.map(
      ({ at }) => `<path d="M${x(at)} ${axis - 40}V${axis + 40}" stroke="#BFCACE" stroke-width="2"/>`,
    ),
    `<path d="M${edge} ${axis}H${edge + width}" stroke="#0E1B20" stroke-width="2"/>`,
    ...marks.map(
      ({ at, kind }) =>
        `<rect x="${x(at)}" y="${top[kind]}" width="10" height="26" rx="2" fill="${colours[kind]}" stroke="${outlines[kind]}" stroke-width="1.5"/>`,
    ),
  ].join('')
}

/** The preview picture of a page as SVG: its name, its heading and the axis of the sample interview. */
export function previewSvg({ locale, kicker, heading, sample }: Preview): string {
  const font = `font-family="${families[locale]}"`
  const lines = linesOf(heading, (previewSize.width - 2 * edge) / size[locale])
  const first = 300 - (lines.length - 2) * size[locale] * 0.62
  const { width, height } = previewSize
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="#FFFFFF"/><rect width="${width}" height="10" fill="#00566B"/>`,
    `<g transform="translate(${edge} 60)"><path d="M37.5 10.2A17 17 0 1 0 37.5 29.8" fill="none" stroke="#0E1B20" stroke-width="7"/><circle cx="24" cy="20" r="6.5" fill="#00566B"/></g>`,
    `<text x="${edge + 58}" y="92" ${font} font-weight="700" font-size="34" fill="#0E1B20">Candor</text>`,
    `<text x="${edge}" y="${first - size[locale] * 1.15}" ${font} font-weight="700" font-size="28" fill="#00566B">${escaped(kicker)}</text>`,
    ...lines.map(
      (line, index) =>
        `<text x="${edge}" y="${first + index * size[locale] * 1.24}" ${font} font-weight="700" font-size="${size[locale]}" fill="#0E1B20">${escaped(line)}</text>`,
    ),
    stripOf(sample),
    '</svg>',
  ].join('')
}
