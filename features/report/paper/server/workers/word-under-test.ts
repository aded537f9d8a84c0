import JSZip from 'jszip'

/** The texts of a document's paragraphs, each on a line; a break within one begins another. */
export const linesOf = (xml: string): string =>
  xml
    .replace(/<w:br\/>|<w:tab\/>|<\/w:p>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')

/** The XML of a Word file's document and of its footer. */
export async function openWord(bytes: Uint8Array): Promise<{ document: string; footer: string }> {
  const zip = await JSZip.loadAsync(bytes)
  const read = async (name: string) => (await zip.file(name)?.async('string')) ?? ''
  return { document: await read('word/document.xml'), footer: await read('word/footer1.xml') }
}
