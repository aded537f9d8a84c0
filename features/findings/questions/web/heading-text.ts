/** Block elements. */
const lines =
  'p, div, br, hr, h1, h2, h3, h4, h5, h6, blockquote, pre, ul, ol, li, dl, dt, dd, table, caption, tr, td, th'

/** A question's text on one line, without markup; blocks are separated by spaces. */
export function headingText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const line of body.querySelectorAll(lines)) {
    line.before(' ')
    line.after(' ')
  }
  return body.textContent.replace(/\s+/g, ' ').trim()
}
