import { parseHTML } from 'linkedom'
import sanitize from 'sanitize-html'
import { hostElsewhere, mayBeFollowed } from './document-link.ts'

/** Raster images that browsers show. No SVG: it is a document, not a picture. */
const imageTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/bmp']

const isShownImageData = (source: string) =>
  imageTypes.some((type) => source.startsWith(`data:${type};base64,`))

const allowedTags = [
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'p',
  'br',
  'hr',
  'blockquote',
  'pre',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'table',
  'caption',
  'colgroup',
  'col',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'td',
  'th',
  'section',
  'article',
  'header',
  'footer',
  'div',
  'center',
  'address',
  'figure',
  'figcaption',
  'strong',
  'em',
  'b',
  'i',
  'u',
  's',
  'strike',
  'del',
  'ins',
  'mark',
  'small',
  'big',
  'sup',
  'sub',
  'span',
  'font',
  'code',
  'ruby',
  'rb',
  'rt',
  'rp',
  'bdi',
  'bdo',
  'a',
  'img',
]

const sizes = ['width', 'height', 'align', 'valign', 'bgcolor']

/** Removes everything from a style that would be fetched from elsewhere; the page's policy blocks it either way. */
function cleanStyle(css: string): string {
  return css
    .replace(/@import[^;]*;?/gi, '')
    .replace(/url\(\s*(?!["']?data:image\/(?:png|jpeg|gif|webp))[^)]*\)?/gi, 'none')
}

/**
 * Separates the styles from the rest. Plain search, not a pattern, so that a page of nothing but opening tags takes no
 * longer.
 */
export function takeStyles(html: string): { html: string; css: string } {
  const lower = html.toLowerCase()
  const kept: string[] = []
  const styles: string[] = []
  let at = 0
  for (;;) {
    const start = lower.indexOf('<style', at)
    const open = start < 0 ? -1 : lower.indexOf('>', start)
    const end = open < 0 ? -1 : lower.indexOf('</style', open)
    if (end < 0) break
    kept.push(html.slice(at, start))
    styles.push(html.slice(open + 1, end))
    const close = lower.indexOf('>', end)
    at = close < 0 ? html.length : close + 1
  }
  kept.push(html.slice(at))
  // No style may hold the character that could end it.
  return {
    html: kept.join(''),
    css: cleanStyle(styles.join('\n'))
      .replace(/<!--|-->/g, '')
      .replace(/</g, '\\3c '),
  }
}

function cleanTags(html: string): string {
  return sanitize(html, {
    allowedTags,
    allowedAttributes: {
      '*': ['class', 'style', 'dir', 'lang', 'id'],
      a: ['href', 'name'],
      img: ['src', 'alt', 'width', 'height'],
      font: ['color', 'size', 'face'],
      ol: ['start', 'type'],
      li: ['value'],
      table: [...sizes, 'border', 'cellpadding', 'cellspacing'],
      col: ['span', ...sizes],
      td: ['colspan', 'rowspan', 'nowrap', ...sizes],
      th: ['colspan', 'rowspan', 'nowrap', ...sizes],
      tr: sizes,
      p: ['align'],
      div: ['align'],
    },
    parseStyleAttributes: false,
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['data'] },
    allowProtocolRelative: false,
    nestingLimit: 400,
    transformTags: {
      '*': (tagName, attribs) => ({
        tagName,
        attribs: attribs.style ? { ...attribs, style: cleanStyle(attribs.style) } : attribs,
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isShownImageData(attribs.src ?? ''),
  })
}

/** Makes links open in a new tab, and shows where a link leads whose text names another place. */
function settleLinks(html: string): string {
  if (!html.includes('<a')) return html
  const { document } = parseHTML(`<!doctype html><html><body>${html}</body></html>`)
  for (const link of document.querySelectorAll('a[href]')) {
    const href: string = link.getAttribute('href') ?? ''
    if (href.startsWith('#')) continue
    if (!mayBeFollowed(href)) {
      link.removeAttribute('href')
      continue
    }
    const elsewhere = hostElsewhere(link.textContent ?? '', href)
    for (const [name, value] of Object.entries({
      target: '_blank',
      rel: 'noopener noreferrer',
      title: href,
    })) {
      link.setAttribute(name, value)
    }
    if (elsewhere) {
      const note = document.createElement('span')
      note.setAttribute('class', 'elsewhere')
      note.textContent = `→ ${elsewhere}`
      link.append(note)
    }
  }
  return document.body.innerHTML
}

/**
 * Cleans HTML of a document: it keeps text, tables, embedded pictures, links and their styles.
 *
 * Nothing in it runs, sends or is fetched. Returns the page's styles separately.
 */
export function cleanDocument(written: string): { html: string; css: string } {
  const { html, css } = takeStyles(written)
  return { html: settleLinks(cleanTags(html)), css }
}
