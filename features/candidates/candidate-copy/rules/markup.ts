const markup = /^<(p|div|ul|ol|br|span|h[1-6])[\s>/]/i
const endOfLine = /<\/(?:p|div|li|h[1-6])>|<br\s*\/?>/gi
const signs: Readonly<Record<string, string>> = { nbsp: ' ', lt: '<', gt: '>', quot: '"', amp: '&' }

/** Whether a text has markup, as bundles send the words of a resume. */
export function isMarkup(text: string): boolean {
  return markup.test(text)
}

/**
 * The words of a text with markup, line by line. Only for text that is escaped afterwards: it may have left some markup.
 */
export function textOfMarkup(text: string): string {
  return text
    .replace(endOfLine, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(nbsp|lt|gt|quot|amp);/g, (_, name: string) => signs[name] ?? '')
    .trim()
}
