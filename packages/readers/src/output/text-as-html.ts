import { escapeHtml } from '@candor/kernel/escape-html'

/** Plain text as HTML, with its lines and indents. */
export function textAsHtml(text: string): string {
  return `<pre class="text">${escapeHtml(text.trimEnd())}</pre>`
}
