import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

export async function zip(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const archive = new ZipFile()
  for (const [name, content] of Object.entries(files))
    archive.addBuffer(Buffer.from(content), name, { compressionLevel: 1 })
  archive.end()
  return buffer(archive.outputStream)
}

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

const spaces = [
  `xmlns:w="${word}" xmlns:r="${relations}"`,
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"',
].join(' ')

const type = (name: string) => `application/vnd.openxmlformats-officedocument.wordprocessingml.${name}+xml`

const parts = {
  '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/word/document.xml" ContentType="${type('document.main')}"/><Override PartName="/word/header1.xml" ContentType="${type('header')}"/></Types>`,
  '_rels/.rels': `<?xml version="1.0"?><Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="word/document.xml"/></Relationships>`,
  'word/_rels/document.xml.rels': `<?xml version="1.0"?><Relationships xmlns="${packages}/relationships"><Relationship Id="x1" Type="${relations}/hyperlink" Target="javascript:alert(1)" TargetMode="External"/><Relationship Id="x2" Type="${relations}/hyperlink" Target="https://shen.example/work" TargetMode="External"/><Relationship Id="h1" Type="${relations}/header" Target="header1.xml"/><Relationship Id="p1" Type="${relations}/image" Target="media/image1.png"/><Relationship Id="p2" Type="${relations}/image" Target="media/image2.emf"/><Relationship Id="p3" Type="${relations}/image" Target="https://evil.example/a.png" TargetMode="External"/></Relationships>`,
}

export const paragraph = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`

/** A drawing in the line with a picture of one inch; `source` is how it names the picture. */
export const picture = (source: string) =>
  `<w:drawing><wp:inline><wp:extent cx="914400" cy="914400"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="1" name="a"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip ${source}/></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="914400" cy="914400"/></a:xfrm></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing>`

/** The part of a Word document that holds its text. */
export const docxDocument = (body: string) =>
  `<?xml version="1.0"?><w:document ${spaces}><w:body>${body}</w:body></w:document>`

/** A Word document with this body: links x1 and x2, pictures p1 (png), p2 (emf) and p3 (elsewhere). */
export function docx(body: string, more: Readonly<Record<string, string | Buffer>> = {}): Promise<Buffer> {
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  return zip({
    ...parts,
    'word/header1.xml': `<?xml version="1.0"?><w:hdr ${spaces}>${paragraph('Head of the page')}</w:hdr>`,
    'word/document.xml': docxDocument(body),
    'word/media/image1.png': Buffer.from(png, 'base64'),
    'word/media/image2.emf': Buffer.from('not for browsers'),
    ...more,
  })
}
