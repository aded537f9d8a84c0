import { Parser } from 'htmlparser2'

/** Elements that begin and end a line of their own. */
const lines =
  /^(p|div|br|hr|h[1-6]|blockquote|pre|ul|ol|li|dl|dt|dd|table|caption|thead|tbody|tfoot|tr|section|article)$/

/** The text of HTML, line by line, without its marks: an item of a list after a dot, the cells of a row side by side. */
export function plainText(html: string): string {
  let text = ''
  let preformatted = 0
  const parser = new Parser({
    onopentag(name) {
      if (lines.test(name)) text += '\n'
      if (name === 'li') text += '• '
      if (name === 'pre') preformatted += 1
    },
    ontext(piece) {
      text += preformatted > 0 ? piece : piece.replace(/\s+/g, ' ')
    },
    onclosetag(name) {
      if (lines.test(name)) text += '\n'
      if (name === 'td' || name === 'th') text += '  '
      if (name === 'pre') preformatted -= 1
    },
  })
  parser.end(html)
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/^ +(?=\S)/gm, (blanks) => (blanks.length > 1 ? blanks : ''))
    .replace(/\n{2,}/g, '\n')
    .trim()
}
