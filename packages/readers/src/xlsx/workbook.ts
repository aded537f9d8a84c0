import type { Archive } from '../archive.ts'
import { Unreadable } from '../unreadable.ts'
import { type Epoch, isDateFormat } from './dates.ts'
import { readPart } from './xml.ts'

/** A workbook without the cells of its sheets. */
export interface Workbook {
  readonly epoch: Epoch
  readonly sheets: readonly { readonly name: string; readonly path: string }[]
  readonly texts: readonly string[]
  /** Whether the style of a cell shows a day, by the number of the style. */
  readonly isDate: readonly boolean[]
}

/** The path of a part that another one names, from the root of the archive. */
function pathOf(target: string): string {
  return target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`
}

async function readRelations(archive: Archive): Promise<Map<string, string>> {
  const paths = new Map<string, string>()
  const name = 'xl/_rels/workbook.xml.rels'
  if (!archive.exists(name)) throw new Unreadable('cutShort')
  readPart(await archive.read(name), {
    open(element, { Id: id, Target: target }) {
      if (element === 'Relationship' && id && target) paths.set(id, pathOf(target))
    },
  })
  return paths
}

async function readSheets(archive: Archive): Promise<Pick<Workbook, 'epoch' | 'sheets'>> {
  const paths = await readRelations(archive)
  const sheets: { name: string; path: string }[] = []
  let epoch: Epoch = '1900'
  readPart(await archive.read('xl/workbook.xml'), {
    open(element, attributes) {
      if (element === 'workbookPr' && /^(1|true)$/.test(attributes.date1904 ?? '')) epoch = '1904'
      if (element !== 'sheet') return
      const path = paths.get(attributes['r:id'] ?? attributes['d3p1:id'] ?? '')
      const isHidden = attributes.state === 'hidden' || attributes.state === 'veryHidden'
      if (path && archive.exists(path) && !isHidden) sheets.push({ name: attributes.name ?? '', path })
    },
  })
  return { epoch, sheets }
}

async function readTexts(archive: Archive): Promise<string[]> {
  const name = archive.names().find((part) => /^xl\/sharedStrings\.xml$/i.test(part))
  const texts: string[] = []
  if (!name) return texts
  let text = ''
  let isText = false
  // The reading of a word in Japanese is no part of the word.
  let isReading = false
  readPart(await archive.read(name), {
    open(element) {
      if (element === 'si') text = ''
      if (element === 'rPh') isReading = true
      isText = element === 't' && !isReading
    },
    text(piece) {
      if (isText) text += piece
    },
    close(element) {
      if (element === 'si') texts.push(text)
      if (element === 'rPh') isReading = false
      isText = false
    },
  })
  return texts
}

async function readStyles(archive: Archive): Promise<boolean[]> {
  const isDate: boolean[] = []
  if (!archive.exists('xl/styles.xml')) return isDate
  const codes = new Map<number, string>()
  let isInCells = false
  readPart(await archive.read('xl/styles.xml'), {
    open(element, attributes) {
      if (element === 'numFmt') codes.set(Number(attributes.numFmtId), attributes.formatCode ?? '')
      if (element === 'cellXfs') isInCells = true
      if (element !== 'xf' || !isInCells) return
      const id = Number(attributes.numFmtId ?? 0)
      isDate.push(isDateFormat(id, codes.get(id)))
    },
    close(element) {
      if (element === 'cellXfs') isInCells = false
    },
  })
  return isDate
}

export async function openWorkbook(archive: Archive): Promise<Workbook> {
  if (!archive.exists('xl/workbook.xml')) throw new Unreadable('cutShort')
  const { epoch, sheets } = await readSheets(archive)
  return { epoch, sheets, texts: await readTexts(archive), isDate: await readStyles(archive) }
}
