/** The style of the readable copy, on paper too. */
export const style = `
:root{color-scheme:light dark}
body{max-width:820px;margin:0 auto;padding:24px 16px 64px;font:15px/1.55 system-ui,-apple-system,"Segoe UI","PingFang SC","PingFang TC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;overflow-wrap:anywhere}
h1{font-size:26px;line-height:1.25;margin:0 0 8px}
h2{font-size:20px;margin:40px 0 12px;padding-top:12px;border-top:2px solid}
h3{font-size:16px;margin:28px 0 8px}
h4{font-size:15px;margin:12px 0 4px}
header p,.model,dt{color:color-mix(in srgb,CanvasText 68%,Canvas)}
.model{font-style:italic;margin:0 0 4px}
dl{margin:0}
dl>div{display:grid;grid-template-columns:minmax(120px,200px) minmax(0,1fr);gap:2px 16px;padding:4px 0;border-bottom:1px solid color-mix(in srgb,currentColor 15%,transparent)}
dd{margin:0;white-space:pre-line}
dd dl>div{grid-template-columns:minmax(80px,140px) minmax(0,1fr)}
article{margin:0 0 16px}
ol,ul{margin:0;padding-left:22px}
li{margin:0 0 6px}
@media (max-width:560px){dl>div,dd dl>div{grid-template-columns:minmax(0,1fr)}}
@media print{body{max-width:none;padding:0;font-size:11px}h2,h3,h4{break-after:avoid}dl>div{break-inside:avoid}a{color:inherit}}
`
