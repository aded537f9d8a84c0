import { cleanDocument } from '@candor/html/clean-document'
import { describe, expect, test } from 'vitest'
import { docxReader } from './docx.ts'
import { docx, docxDocument, paragraph, picture, zip } from './docx-under-test.ts'

async function read(body: string, more: Readonly<Record<string, string>> = {}) {
  const reading = await docxReader(await docx(body, more))
  if (!('html' in reading)) throw new Error('a Word document is a page')
  const { html } = cleanDocument(reading.html)
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return { html, text, lost: reading.lost }
}

const run = (content: string) => `<w:p><w:r>${content}</w:r></w:p>`
const drawing = (uri: string, content: string) =>
  `<w:drawing><wp:inline><wp:extent cx="914400" cy="914400"/><a:graphic><a:graphicData uri="${uri}">${content}</a:graphicData></a:graphic></wp:inline></w:drawing>`

describe('of a Word document', () => {
  test('the heads of pages are shown', async () => {
    const section =
      '<w:sectPr><w:headerReference w:type="default" r:id="h1"/><w:pgMar w:top="720" w:header="360"/></w:sectPr>'
    expect((await read(paragraph('body') + section)).text).toBe('Head of the page body')
  })

  test.each([
    ['no section', ''],
    ['a section without margins', '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/></w:sectPr>'],
  ])('the text of a document with %s stands an inch from the edge of its page', async (_, section) => {
    expect((await read(paragraph('body') + section)).html).toMatch(
      /<section style="[^"]*padding-left:\s?72\.00pt/,
    )
  })

  test('margins that a document names are kept', async () => {
    const { html } = await read(
      `${paragraph('body')}<w:sectPr><w:pgMar w:left="200" w:right="200"/></w:sectPr>`,
    )
    expect(html).toMatch(/padding-left:\s?10\.00pt/)
  })

  test('alignment and colour are kept', async () => {
    const { html } = await read(
      '<w:p><w:pPr><w:jc w:val="right"/></w:pPr><w:r><w:rPr><w:color w:val="C00000"/></w:rPr><w:t>a</w:t></w:r></w:p>',
    )
    expect(html).toMatch(/<p style="text-align:\s?right[^>]*>\s*<span style="color:\s?#C00000[^>]*>a/)
  })

  test('readings stand over their base text', async () => {
    const { html } = await read(
      run(
        '<w:ruby><w:rt><w:r><w:t>とうきょう</w:t></w:r></w:rt><w:rubyBase><w:r><w:t>東京</w:t></w:r></w:rubyBase></w:ruby>',
      ),
    )
    expect(html).toContain('<ruby>東京<rp>(</rp><rt>とうきょう</rt><rp>)</rp></ruby>')
  })

  test('text boxes are read after their neighbours, in the colour of their fill', async () => {
    const box = (choice: string) =>
      `<mc:AlternateContent><mc:Choice Requires="wps">${choice}</mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox><w:txbxContent>${paragraph('boxed')}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent>`
    const shape = drawing(
      'http://schemas.microsoft.com/office/word/2010/wordprocessingShape',
      `<wps:wsp><wps:spPr><a:solidFill><a:srgbClr val="123456"/></a:solidFill></wps:spPr><wps:txbx><w:txbxContent>${paragraph('boxed')}</w:txbxContent></wps:txbx></wps:wsp>`,
    )
    const { text, html } = await read(run(`<w:t>beside</w:t>${box(shape)}`) + paragraph('after'))
    expect(text).toBe('beside boxed after')
    expect(html).toMatch(/<td style="background-color:\s?#123456/)
  })

  test('pictures that browsers show are shown, drawn in either way, and the others are counted', async () => {
    const { html, lost } = await read(
      run(picture('r:embed="p1"')) +
        run('<w:pict><v:shape style="width:20pt;height:10pt"><v:imagedata r:id="p1"/></v:shape></w:pict>') +
        run(picture('r:embed="p2"')) +
        run(picture('r:embed="p3"')),
    )
    expect(html.match(/<img[^>]* src="data:image\/png;base64,/g)).toHaveLength(2)
    expect(html).not.toContain('evil.example')
    expect(lost).toEqual({ picture: 2 })
  })

  test('charts, diagrams and embedded files are counted', async () => {
    const chart = drawing('http://schemas.openxmlformats.org/drawingml/2006/chart', '')
    const diagram = drawing('http://schemas.openxmlformats.org/drawingml/2006/diagram', '')
    const { lost } = await read(
      run(chart) + run(chart) + run(diagram) + run('<w:object><o:OLEObject/></w:object>'),
    )
    expect(lost).toEqual({ chart: 2, diagram: 1, embedded: 1 })
  })

  test('links lead on, but for those that would run something', async () => {
    const link = (id: string) =>
      `<w:p><w:hyperlink r:id="${id}"><w:r><w:t>${id}</w:t></w:r></w:hyperlink></w:p>`
    const { html } = await read(link('x1') + link('x2'))
    expect(html).toMatch(/<a>\s*<span>x1/)
    expect(html).toMatch(/<a [^>]*href="https:\/\/shen.example\/work"/)
    expect(html).not.toContain('javascript')
  })

  test('text after a right tab stands at the right', async () => {
    const line =
      '<w:p><w:pPr><w:tabs><w:tab w:val="right" w:pos="9000"/></w:tabs></w:pPr><w:r><w:t>Company</w:t><w:tab/><w:t>2015</w:t></w:r></w:p>'
    expect((await read(line)).html).toMatch(
      /<p style="[^"]*justify-content:space-between[^"]*"><span>.*Company.*<\/span><span>.*2015.*<\/span><\/p>/s,
    )
  })

  test('white text without its dark ground can be read', async () => {
    const white = '<w:p><w:r><w:rPr><w:color w:val="FFFFFF"/></w:rPr><w:t>name</w:t></w:r></w:p>'
    expect((await read(white)).html).not.toContain('FFFFFF')
  })

  test('text in content controls is read', async () => {
    expect((await read(`<w:sdt><w:sdtContent>${paragraph('inside')}</w:sdtContent></w:sdt>`)).text).toBe(
      'inside',
    )
  })

  test('a text that brings tags of its own stays text', async () => {
    const { html } = await read(paragraph('&lt;script&gt;alert(1)&lt;/script&gt;'))
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html).not.toContain('<script')
  })
})

test.each([
  ['from elsewhere', '<!ENTITY x SYSTEM "file:///etc/passwd">'],
  [
    'that grow without end',
    `<!ENTITY a0 "ha">${Array.from({ length: 40 }, (_, at) => `<!ENTITY a${at + 1} "&a${at};&a${at};">`).join('')}<!ENTITY x "&a40;">`,
  ],
])('entities %s are not read into a Word document', async (_name, entities) => {
  const body = docxDocument(paragraph('before &x; after')).replace(
    '<w:document',
    `<!DOCTYPE w:document [${entities}]><w:document`,
  )
  const reading = await docx('', { 'word/document.xml': body })
    .then(docxReader)
    .catch(() => null)
  const html = reading && 'html' in reading ? reading.html : ''
  expect(html).not.toMatch(/root:|hahaha/)
  expect(html.length).toBeLessThan(100_000)
})

test.each([
  ['not a zip', async () => Buffer.from('this is no docx')],
  ['a zip of something else', () => zip({ 'a.txt': 'a' })],
  ['cut short', async () => (await docx(paragraph('a'))).subarray(0, 400)],
  ['broken inside', () => docx('', { 'word/document.xml': '<w:document' })],
])('a Word document that is %s cannot be read', async (_name, content) => {
  await expect(docxReader(await content())).rejects.toThrow()
})

test('a Word document that grows beyond all measure is refused while it is unpacked', async () => {
  await expect(docxReader(await docx(paragraph('0'.repeat(70 * 1024 * 1024))))).rejects.toThrow(
    expect.objectContaining({ name: 'TooMuch' }),
  )
})
