import { expect, test } from 'vitest'
import { TooMuch } from './archive.ts'
import { mhtReader } from './mht.ts'

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYPhfDwACggF/yWU7hgAAAABJRU5ErkJggg=='
const picture = `data:image/png;base64,${png}`

function part(head: readonly string[], body: string): string {
  return [...head, '', body].join('\r\n')
}

function archive(parts: readonly string[], head: readonly string[] = []): string {
  const written = parts.map((each) => `--=_edge\r\n${each}\r\n`)
  const type = 'Content-Type: multipart/related;\r\n\ttype="text/html"; boundary="=_edge"'
  return [...head, 'MIME-Version: 1.0', type, '', 'preamble', `${written.join('')}--=_edge--\r\nafter`].join(
    '\r\n',
  )
}

const pngPart = (...head: string[]) =>
  part(['Content-Type: image/png', 'Content-Transfer-Encoding: base64', ...head], png)

async function read(content: string | Buffer) {
  const reading = await mhtReader(Buffer.from(content))
  return 'html' in reading ? reading : { html: '', lost: {} }
}

test("Word's page of one file shows its text and its pictures, each in its place [R4-049]", async () => {
  const { html, lost } = await read(
    archive([
      part(
        [
          'Content-Location: file:///C:/9F1B2C3D/cv.htm',
          'Content-Transfer-Encoding: quoted-printable',
          'Content-Type: text/html; charset="gb2312"',
        ],
        `<html xmlns:v=3D"urn:schemas-microsoft-com:vml"><body lang=3DZH-CN><p class=3DMsoNormal>=BC=F2=\r\n=C0=FA
<!--[if gte vml 1]><v:shape><v:imagedata src=3D"cv.files/image001.png"/></v:shape><![endif]-->
<![if !vml]><img width=3D10 src=3D"cv.files/image001.png"><![endif]></p></body></html>`,
      ),
      pngPart('Content-Location: file:///C:/9F1B2C3D/cv.files/image001.png'),
    ]),
  )
  expect(html).toContain('<p class="MsoNormal">简历')
  expect(html.match(/<img/g)).toHaveLength(1)
  expect(html).toContain(`src="${picture}"`)
  expect(lost).toEqual({ picture: 0, video: 0, embedded: 0 })
})

test("a browser's archive shows the frames, style sheets and pictures that came with it", async () => {
  const page =
    '<link rel="stylesheet" href="cid:css-1@x"><p>cv</p><img src="/p/a%20b.png"><iframe src="cid:frame-2@x"></iframe><a href="../b">b</a>'
  const { html, lost } = await read(
    archive([
      part(['Content-Type: text/html', 'Content-Location: https://jobs.example/cv/1'], page),
      part(['Content-Type: text/css', 'Content-ID: <css-1@x>'], '@charset "utf-8"; p{color:red}</style>'),
      pngPart('Content-Location: https://jobs.example/p/a%20b.png'),
      part(['Content-Type: text/html', 'Content-ID: <frame-2@x>'], '<p>framed <img src="cid:p@x"></p>'),
      pngPart('Content-ID: <p@x>'),
    ]),
  )
  expect(html).toContain('p{color:red}<\\/style></style>')
  expect(html).toContain('<p>framed <img src="data:image/png')
  expect(html.match(/src="data:image\/png/g)).toHaveLength(2)
  expect(html).toContain('href="https://jobs.example/b"')
  expect(lost).toEqual({ picture: 0, video: 0, embedded: 0 })
})

test('a mail shows its page, else its text, and says how many files are attached', async () => {
  const file = part(['Content-Type: application/pdf', 'Content-Disposition: attachment; filename=a.pdf'], 'x')
  const text = part(
    ['Content-Type: text/plain; charset=gbk', 'Content-Transfer-Encoding: base64'],
    'vPLA+g==',
  )
  expect(await read(archive([text, file], ['From: l@x.example']))).toEqual({
    html: '<pre class="text">简历</pre>',
    lost: { picture: 0, video: 0, embedded: 1 },
  })
  const alternative = [
    'Content-Type: multipart/alternative; boundary=in\r\n',
    '--in',
    text,
    '--in\r\nContent-Type: text/html\r\n',
    '<p>page</p>',
    '--in--',
  ].join('\r\n')
  expect((await read(archive([alternative, file]))).html).toContain('<p>page</p>')
  expect((await read('MIME-Version: 1.0\r\nContent-Type: text/html\r\n\r\n<p>alone</p>')).html).toContain(
    '<p>alone</p>',
  )
  expect((await read('MIME-Version: 1.0\n\nonly text\n')).html).toContain('only text')
})

test('an archive without its last edge, or with a picture that none can show, is still read', async () => {
  const page = '<p>cv</p><img src="cid:a"><img src="cid:none">'
  const whole = archive([part(['Content-Type: text/html'], page), part(['Content-ID: <a>'], 'wmf')])
  const { html, lost } = await read(whole.slice(0, whole.indexOf('--=_edge--')))
  expect(html).toContain('<p>cv</p>')
  expect(lost).toEqual({ picture: 2, video: 0, embedded: 0 })
})

test('an archive with neither a page nor a text is refused', async () => {
  await expect(read(archive([pngPart()]))).rejects.toThrow('neither')
  await expect(read('MIME-Version: 1.0')).rejects.toThrow('neither')
})

test('frames that hold themselves end', async () => {
  const frame = '<p>in</p><iframe src="cid:f"></iframe><iframe src="cid:p"></iframe>'
  const { html, lost } = await read(
    archive([
      part(['Content-Type: text/html', 'Content-ID: <p>'], frame),
      part(['Content-Type: text/html', 'Content-ID: <f>'], frame),
    ]),
  )
  expect(html.match(/<p>in/g)).toHaveLength(2)
  expect(lost).toMatchObject({ embedded: 3 })
})

test('more parts, depth, head or pictures than an archive has are refused', async () => {
  const nested = Array.from({ length: 50 }, (_, level) =>
    [`Content-Type: multipart/mixed; boundary=b${level}`, '', `--b${level}`, ''].join('\r\n'),
  )
  await expect(read(nested.join(''))).rejects.toThrow(TooMuch)
  await expect(read(archive(Array.from({ length: 3000 }, () => pngPart())))).rejects.toThrow(TooMuch)
  await expect(read(`MIME-Version: 1.0\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`)).rejects.toThrow(TooMuch)
  const large = Buffer.concat([Buffer.from(png, 'base64'), Buffer.alloc(1_000_000)]).toString('base64')
  const page = part(['Content-Type: text/html'], '<img src="cid:a">'.repeat(100))
  const held = part(['Content-ID: <a>', 'Content-Transfer-Encoding: base64'], large)
  await expect(read(archive([page, held]))).rejects.toThrow(TooMuch)
})

test.each(['--=_edge', '\r\n', '--', '=', ';a="', 'a: b\r\n'])('a megabyte of %j is read', async (piece) => {
  const text = part(['Content-Type: text/html', 'Content-Transfer-Encoding: quoted-printable'], '<p>cv</p>')
  const { html } = await read(
    archive([text, `Content-Type: a/b\r\n\r\n${piece.repeat(1_000_000 / piece.length)}`]),
  )
  expect(html).toContain('<p>cv</p>')
})
