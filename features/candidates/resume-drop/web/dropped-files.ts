/** The most files that are looked for in dropped folders. */
const mostFiles = 1_000

/** Files of a system that no person has put into a folder. */
const isHidden = (name: string) => name.startsWith('.') || name === 'Thumbs.db' || name === 'desktop.ini'

function isFileEntry(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile
}
function isFolderEntry(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory
}

const fileOf = (entry: FileSystemFileEntry) =>
  new Promise<File>((resolve, reject) => entry.file(resolve, reject))

/** The entries of a folder; a browser hands them out in parts. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const entries: FileSystemEntry[] = []
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (part.length === 0 || entries.length > mostFiles) return entries
    entries.push(...part)
  }
}

async function collect(entries: readonly FileSystemEntry[], files: File[]): Promise<void> {
  for (const entry of entries) {
    if (files.length >= mostFiles || isHidden(entry.name)) continue
    if (isFileEntry(entry)) files.push(await fileOf(entry))
    else if (isFolderEntry(entry)) await collect(await entriesOf(entry), files)
  }
}

/** The files of a drop, with those in dropped folders. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<File[]> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? [])
  if (entries.length === 0) return [...files].filter(({ name }) => !isHidden(name))
  const found: File[] = []
  await collect(entries, found)
  return found
}

/** The chosen files, without those that systems put into folders. */
export function chosenFiles(files: FileList | null): File[] {
  return [...(files ?? [])].filter(({ name }) => !isHidden(name))
}
