import sanitize from 'sanitize-html'

/** Raster images that browsers show. No SVG: it is a document, not a picture. */
const imageTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/bmp']

export function isShownImage(contentType: string): boolean {
  return imageTypes.includes(contentType)
}

const isShownImageData = (source: string) =>
  imageTypes.some((type) => source.startsWith(`data:${type};base64,`))

function linkAsText(href: string | undefined): sanitize.Tag {
  const namesPlace = href !== undefined && /^(https?|mailto|tel):/i.test(href)
  return namesPlace
    ? { tagName: 'span', attribs: { class: 'link', title: href } }
    : { tagName: 'span', attribs: {} }
}

const allowedTags = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'pre', 'ul', 'ol', 'li'],
  ...['table', 'thead', 'tbody', 'tr', 'td', 'th', 'strong', 'em', 'u', 's', 'sup', 'sub', 'span', 'img'],
]

/**
 * Cleans HTML of a document down to text, tables and embedded pictures.
 *
 * Links lose their target and keep it as a title: the page stands in a frame that may open nothing.
 */
export function cleanDocument(html: string): string {
  return sanitize(html, {
    allowedTags,
    allowedAttributes: {
      img: ['src', 'alt'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan'],
      span: ['class', 'title'],
    },
    allowedClasses: { span: ['link'] },
    allowedSchemes: [],
    allowedSchemesByTag: { img: ['data'] },
    allowProtocolRelative: false,
    transformTags: {
      a: (_tag, { href }) => linkAsText(href),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isShownImageData(attribs.src ?? ''),
  })
}
