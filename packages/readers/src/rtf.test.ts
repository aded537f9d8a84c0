import { describe, expect, test } from 'vitest'
import { TooMuch } from './archive.ts'
import { rtfParser } from './rtf.ts'

async function read(content: string) {
  const reading = await rtfParser(Buffer.from(content, 'latin1'))
  return 'html' in reading ? reading : { html: '' }
}
const htmlOf = async (body: string) => (await read(`{\\rtf1\\ansi${body}}`)).html

const png =
  '89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de0000000c49444154789c63606060000000040001f61738550000000049454e44ae426082'

describe('the letters of a rich text', () => {
  const fonts =
    '{\\fonttbl{\\f0\\fcharset0 A;}{\\f1\\fcharset134 S;}{\\f2\\fcharset136 P;}{\\f3\\fcharset128 M;}{\\f4\\fcharset2 Wingdings;}{\\f5\\fcharset204 R;}}'
  test.each([
    ['in the code page of the file', "\\ansicpg936\\pard \\'bc\\'f2\\'c0\\'fa", '简历'],
    ['in the code page of the font', `${fonts}\\f1 \\'bc\\'f2\\f2 \\'c2\\'b2\\f5 \\'cf`, '简簡П'],
    ['whose second byte is a sign of its own', `${fonts}\\f3 \\'83\\\\\\'83\\{`, 'ソボ'],
    ['that are Western where the file is not', `\\ansicpg936${fonts}\\f0 r\\'e9sum\\'e9 \\'80`, 'résumé €'],
    ['of the file where the font says nothing', `\\ansicpg936${fonts}\\f0 \\'bc\\'f2`, '简'],
    [
      'by number, without what stands for them',
      "{\\uc2\\u31616\\'bc\\'f2{\\uc1\\u21382 ?}}\\u-10179?\\u-8704?",
      '简历😀',
    ],
    ['by number, with a word that stands for them', ' a\\u8226\\bullet b\\u8220 \\par', 'a•b“'],
    ['of a symbol font', `${fonts}\\f4 \\'fc{\\f0 \\u-3913 ?}`, '✓•'],
    [
      'that are words and signs',
      '\\ldblquote a\\rdblquote\\~\\_\\{\\}\\\\ \\emdash',
      '“a”\u00a0\u2011{}\\ —',
    ],
    ['that a page reads as tags', '<b>&"', '&lt;b&gt;&amp;&quot;'],
  ])('are read %s', async (_name, body, text) => {
    expect(await htmlOf(body)).toContain(`<p>${text}</p>`)
  })
})

test('text keeps how it is set', async () => {
  const html = await htmlOf(
    '{\\colortbl;\\red255\\green0\\blue0;}{\\b b}{\\i i}{\\ul u}{\\strike s}{\\super 2}{\\sub 3}{\\cf1\\fs28 c}{\\v hidden}{\\deleted gone} \\b on\\b0 off\\plain\\tab x\\line y',
  )
  expect(html).toBe(
    '<p><strong>b</strong><em>i</em><u>u</u><s>s</s><sup>2</sup><sub>3</sub><span style="color:#ff0000;font-size:14pt">c</span> <strong>on</strong>off&emsp;&emsp;x<br>y</p>',
  )
})

test('paragraphs keep their side, their indents and their place as headings', async () => {
  const html = await htmlOf(
    '{\\stylesheet{\\s1\\outlinelevel0 heading 1;}{\\s2 heading 2;}}\\pard\\s1 One\\par\\pard\\s2 Two\\par\\pard\\qc Mid\\par\\pard\\li720\\fi-360 In\\par\\par End',
  )
  expect(html).toBe(
    '<h1>One</h1><h2>Two</h2><p style="text-align:center">Mid</p><p style="margin-left:36pt;text-indent:-18pt">In</p><p style="margin-left:36pt;text-indent:-18pt"><br></p><p style="margin-left:36pt;text-indent:-18pt">End</p>',
  )
})

test('lists show the numbers that their writer gave them', async () => {
  expect(await htmlOf('{\\listtext\\pard 1.\\tab}First\\par{\\pntext \\tab}None')).toBe(
    '<p>1.\u2002First</p><p>None</p>',
  )
})

test('a table keeps its columns, spanning cells, and cells of more than one paragraph', async () => {
  const html = await htmlOf(
    `\\trowd\\clbrdrt\\brdrs\\cellx4000\\pard\\intbl Wide\\cell\\row
\\trowd\\clvmgf\\cellx1000\\cellx4000\\pard\\intbl Tall\\cell a\\par b\\cell\\row
\\trowd\\clvmrg\\cellx1000\\clcbpat1\\cellx4000\\pard\\intbl\\cell c\\cell\\row\\pard After`,
  )
  expect(html).toBe(
    '<table><colgroup><col style="width:25.00%"><col style="width:75.00%"></colgroup><tbody><tr><td colspan="2"><p>Wide</p></td></tr><tr><td rowspan="2"><p>Tall</p></td><td><p>a</p><p>b</p></td></tr><tr><td><p>c</p></td></tr></tbody></table><p>After</p>',
  )
  expect(await htmlOf('\\trowd a\\cell b\\cell\\row\\pard After')).toContain(
    '<td style="border:none"><p>b</p></td></tr>',
  )
})

test('a table within a table is flattened, and the page says so', async () => {
  const { html, ...rest } = await read(
    '{\\rtf1\\trowd\\cellx9000\\pard\\intbl\\itap2 in\\nestcell side{\\*\\nesttableprops\\trowd\\cellx1\\nestrow}{\\nonesttables\\par}\\nestcell\\pard\\intbl out\\cell\\row}',
  )
  expect(html).toContain('<p>in&emsp;&emsp;side&emsp;&emsp;out</p>')
  expect(rest).toMatchObject({ isSimplified: true })
})

test('links lead where they say', async () => {
  expect(
    await htmlOf(
      '{\\field{\\*\\fldinst {HYPERLINK "https://a.example/?x="}}{\\fldrslt {\\ul site}}} {\\field{\\*\\fldinst PAGE}{\\fldrslt 1}}',
    ),
  ).toBe('<p><a href="https://a.example/?x="><u>site</u></a> 1</p>')
})

test('pictures that browsers show are in the page, and the others are counted', async () => {
  const { html, lost } = await read(
    `{\\rtf1{\\*\\shppict{\\pict{\\*\\picprop x}\\pngblip\\picwgoal1440 ${png.slice(0, 40)}\n${png.slice(40)}}}{\\nonshppict{\\pict\\wmetafile8 01}}{\\pict\\emfblip 0102}{\\object{\\*\\objdata 01}{\\result{\\pict\\pngblip ${png}}}}}`,
  )
  const source = `data:image/png;base64,${Buffer.from(png, 'hex').toString('base64')}`
  expect(html).toBe(`<p><img src="${source}" alt="" style="width:72pt"><img src="${source}" alt=""></p>`)
  expect(lost).toEqual({ picture: 1, embedded: 1, equation: 0 })
})

test('a drawn picture is shown once with any fill', async () => {
  const { html, lost } = await read(
    `{\\rtf1{\\shp{\\*\\shpinst{\\sp{\\sn pib}{\\sv {\\pict\\pngblip ${png}}}}{\\sp{\\sn fillBlip}{\\sv {\\pict\\pngblip ${png}}}}}}}`,
  )
  expect(html.match(/<img/g)).toHaveLength(1)
  expect(lost).toEqual({ picture: 0, embedded: 0, equation: 0 })
})

test('a picture may be written in bytes', async () => {
  const file = Buffer.concat([
    Buffer.from('{\\rtf1{\\pict\\pngblip\\bin69 '),
    Buffer.from(png, 'hex'),
    Buffer.from('}after}'),
  ])
  expect(await rtfParser(file)).toMatchObject({
    html: expect.stringMatching(/<img src="data:image\/png.*after/),
  })
})

test('headers come first, footers last, and notes before them', async () => {
  const html = await htmlOf(
    '{\\headerl H\\par}{\\headerr H\\par}{\\footer F}{\\header\\par}Text{\\super\\chftn{\\footnote\\pard\\chftn  Note}}.',
  )
  expect(html).toBe('<p>H</p><hr><p>Text<sup>1</sup>.</p><hr><p>1 Note</p><hr><p>F</p>')
})

test('a text box follows the paragraph that holds it', async () => {
  const { html, isSimplified } = await read(
    '{\\rtf1 Before{\\shp{\\*\\shpinst{\\sp{\\sn n}{\\sv 1}}{\\shptxt Boxed\\par}}{\\shprslt old}} it\\par After}',
  )
  expect(html).toBe('<p>Before it</p><p>Boxed</p><p>After</p>')
  expect(isSimplified).toBe(true)
})

test('information about the file, and unknown ignorable groups, are not shown', async () => {
  expect(
    await htmlOf(
      '{\\info{\\title T}}{\\*\\generator G;}{\\*\\unknown{\\b U}}{\\upr{old}{\\*\\ud new}}{\\comment c}',
    ),
  ).toBe('<p>newc</p>')
})

test('a file without rich text is refused', async () => {
  await expect(read('{\\html}')).rejects.toThrow('no rich text')
  await expect(read('')).rejects.toThrow('no rich text')
})

test.each([
  ['groups', '{', 500_000],
  ['ends of groups that never began', '}', 500_000],
  ['pictures', '{\\pict', 100_000],
  ['rows', '\\trowd\\cellx1', 100_000],
])('a file of too many open %s ends', async (_name, piece, count) => {
  const reading = read(`{\\rtf1 a${piece.repeat(count)}`)
  if (piece.startsWith('{')) await expect(reading).rejects.toThrow(TooMuch)
  else expect((await reading).html).toContain('a')
})

test.each([
  '{}',
  '\\par',
  '\\cell',
  '\\trowd\\cellx1\\cell\\row',
  '\\',
  "\\'",
  '\\u',
  '\\bin99999999999 ',
  '\\uc999999999\\u1',
  '{\\b a}',
  '{\\footnote a}',
  '{\\field{\\*\\fldinst HYPERLINK "a',
  '\\fs99999999 a',
  '\\cellx-99999999',
  `\\${'a'.repeat(99)}`,
])('half a megabyte of %s is read', async (piece) => {
  const depth = (piece.match(/\{/g)?.length ?? 0) - (piece.match(/\}/g)?.length ?? 0)
  const body = (piece + '}'.repeat(depth)).repeat(500_000 / (piece.length + depth))
  expect((await read(`{\\rtf1 before ${body}`)).html).toContain('before')
})

test('a file cut short anywhere is read as far as it goes', async () => {
  const whole =
    '{\\rtf1\\ansicpg936{\\fonttbl{\\f0\\fcharset134 S;}}{\\header H}\\trowd\\cellx9\\intbl {\\b x}\\cell\\row {\\pict\\pngblip 89}{\\field{\\*\\fldinst HYPERLINK "a"}{\\fldrslt b}}{\\footnote n}}'
  for (let length = 6; length < whole.length; length += 1) {
    expect(await read(whole.slice(0, length))).toHaveProperty('html')
  }
})

test('a few bytes cannot ask for a page without end', async () => {
  const long = `{\\field{\\*\\fldinst HYPERLINK "${'a'.repeat(2000)}"}{\\fldrslt ${'{\\b a}a'.repeat(50_000)}}}`
  await expect(read(`{\\rtf1 ${long}`)).rejects.toThrow(TooMuch)
})

test('an equation is counted, and the text around it stays', async () => {
  const { html, lost } = await read('{\\rtf1 before {\\mmath{\\*\\moMath{\\mr x}}} after}')
  expect(html).toContain('before')
  expect(html).toContain('after')
  expect(lost).toMatchObject({ equation: 1 })
})
