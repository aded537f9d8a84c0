import type { DocumentParser } from './reader.ts'

/** Loaded one by one: a process reads one document, and loading the other parsers would only cost time. */
const readers = {
  docx: async () => (await import('./docx.ts')).docxReader,
  doc: async () => (await import('./doc.ts')).docReader,
  odt: async () => (await import('./odt.ts')).odtReader,
  rtf: async () => (await import('./rtf.ts')).rtfParser,
  html: async () => (await import('./html.ts')).htmlReader,
  mht: async () => (await import('./mht.ts')).mhtReader,
  text: async () => (await import('./text.ts')).textReader,
  heic: async () => (await import('./heic.ts')).heicReader,
} as const satisfies Readonly<Record<string, () => Promise<DocumentParser>>>

export type ReaderName = keyof typeof readers

export function isReaderName(name: string): name is ReaderName {
  return Object.hasOwn(readers, name)
}

export function loadReader(name: ReaderName): Promise<DocumentParser> {
  return readers[name]()
}
