import type { Converter } from '../../rules/converter.ts'
import type { DocumentParser } from './reader.ts'

export type ReaderName = Exclude<Converter, 'office'>

/** Loaded one by one: a process reads one document, and loading the other parsers would only cost time. */
const readers: Readonly<Record<ReaderName, () => Promise<DocumentParser>>> = {
  docx: async () => (await import('./readers/docx.ts')).docxReader,
  doc: async () => (await import('./readers/doc.ts')).docReader,
  odt: async () => (await import('./readers/odt.ts')).odtReader,
  rtf: async () => (await import('./readers/rtf.ts')).rtfParser,
  html: async () => (await import('./readers/html.ts')).htmlReader,
  mht: async () => (await import('./readers/mht.ts')).mhtReader,
  text: async () => (await import('./readers/text.ts')).textReader,
  heic: async () => (await import('./readers/heic.ts')).heicReader,
}

export function isReaderName(name: string): name is ReaderName {
  return Object.hasOwn(readers, name)
}

export function loadReader(name: ReaderName): Promise<DocumentParser> {
  return readers[name]()
}
