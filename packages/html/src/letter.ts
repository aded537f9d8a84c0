import { escapeHtml } from '@candor/kernel/escape-html'

/** A mail as plain text and as HTML with the same content. */
export interface Letter {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** One paragraph of a mail: text, somebody's own note, a link, something to type, or lines of facts. */
export type Paragraph =
  | { readonly kind: 'words' | 'quote' | 'code' | 'small'; readonly text: string }
  | {
      readonly kind: 'link'
      readonly text: string
      readonly href: string
      /** The text with the address, for plain-text mails. */
      readonly line: string
    }
  | { readonly kind: 'facts'; readonly lines: readonly string[] }

const styles = {
  words: 'margin:0 0 16px;white-space:pre-line',
  quote: 'margin:0 0 16px;padding:0 0 0 12px;border-left:3px solid #9aa7ad;white-space:pre-line',
  code: 'margin:0 0 16px;font:600 24px/1.4 ui-monospace,Menlo,Consolas,monospace;letter-spacing:4px',
  small: 'margin:0 0 8px;font-size:13px;color:#5b6a70',
  facts:
    'margin:0 0 16px;padding:12px 16px;border-radius:6px;background:#f0f4f5;white-space:pre-line;overflow-wrap:anywhere',
  link: 'display:inline-block;padding:10px 20px;border-radius:6px;background:#005566;color:#ffffff;text-decoration:none',
}

function htmlOf(paragraph: Paragraph): string {
  if (paragraph.kind === 'facts')
    return `<p style="${styles.facts}">${escapeHtml(paragraph.lines.join('\n'))}</p>`
  const text = escapeHtml(paragraph.text)
  if (paragraph.kind !== 'link') return `<p style="${styles[paragraph.kind]}">${text}</p>`
  const href = escapeHtml(paragraph.href)
  return `<p style="${styles.words}"><a href="${href}" style="${styles.link}">${text}</a></p>
<p style="${styles.small};word-break:break-all">${href}</p>`
}

function textOf(paragraph: Paragraph): string {
  if (paragraph.kind === 'link') return paragraph.line
  if (paragraph.kind === 'facts') return paragraph.lines.join('\n')
  return paragraph.kind === 'quote' ? paragraph.text.replace(/^/gm, '> ') : paragraph.text
}

/**
 * Lays out the paragraphs of a mail, for a phone as well as for a computer. `lang` is a language tag such as `zh-CN`.
 */
export function layOutLetter(lang: string, subject: string, paragraphs: readonly Paragraph[]): Letter {
  const html = `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.6 system-ui,-apple-system,'PingFang SC','Microsoft YaHei',sans-serif">
<div style="max-width:560px">
${paragraphs.map(htmlOf).join('\n')}
</div>
</body>
</html>`
  return { subject, text: paragraphs.map(textOf).join('\n\n'), html }
}
