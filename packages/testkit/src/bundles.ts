import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

/** Files of a folder or an archive: text and bytes as they are, anything else as JSON. */
export type GivenFiles = Readonly<Record<string, unknown>>

const bytesOf = (content: unknown): Buffer => {
  if (Buffer.isBuffer(content)) return content
  return Buffer.from(typeof content === 'string' ? content : JSON.stringify(content))
}

export async function writeFiles(folder: string, files: GivenFiles): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    const target = join(folder, path)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, bytesOf(content))
  }
}

export async function zipOf(files: GivenFiles, options: { compress?: boolean } = {}): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [path, content] of Object.entries(files)) {
    zip.addBuffer(bytesOf(content), path, { compress: options.compress ?? true })
  }
  zip.end()
  return buffer(zip.outputStream)
}

let serial = 0

/** The JSON of a bundle with one finished interview and nothing else. */
export function aBundle(given: Readonly<Record<string, unknown>> = {}) {
  serial += 1
  return {
    format: 'candor-bundle/1',
    externalId: `bundle-${serial}`,
    position: { externalId: 'backend', name: '高级后端工程师' },
    candidate: { name: '沈知遥', stageId: '2', stageTypeKind: 2, appliedAt: 1_710_000_000_000 },
    interviews: [bundledInterview({ externalId: `bundle-${serial}-interview` })],
    ...given,
  }
}

export function bundledInterview(given: Readonly<Record<string, unknown>> = {}) {
  return { externalId: 'interview', name: '后端面试', category: 6, interview_status: 'finish', ...given }
}
