const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Makes text safe inside HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character)
}

// A page of its own, shown in a frame: the product's styles do not reach it, and paper stays light in the dark.
const style = `
:root{color-scheme:light}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;padding:48px 56px;background:#fff;color:#0e1b20;overflow-wrap:anywhere;
font:15px/1.6 -apple-system,BlinkMacSystemFont,"Segoe UI",Inter,Roboto,"PingFang SC","HarmonyOS Sans SC","Microsoft YaHei UI","Microsoft YaHei","Noto Sans CJK SC","Noto Sans SC",sans-serif}
:lang(zh){line-height:1.75}
h1{margin:0 0 12px;font-size:26px;line-height:1.25}
h2{margin:28px 0 10px;padding-bottom:4px;border-bottom:1px solid #dbe2e5;font-size:18px;line-height:1.35}
h3,h4,h5,h6{margin:20px 0 6px;font-size:15px;line-height:1.43}
p{margin:0 0 8px}
ul,ol{margin:0 0 10px;padding-left:24px}
li{margin:2px 0}
table{width:100%;margin:0 0 14px;border-collapse:collapse}
td,th{padding:6px 10px;border:1px solid #dbe2e5;vertical-align:top;text-align:left;font-weight:400}
td p:last-child,th p:last-child,li p:last-child{margin:0}
img{max-width:100%;height:auto}
.link{color:#00566b;text-decoration:underline;text-underline-offset:3px}
.text{margin:0;font:inherit;white-space:pre-wrap;tab-size:4}
@media (max-width:560px){body{padding:24px 16px}}
`

/** Wraps clean HTML into a readable page that needs nothing from anywhere else. */
export function paper(cleanHtml: string, lang: string): string {
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="referrer" content="no-referrer">',
    `<style>${style}</style>`,
  ]
  return `<!doctype html><html lang="${escapeHtml(lang)}"><head>${head.join('')}</head><body>${cleanHtml}</body></html>`
}

/** Sets plain text as it was written, lines and indents included. */
export function textAsHtml(text: string): string {
  return `<pre class="text">${escapeHtml(text.trimEnd())}</pre>`
}
