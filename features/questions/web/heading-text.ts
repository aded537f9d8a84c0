/** Elements that begin and end a line of their own. */
const lines =
  'p, div, br, hr, h1, h2, h3, h4, h5, h6, blockquote, pre, ul, ol, li, dl, dt, dd, table, caption, tr, td, th'

/** A question's words on one line, without their marks: what stands on lines of its own does not run together. */
export function headingText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const line of body.querySelectorAll(lines)) {
    line.before(' ')
    line.after(' ')
  }
  return body.textContent.replace(/\s+/g, ' ').trim()
}
