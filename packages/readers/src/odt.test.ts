import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { TooMuch } from './archive.ts'
import { odtReader } from './odt.ts'

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYPhfDwACggF/yWU7hgAAAABJRU5ErkJggg=='

type Files = Readonly<Record<string, string | Buffer>>

const content = (body: string, styles = '', lead = '') =>
  `<?xml version="1.0"?>${lead}<office:document-content><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`

async function read(files: Files) {
  const archive = new ZipFile()
  for (const [name, held] of Object.entries(files))
    archive.addBuffer(Buffer.from(held), name, { compressionLevel: 1 })
  archive.end()
  const reading = await odtReader(await buffer(archive.outputStream))
  return 'html' in reading ? reading : { html: '' }
}
const readBody = (body: string, styles = '', more: Files = {}) =>
  read({ 'content.xml': content(body, styles), ...more })
const htmlOf = async (body: string, styles = '') => (await readBody(body, styles)).html

const style = (name: string, family: string, properties: string, more = '') =>
  `<style:style style:name="${name}" style:family="${family}"${more}>${properties}</style:style>`

test('paragraphs and headings keep how they and their parents are set', async () => {
  const styles = [
    style('P', 'paragraph', '<style:paragraph-properties fo:text-align="center" fo:margin-left="1in"/>'),
    style('Q', 'paragraph', '<style:text-properties fo:font-weight="bold"/>', ' style:parent-style-name="P"'),
    style('R', 'paragraph', '<style:paragraph-properties fo:text-align="end" style:writing-mode="rl-tb"/>'),
    style(
      'T',
      'text',
      '<style:text-properties fo:font-weight="normal" fo:color="#c00000" fo:font-size="12pt" style:text-position="super 58%" style:text-underline-style="solid"/>',
    ),
  ].join('')
  expect(
    await htmlOf(
      `<text:h text:outline-level="2">简历</text:h><text:p text:style-name="Q">a  b<text:s text:c="2"/><text:span text:style-name="T">&lt;c&gt;</text:span><text:tab/>d<text:line-break/></text:p><text:p text:style-name="R">ع</text:p><text:p/>`,
      styles,
    ),
  ).toBe(
    '<h2>简历</h2><p style="text-align:center;margin-left:72pt"><strong>a b</strong>\u00a0\u00a0<span style="color:#c00000;font-size:12pt"><u><sup>&lt;c&gt;</sup></u></span><strong>&emsp;&emsp;</strong><strong>d</strong><br></p><p style="direction:rtl">ع</p><p><br></p>',
  )
})

test('lists are numbered as their styles say, go on, and begin anew', async () => {
  const styles = `<text:list-style style:name="L"><text:list-level-style-number text:level="1" style:num-format="1" style:num-suffix="."/><text:list-level-style-number text:level="2" style:num-format="a" style:num-prefix="(" style:num-suffix=")" text:display-levels="2"/></text:list-style><text:list-style style:name="B"><text:list-level-style-bullet text:level="1" text:bullet-char="\uf0a7"/></text:list-style><text:list-style style:name="C"><text:list-level-style-number text:level="1" style:num-format="一, 二, 三, ..." style:num-suffix="、" text:start-value="11"/></text:list-style>`
  const item = (text: string, more = '') => `<text:list-item><text:p>${text}</text:p>${more}</text:list-item>`
  const html = await htmlOf(
    `<text:list text:style-name="L">${item('one')}${item('two', `<text:list>${item('in')}</text:list>`)}</text:list>
<text:list text:style-name="L" text:continue-numbering="true">${item('three')}<text:list-item text:start-value="7"><text:p>seven</text:p><text:p>more</text:p></text:list-item></text:list>
<text:list text:style-name="L">${item('again')}</text:list><text:list text:style-name="B">${item('point')}</text:list><text:list text:style-name="C">${item('eleven')}</text:list>`,
    styles,
  )
  const shown = html
    .match(/<p[^>]*>[^<]*/g)
    ?.map((each) => each.replace(/<[^>]*>/, '').replace('\u2002', ' '))
  expect(shown).toEqual([
    '1. one',
    '2. two',
    '(2.a) in',
    '3. three',
    '7. seven',
    'more',
    '1. again',
    '▪ point',
    '十一、 eleven',
  ])
})

test('a table keeps its columns, spans, borders and grounds', async () => {
  const styles = [
    style('W', 'table-column', '<style:table-column-properties style:column-width="72pt"/>'),
    style('N', 'table-column', '<style:table-column-properties style:column-width="24pt"/>'),
    style(
      'E',
      'table-cell',
      '<style:table-cell-properties fo:border="0.5pt solid #000000" fo:background-color="#eeeeee"/>',
    ),
  ].join('')
  expect(
    await htmlOf(
      `<table:table><table:table-column table:style-name="W"/><table:table-columns><table:table-column table:style-name="N"/></table:table-columns><table:table-header-rows><table:table-row><table:table-cell table:style-name="E" table:number-columns-spanned="2"><text:p>A</text:p></table:table-cell><table:covered-table-cell/></table:table-row></table:table-header-rows><table:table-row><table:table-cell table:number-rows-spanned="2"><table:table><table:table-row><table:table-cell><text:p>in</text:p></table:table-cell></table:table-row></table:table></table:table-cell></table:table-row></table:table>`,
      styles,
    ),
  ).toBe(
    '<table><colgroup><col style="width:75.00%"><col style="width:25.00%"></colgroup><tbody><tr><td colspan="2" style="background-color:#eeeeee"><p>A</p></td></tr><tr><td rowspan="2" style="border:none"><table><tbody><tr><td style="border:none"><p>in</p></td></tr></tbody></table></td></tr></tbody></table>',
  )
})

test('links, ruby, notes, text boxes and pictures are where they belong', async () => {
  const { html, lost, ...rest } = await readBody(
    `<text:p>see <text:a xlink:href="https://a.example/?b&amp;c">it</text:a><text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>Noted</text:p></text:note-body></text:note> <text:ruby><text:ruby-base>漢</text:ruby-base><text:ruby-text>かん</text:ruby-text></text:ruby><draw:frame svg:width="2.54cm"><draw:image xlink:href="Pictures/a.png"/></draw:frame><draw:frame><draw:text-box><text:p>Boxed</text:p></draw:text-box></draw:frame> end</text:p><text:p>After<draw:frame><draw:object xlink:href="./Object 1"/><draw:image xlink:href="./ObjectReplacements/Object 1"/></draw:frame><draw:frame><draw:image xlink:href="https://far.example/x.png"/></draw:frame></text:p>`,
    '',
    {
      'Pictures/a.png': Buffer.from(png, 'base64'),
      'META-INF/manifest.xml':
        '<manifest:manifest><manifest:file-entry manifest:full-path="Object 1/" manifest:media-type="application/vnd.oasis.opendocument.chart"/></manifest:manifest>',
    },
  )
  expect(html).toBe(
    `<p>see <a href="https://a.example/?b&amp;c">it</a><sup>1</sup> <ruby>漢<rt>かん</rt></ruby><img src="data:image/png;base64,${png}" alt="" style="width:72pt"> end</p><p>Boxed</p><p>After</p><hr><p><sup>1</sup>\u2002Noted</p>`,
  )
  expect(lost).toEqual({ picture: 1, chart: 1, embedded: 0 })
  expect(rest).toEqual({ isSimplified: true })
})

test('the header and the footer of the page are around the text, with styles of their own', async () => {
  const styles = `<office:document-styles><office:automatic-styles>${style('P', 'paragraph', '<style:paragraph-properties fo:text-align="center"/>')}</office:automatic-styles><office:master-styles><style:master-page style:name="Other"><style:header><text:p>no</text:p></style:header></style:master-page><style:master-page style:name="Standard"><style:header><text:p text:style-name="P">Head</text:p></style:header><style:header-left><text:p/></style:header-left><style:footer><text:p>Foot</text:p></style:footer></style:master-page></office:master-styles></office:document-styles>`
  const { html } = await readBody('<text:p text:style-name="P">Text</text:p>', '', { 'styles.xml': styles })
  expect(html).toBe('<p style="text-align:center">Head</p><hr><p>Text</p><hr><p>Foot</p>')
})

test('deleted, commented and hidden text is not shown', async () => {
  expect(
    await htmlOf(
      '<text:tracked-changes><text:changed-region><text:deletion><text:p>gone</text:p></text:deletion></text:changed-region></text:tracked-changes><text:section text:display="none"><text:p>hidden</text:p></text:section><text:section><text:p>a<office:annotation><text:p>aside</text:p></office:annotation><text:change/>b</text:p></text:section>',
    ),
  ).toBe('<p>ab</p>')
})

test('an encrypted document, or none, is refused', async () => {
  const manifest =
    '<manifest:manifest><manifest:file-entry><manifest:encryption-data/></manifest:file-entry></manifest:manifest>'
  await expect(readBody('<text:p>a</text:p>', '', { 'META-INF/manifest.xml': manifest })).rejects.toThrow(
    'locked',
  )
  await expect(read({ 'a.txt': 'a' })).rejects.toThrow('content.xml')
  await expect(
    read({
      'content.xml':
        '<office:document-content><office:body><office:spreadsheet/></office:body></office:document-content>',
    }),
  ).rejects.toThrow('no text document')
  await expect(odtReader(Buffer.from('PK'))).rejects.toThrow()
})

test('XML cut short is read as far as it goes', async () => {
  const whole = content('<text:p>before</text:p><text:p>behind <text:span>it</text:span></text:p>')
  const { html } = await read({ 'content.xml': whole.slice(0, whole.indexOf('it</')) })
  expect(html).toBe('<p>before</p><p>behind </p>')
})

test('entities that a document defines stay as they are written', async () => {
  const bomb = Array.from({ length: 20 }, (_, n) => `<!ENTITY l${n + 1} "&l${n};&l${n};&l${n};&l${n};">`)
  const lead = `<!DOCTYPE x [<!ENTITY l0 "lol"><!ENTITY f SYSTEM "file:///etc/passwd">${bomb.join('')}]>`
  const { html } = await read({ 'content.xml': content('<text:p>a&l20;&f;</text:p>', '', lead) })
  expect(html).toBe('<p>a&amp;l20;&amp;f;</p>')
})

test.each([
  ['depth', '<text:section>'.repeat(10_000)],
  ['elements', '<text:p/>'.repeat(1_000_001)],
  ['unpacked bytes', ' '.repeat(80 * 1024 * 1024)],
  [
    'repeated cells',
    `<table:table>${`<table:table-row><table:table-cell table:number-columns-repeated="99999999"><text:p>${'a'.repeat(1000)}</text:p></table:table-cell></table:table-row>`.repeat(200)}</table:table>`,
  ],
])('a document of more %s than any has is refused', async (_name, body) => {
  await expect(readBody(body)).rejects.toThrow(TooMuch)
})

test('lies in numbers and circles of styles end', async () => {
  const styles = [
    style('A', 'paragraph', '', ' style:parent-style-name="B"'),
    style('B', 'paragraph', '<style:text-properties fo:font-weight="bold"/>', ' style:parent-style-name="A"'),
    '<text:list-style style:name="L"><text:list-level-style-number text:level="1" style:num-format="I" text:display-levels="99999999"/></text:list-style>',
  ].join('')
  const html = await htmlOf(
    '<text:p text:style-name="A">a<text:s text:c="999999999"/></text:p><text:list text:style-name="L"><text:list-item text:start-value="999999999999"><text:p>b</text:p></text:list-item></text:list><text:h text:outline-level="-5">c</text:h><table:table><table:table-column table:number-columns-repeated="999999999"/><table:table-row><table:table-cell table:number-columns-spanned="1e99"/></table:table-row></table:table>',
    styles,
  )
  expect(html).toContain('<strong>a</strong>')
  expect(html).toContain('999999999999\u2002b')
})
