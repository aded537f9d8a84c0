import sanitize from 'sanitize-html'

/** What reads as text: no link, no form, no picture from elsewhere, nothing that runs. */
const allowedTags = [
  'p',
  'br',
  'hr',
  'div',
  'span',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
  'pre',
  'code',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'sub',
  'sup',
  'mark',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
  'img',
]

/** What is left of HTML that came from outside. */
export const cleaning: sanitize.IOptions = {
  allowedTags,
  allowedAttributes: {
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    img: ['src', 'alt', 'width', 'height'],
    '*': ['lang'],
  },
  allowedSchemes: [],
  allowedSchemesByTag: { img: ['data'] },
  allowProtocolRelative: false,
  // A link would lead a reader out of the report; its words stay.
  disallowedTagsMode: 'discard',
  exclusiveFilter: (frame) =>
    frame.tag === 'img' && !/^data:image\/(png|jpeg|gif|webp);/.test(frame.attribs.src ?? ''),
}

/**
 * Cleans HTML that came from outside by an allow-list.
 *
 * Links lose their address but keep their words; scripts, styles, handlers and foreign pictures go altogether.
 */
export function cleanHtml(html: string): string {
  return sanitize(html, cleaning)
}
