import { crc32, deflateRawSync } from 'node:zlib'

const styles = [
  '',
  '<w:b/><w:sz w:val="40"/>',
  '<w:b/><w:sz w:val="26"/>',
  '<w:b/><w:sz w:val="22"/>',
] as const
const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const relationships = 'http://schemas.openxmlformats.org/package/2006/relationships'
const officeDocument = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument'
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

/** A Word document of plain paragraphs; the level of a line is its heading level, 0 for text. */
export function docxFile(lines: readonly (readonly [0 | 1 | 2 | 3, string])[]): Buffer {
  const paragraphs = lines.map(([level, text]) => {
    const heading = level > 0 ? `<w:pPr><w:outlineLvl w:val="${level - 1}"/></w:pPr>` : ''
    return `<w:p>${heading}<w:r><w:rPr>${styles[level]}</w:rPr><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`
  })
  const body = `<w:body>${paragraphs.join('')}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/></w:sectPr></w:body>`
  return zip([
    [
      '[Content_Types].xml',
      `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${mainType}"/></Types>`,
    ],
    [
      '_rels/.rels',
      `${head}<Relationships xmlns="${relationships}"><Relationship Id="rId1" Type="${officeDocument}" Target="word/document.xml"/></Relationships>`,
    ],
    [
      'word/document.xml',
      `${head}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${body}</w:document>`,
    ],
  ])
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A zip archive; the date is fixed, so that the same content gives the same file. */
function zip(files: readonly (readonly [string, string])[]): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [path, text] of files) {
    const name = Buffer.from(path)
    const data = Buffer.from(text)
    const packed = deflateRawSync(data)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(0x0800, 2)
    fields.writeUInt16LE(8, 4)
    fields.writeUInt32LE(0x5c210000, 6)
    fields.writeUInt32LE(crc32(data), 10)
    fields.writeUInt32LE(packed.length, 14)
    fields.writeUInt32LE(data.length, 18)
    fields.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, name, packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('PK\x01\x02\x14\x00'), fields, tail, name)
    bodies.push(local)
    offset += local.length
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...bodies, ...directory, end])
}
