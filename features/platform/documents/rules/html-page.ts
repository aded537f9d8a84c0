import { escapeHtml } from '@candor/kernel/escape-html'

// The style of every page in a frame: the product's styles do not apply there, and it stays light in the dark theme.
const everyLook = `
:root{color-scheme:light}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{box-sizing:border-box;margin:0;padding:48px 56px;background:#fff;color:#0e1b20;overflow-wrap:anywhere;
font:15px/1.6 -apple-system,BlinkMacSystemFont,"Segoe UI",Inter,Roboto,"PingFang SC","HarmonyOS Sans SC","Microsoft YaHei UI","Microsoft YaHei","Noto Sans CJK SC","Noto Sans SC",sans-serif}
:lang(zh){line-height:1.75}
img{max-width:100%;height:auto}
.elsewhere{margin-left:4px;padding:0 4px;border:1px solid #b4690e;border-radius:3px;background:#fff;color:#8a4b00;font-size:12px;font-weight:400}
.candor-note{margin:0 0 16px;padding:8px 12px;border:1px solid #dbe2e5;border-radius:6px;background:#f4f7f8;color:#4a5a61;font-size:13px}
.candor-note p{margin:0}
.text{margin:0;font:inherit;white-space:pre-wrap;tab-size:4}
@media (max-width:560px){body{padding:24px 16px}}
`

const looks = {
  /** For text and structure without a layout: the product's own style. */
  ours: `
*{box-sizing:border-box}
h1{margin:0 0 12px;font-size:26px;line-height:1.25}
h2{margin:28px 0 10px;padding-bottom:4px;border-bottom:1px solid #dbe2e5;font-size:18px;line-height:1.35}
h3,h4,h5,h6{margin:20px 0 6px;font-size:15px;line-height:1.43}
p{margin:0 0 8px}
ul,ol{margin:0 0 10px;padding-left:24px}
li{margin:2px 0}
table{width:100%;margin:0 0 14px;border-collapse:collapse}
td,th{padding:6px 10px;border:1px solid #dbe2e5;vertical-align:top;text-align:left;font-weight:400}
td p:last-child,th p:last-child,li p:last-child{margin:0}
a[href]{color:#00566b;text-decoration:underline;text-underline-offset:3px}
`,
  /** For web pages, which have styles of their own; many use tables for layout. */
  own: `
body{padding:32px 40px;overflow-wrap:break-word}
`,
  /** For pages with margins of their own, on a desk; in a narrower window their text flows. */
  paged: `
*{box-sizing:border-box}
html{background:#e8eced}
body{padding:24px 0;background:none;overflow-wrap:break-word}
.candor-note{max-width:794px;margin-inline:auto}
section.docx>article:not(:last-of-type){margin-bottom:0}
section.docx{max-width:100%;margin:0 auto 16px;background:#fff;box-shadow:0 1px 3px rgba(14,27,32,.2)}
@media (max-width:820px){
body{padding:0}
section.docx{width:auto!important;min-height:0!important;margin:0 0 8px;padding:24px 16px!important;box-shadow:none}
section.docx header,section.docx footer{margin:0 0 8px!important;min-height:0!important}
section.docx table{display:block;overflow-x:auto}
}
`,
} as const
export type PageLook = keyof typeof looks

const pageNote = (text: string) => `<p>${escapeHtml(text)}</p>`

export interface Page {
  readonly html: string
  readonly css?: string
  /** Notes about the page, in its reader's language. */
  readonly notes?: readonly string[]
  readonly lang: string
  readonly look?: PageLook
}

/** Wraps clean HTML into a readable page that loads nothing from elsewhere. */
export function htmlPage({ html, css = '', notes = [], lang, look = 'ours' }: Page): string {
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="referrer" content="no-referrer">',
    `<style>${everyLook}${looks[look]}</style>`,
    ...(css.trim() === '' ? [] : [`<style>${css}</style>`]),
  ]
  const note = notes.length > 0 ? `<aside class="candor-note">${notes.map(pageNote).join('')}</aside>` : ''
  return `<!doctype html><html lang="${escapeHtml(lang)}"><head>${head.join('')}</head><body>${note}${html}</body></html>`
}
