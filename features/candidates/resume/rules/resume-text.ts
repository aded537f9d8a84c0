const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}
/** At most one tag for each `<`, so that no text takes long. */
const tags = /<(\/?)(a|b|strong|i|em|u|s|code|span|small|sub|sup|p|div|br|ul|ol|li|h[1-6])(\s[^<>]*)?\/?>/gi
const hrefs = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/i
const breaking = /^(p|div|br|ul|ol|h[1-6])$/i

/** HTML as plain text: the address of a link comes after its text. */
function withoutTags(text: string): string {
  let href = ''
  const plain = text.replace(tags, (_tag, slash: string, name: string, attributes: string | undefined) => {
    const isEnd = slash !== ''
    if (name.toLowerCase() === 'a') {
      const target = href
      const [, ...quoted] = (isEnd ? null : hrefs.exec(attributes ?? '')) ?? []
      href = quoted.find((each) => each) ?? ''
      return target && isEnd ? ` (${target})` : ''
    }
    if (name.toLowerCase() === 'li') return isEnd ? '' : '\n• '
    return breaking.test(name) ? '\n' : ''
  })
  if (plain === text) return text
  return plain.replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
}

/**
 * The text of a resume's field without HTML and Markdown, which resumes are often written in.
 *
 * No content is lost: the address of a link comes in brackets after its text.
 */
export function resumeText(text: string): string {
  return withoutTags(text)
    .replace(/\[([^[\]\n]{1,300})\]\((https?:\/\/[^\s()<>]{1,2000})\)/g, '$1 ($2)')
    .replace(/(\*\*|__)(?=\S)([^*_\n]{1,300})\1/g, '$2')
    .replace(/\n[ \t]*\n\s*/g, '\n\n')
    .trim()
}
