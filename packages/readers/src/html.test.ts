import { expect, test } from 'vitest'
import { TooMuch } from './archive.ts'
import { htmlReader } from './html.ts'

// 简历 as each character set writes it; no encoder for them is built in.
const gb = Buffer.from('bcf2c0fa', 'hex')
const big5 = Buffer.from('c2b2be fa'.replace(' ', ''), 'hex')

function page(head: string, body: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`<html><head>${head}</head><body><p>`),
    body,
    Buffer.from('</p></body></html>'),
  ])
}

async function read(content: Buffer | string) {
  const reading = await htmlReader(Buffer.from(content))
  return 'html' in reading ? reading : { html: '', lost: {} }
}

test.each([
  ['its own word', page('<meta http-equiv="Content-Type" content="text/html; charset=gb2312">', gb), '简历'],
  ['its own short word', page('<meta charset=big5>', big5), '簡歷'],
  ['nothing, as UTF-8', page('', Buffer.from('简历')), '简历'],
  ['nothing, as GB18030', page('', gb), '简历'],
  ['what fits, where its word is wrong', page('<meta charset="utf-8">', gb), '简历'],
  ['a word that nobody knows', page('<meta charset="x-mine">', gb), '简历'],
  ['its mark', Buffer.from('\ufeff<p>简历</p>', 'utf16le'), '简历'],
  ['its zeros', Buffer.from('<p>简历</p>', 'utf16le'), '简历'],
  ['Western letters', page('<meta charset=windows-1252>', Buffer.from([0x93, 0xe9, 0x94, 0x80])), '“é”€'],
])('a page is read by %s', async (_name, content, text) => {
  expect((await read(content)).html).toContain(`<p>${text}</p>`)
})

test('a page keeps its text, tables and styles, and brings nothing else', async () => {
  const { html } = await read(
    `<html><head><title>t</title><style><!-- p{color:red} --></style><script>x()</script><xml>office</xml></head>
<body><table border=1><tr><td colspan=2>A &lt;b&gt; &amp; c<o:p>&nbsp;</o:p></td></tr></table><!-- note --><![if !vml]><p>V</p><![endif]></body></html>`,
  )
  expect(html).toContain('<style> p{color:red} </style>')
  expect(html).toContain('<td colspan="2">A &lt;b&gt; &amp; c<o:p>\u00a0</o:p></td>')
  expect(html).toContain('<p>V</p>')
  expect(html).not.toMatch(/script|<title|office|note|<body|<html/)
})

test('links are whole where the page says where it comes from', async () => {
  const { html } = await read(
    '<base href="https://jobs.example/cv/"><a href="../a?x=1&amp;y=2">a</a><a href="mailto:l@x.example">m</a><a href="#b">b</a>',
  )
  expect(html).toBe(
    '<a href="https://jobs.example/a?x=1&amp;y=2">a</a><a href="mailto:l@x.example">m</a><a href="#b">b</a>',
  )
  expect((await read('<base href="file:///c:/"><a href="x">a</a>')).html).toBe('<a href="x">a</a>')
})

test('pictures, videos and frames from elsewhere are counted, but invisible ones are not', async () => {
  const { html, lost } = await read(
    `<img src="https://cdn.example/photo.jpg"><img src="p.png" alt="x"><img src="t.gif" width=1 height=1>
<img src="data:image/png;base64,AA=="><iframe src="https://x.example"></iframe><iframe src="t" style="display:none"></iframe>
<video src=v><p>no video</p></video><svg><text>drawn</text></svg>`,
  )
  expect(html.match(/<img/g)).toHaveLength(1)
  expect(html).not.toMatch(/no video|drawn/)
  expect(lost).toEqual({ picture: 3, video: 1, embedded: 1 })
})

test('a page cut short in a tag, a comment or a script keeps the text before the cut', async () => {
  for (const rest of ['<td', '<!--', '<script>', '<style>', '<a href="', '&']) {
    expect((await read(`<p>before</p>${rest}`)).html).toContain('<p>before</p>')
  }
})

test('a page nested deeper than any browser shows is refused', async () => {
  await expect(read('<div>'.repeat(100_000))).rejects.toThrow(TooMuch)
  await expect(read('<script>'.repeat(100_000))).resolves.toBeDefined()
})

test.each(['<', '&', '<!--', '<a ', '</b>', '<p>', '<br>', '<![if', '&#x', '<a b="'])(
  'a megabyte of %s is read',
  async (piece) => {
    expect((await read(piece.repeat(1_000_000 / piece.length))).lost).toEqual({
      picture: 0,
      video: 0,
      embedded: 0,
    })
  },
)
