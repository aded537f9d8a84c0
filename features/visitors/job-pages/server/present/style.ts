import { createHash } from 'node:crypto'

/** Tokens of the design that the pages use, light and dark. A test compares them with those of the product. */
export const light = {
  '--surface': '#ffffff',
  '--inset': '#f6f8f9',
  '--ink': '#0e1b20',
  '--ink-2': '#3b4a51',
  '--ink-3': '#566469',
  '--rule': '#dbe2e5',
  '--rule-2': '#bfcace',
  '--edge': '#76858b',
  '--rule-ink': '#0e1b20',
  '--accent': '#00566b',
  '--accent-strong': '#003d4d',
  '--accent-soft': '#dff0f3',
  '--on-accent': '#ffffff',
  '--pass': '#12643a',
  '--wait': '#714700',
  '--wait-soft': '#fff1cc',
  '--reject': '#a41e18',
} as const

export const dark: Readonly<Record<keyof typeof light, string>> = {
  '--surface': '#121b1e',
  '--inset': '#182327',
  '--ink': '#e9f0f2',
  '--ink-2': '#b7c4c9',
  '--ink-3': '#93a3a9',
  '--rule': '#253338',
  '--rule-2': '#3a4a50',
  '--edge': '#718289',
  '--rule-ink': '#dce6e9',
  '--accent': '#63c6da',
  '--accent-strong': '#a4e3ef',
  '--accent-soft': '#12343c',
  '--on-accent': '#06181d',
  '--pass': '#6fcf97',
  '--wait': '#f2bf4a',
  '--wait-soft': '#372a0b',
  '--reject': '#ff948a',
}

const written = (tokens: Readonly<Record<string, string>>) =>
  Object.entries(tokens)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

const fonts = `-apple-system,BlinkMacSystemFont,'Segoe UI',Inter,Roboto,'Helvetica Neue','PingFang SC','HarmonyOS Sans SC','Microsoft YaHei UI','Noto Sans CJK SC','Noto Sans SC',sans-serif`
const fontsTw = `-apple-system,BlinkMacSystemFont,'Segoe UI',Inter,Roboto,'PingFang TC','Microsoft JhengHei UI','Noto Sans CJK TC','Noto Sans TC',sans-serif`

/** The style sheet of all job pages. It stands in the page, so that nothing waits for a second file. */
export const style = `:root{color-scheme:light dark;${written(light)};--font:${fonts}}
:lang(zh-TW){--font:${fontsTw}}
@media (prefers-color-scheme:dark){:root{${written(dark)}}}
*{box-sizing:border-box;margin:0;padding:0}html{scroll-padding-top:16px}
body{display:flex;flex-direction:column;min-height:100vh;background:var(--surface);color:var(--ink);font:15px/23px var(--font);overflow-wrap:anywhere}:lang(zh){line-break:strict}
a{color:var(--accent);text-decoration:none}a:hover{text-decoration:underline}ul,ol{list-style:none}dd,.num{font-variant-numeric:tabular-nums}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:3px}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.w{max-width:1128px;margin:0 auto;padding:0 24px;width:100%}.grow{flex:1}svg[width="0"]{position:absolute}.ic{width:16px;height:16px;flex:none;fill:none;stroke:currentColor;stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round}
header{border-bottom:1px solid var(--rule);color:var(--ink-2)}header .w{display:flex;align-items:center;gap:10px;min-height:64px}header b{font-weight:600;font-size:17px;color:var(--ink)}
.lang{position:relative;margin-left:16px}.lang summary{display:flex;gap:5px;align-items:center;cursor:pointer;list-style:none;min-height:44px}.lang summary::-webkit-details-marker{display:none}
.lang ul{position:absolute;right:0;top:42px;z-index:4;background:var(--surface);border:1px solid var(--rule-2);border-radius:6px;padding:4px;min-width:136px}.lang li a{display:block;padding:9px 12px;border-radius:4px;color:var(--ink)}.lang a[aria-current]{font-weight:600;background:var(--accent-soft)}
.gr{display:grid;grid-template-columns:minmax(0,1fr) 432px;gap:72px;padding-top:32px;padding-bottom:64px;align-items:start}.one{padding-top:32px;padding-bottom:64px}.one>*{max-width:712px}
h1{font-weight:600;font-size:44px;line-height:1.08;letter-spacing:-.034em;text-wrap:balance}:lang(zh) h1,h1:lang(zh){letter-spacing:0;line-height:1.2;font-size:38px}.other{font-size:19px;line-height:1.4;color:var(--ink-2);margin-top:8px}
.fact{display:flex;flex-wrap:wrap;gap:8px 26px;margin-top:22px;padding:12px 0;border-top:2px solid var(--rule-ink);border-bottom:1px solid var(--rule)}.fact dt{font-size:13px;line-height:18px;color:var(--ink-3)}.fact dd{font-weight:600}
h2{font-weight:600;font-size:19px;line-height:28px;letter-spacing:-.01em;margin:24px 0 4px}h3{font-weight:600;font-size:16px;margin:16px 0 2px}.art p,.art .li{color:var(--ink-2);text-wrap:pretty}.art p+p{margin-top:10px}
.li li{padding-left:18px;position:relative;margin-top:3px}.li li::before{content:"";position:absolute;left:2px;top:10px;width:6px;height:1.5px;background:var(--edge)}
.how{margin-top:8px;border-top:1px solid var(--rule-2)}.how li{display:grid;grid-template-columns:28px minmax(0,1fr) auto;padding:9px 0;border-bottom:1px solid var(--rule)}.how b{font-weight:600}.how li>span:first-child{color:var(--ink-3);font-weight:600}.how p{font-size:14px;line-height:20px}.how .t{font-size:14px;color:var(--ink-3);padding-left:12px}
form.box{border:1px solid var(--rule-2);border-radius:10px;padding:20px 24px 22px}form.box h2{margin:0}.sub,.hint{font-size:13px;line-height:19px;color:var(--ink-3)}
.lb{display:block;font-weight:500;font-size:13px;line-height:18px;margin:12px 0 4px;color:var(--ink-2)}
.field{width:100%;min-height:44px;font:inherit;border:1px solid var(--edge);border-radius:8px;padding:9px 12px;background:var(--surface);color:var(--ink)}.field[aria-invalid]{border-color:var(--reject)}textarea.field{min-height:76px;resize:vertical}
.two{display:grid;grid-template-columns:minmax(0,1fr) 180px;gap:12px}
.file{display:flex;gap:10px;margin-top:12px;padding:12px;border:1px dashed var(--edge);border-radius:8px}.file label{font-weight:600;font-size:14px}.file input{display:block;width:100%;margin-top:6px;font:inherit;font-size:13px;color:var(--ink-2)}.file .hint{font-size:12px;line-height:17px}::file-selector-button{font:600 13px/1 var(--font);min-height:36px;padding:0 14px;margin-right:10px;border:1px solid var(--edge);border-radius:8px;background:var(--surface);color:var(--accent);cursor:pointer}.file progress{width:100%;accent-color:var(--accent)}
.agree{display:flex;gap:10px;margin:14px 0 10px;font-size:13px;line-height:19px;color:var(--ink-2)}.agree input{width:20px;height:20px;flex:none;accent-color:var(--accent)}.agree b{font-weight:600;color:var(--ink)}.agree summary{color:var(--accent);cursor:pointer;width:max-content;max-width:100%;padding:3px 0}.full{white-space:pre-line;margin-top:4px}
.btn{display:inline-flex;align-items:center;justify-content:center;min-height:48px;padding:0 20px;border:1px solid var(--edge);border-radius:8px;background:var(--surface);color:var(--ink);font:600 16px/1.2 var(--font);cursor:pointer}.btn:hover{text-decoration:none}.pri{background:var(--accent);border-color:var(--accent);color:var(--on-accent)}.pri:hover{background:var(--accent-strong)}form.box .btn{width:100%}
.fault{display:flex;gap:6px;font-size:13px;line-height:18px;color:var(--reject);margin-top:4px}.miss{border-left:3px solid var(--reject);padding:8px 12px;margin:12px 0;background:var(--inset);font-size:14px}.after{font-size:13px;line-height:19px;color:var(--ink-3);margin-top:10px}
.trap{position:absolute;left:-9999px;height:1px;overflow:hidden}.ban{background:var(--wait-soft);color:var(--wait);padding:10px 0;font-weight:500}.good{background:var(--accent-soft);color:var(--accent-strong)}
.jobs{margin-top:24px;border-top:2px solid var(--rule-ink)}.jobs li{border-bottom:1px solid var(--rule)}.jobs a{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:2px 24px;padding:14px 0;color:inherit}.jobs b{font-weight:600;font-size:17px;color:var(--accent)}.jobs span{color:var(--ink-2);font-size:14px}.jobs .t{text-align:right;color:var(--ink-3)}
.held{margin-top:8px;border-top:1px solid var(--rule-2)}.held div{display:grid;grid-template-columns:160px minmax(0,1fr);gap:2px 16px;padding:9px 0;border-bottom:1px solid var(--rule)}.held summary{color:var(--accent);cursor:pointer;width:max-content;max-width:100%;padding:3px 0}.held dt{color:var(--ink-3);font-size:14px}.copy{display:block;padding:10px 12px;background:var(--inset);border-radius:6px;margin:8px 0;user-select:all}
details.more{margin-top:16px}details.more>summary{color:var(--accent);cursor:pointer;font-weight:500;padding:10px 0}
footer{margin-top:auto;border-top:1px solid var(--rule);padding:16px 0;font-size:13px;color:var(--ink-3)}footer .w{display:flex;flex-wrap:wrap;gap:4px 24px}
.jump{position:sticky;bottom:0;z-index:3;background:var(--surface);border-top:1px solid var(--rule);padding:12px 20px calc(12px + env(safe-area-inset-bottom))}.jump .btn{display:flex}
@media (min-width:960px){.jump{display:none}.gr form.box{position:sticky;top:24px}}
@media (max-width:959px){.gr{display:block;max-width:720px}.gr form.box{border:0;border-top:2px solid var(--rule-ink);border-radius:0;padding:12px 0 0;margin-top:28px}body:has(form:focus-within) .jump{display:none}}
@media (max-width:719px){.w{padding:0 20px}header .w{min-height:56px}.wide{display:none}.gr,.one{padding-top:20px;padding-bottom:40px}h1{font-size:32px}:lang(zh) h1,h1:lang(zh){font-size:28px}.other{font-size:17px}.fact{display:grid;grid-template-columns:1fr 1fr;gap:10px 20px}.field{min-height:50px;font-size:16px}.two{display:block}.agree input{width:22px;height:22px}.jobs a{grid-template-columns:1fr}.jobs .t{text-align:left}.held div{grid-template-columns:1fr}}
`

/** The source by which a Content-Security-Policy allows this style sheet and no other. */
export const styleSource = `'sha256-${createHash('sha256').update(style).digest('base64')}'`
