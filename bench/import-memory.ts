import { execFile } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { ZipFile } from 'yazl'
import { listBulkFiles, writeBulkCompany } from './import-bulk.ts'
import { ImportMeasure } from './import-measure.ts'
import type { Row } from './table.ts'

const bundleCount = 1_000
const early = 100

async function writeZip(folder: string, path: string): Promise<void> {
  const zip = new ZipFile()
  for (const file of await listBulkFiles(folder)) zip.addFile(join(folder, file), file)
  zip.end()
  await pipeline(zip.outputStream, createWriteStream(path))
}

/** Imports in a process of its own, as the command line does, so that its memory is that of the import only. */
async function measure(name: string, source: string, dataDir: string): Promise<Row> {
  const script = join(import.meta.dirname, 'import-process.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [script, source, dataDir, String(early)])
  const found = ImportMeasure.parse(JSON.parse(stdout))
  const times = found.bundleMs.toSorted((a, b) => a - b)
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0
  const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)
  return {
    name: `${name} (${megabytes(found.earlyPeakBytes)} MB after ${early}, ${megabytes(found.peakBytes)} MB after all)`,
    perSecond: found.bundleMs.length / (found.bundleMs.reduce((sum, ms) => sum + ms, 0) / 1000),
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    ratio: { value: found.peakBytes / found.earlyPeakBytes, aim: '≤ 1.15' },
  }
}

/** Peak memory of an import after 1,000 bundles, compared with that after 100 of the same run. */
export async function benchImportMemory(): Promise<Row[]> {
  const root = await mkdtemp(join(tmpdir(), 'candor-bench-import-'))
  try {
    const folder = join(root, 'bundles')
    await writeBulkCompany(folder, bundleCount)
    const zip = join(root, 'bundles.zip')
    await writeZip(folder, zip)
    return [
      await measure('import of 1,000 bundles, folder', folder, join(root, 'data-folder')),
      await measure('import of 1,000 bundles, zip', zip, join(root, 'data-zip')),
    ]
  } finally {
    await rm(root, { recursive: true, force: true })
  }
}
