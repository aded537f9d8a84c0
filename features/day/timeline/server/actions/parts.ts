import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { TimelinePart } from '../../../../platform/timeline-parts/server/actions/part.ts'

const features = join(import.meta.dirname, '../../../..')

function isPart(value: unknown): value is TimelinePart {
  return typeof value === 'object' && value !== null && 'kinds' in value && 'rows' in value
}

async function findParts(): Promise<TimelinePart[]> {
  const paths: string[] = []
  for await (const path of glob('*/*/server/timeline.ts', { cwd: features })) paths.push(path)
  const parts = await Promise.all(
    paths.sort().map(async (path) => {
      const module: object = await import(pathToFileURL(join(features, path)).href)
      if (!('timeline' in module) || !isPart(module.timeline))
        throw new Error(`${path} exports no part \`timeline\``)
      return module.timeline
    }),
  )
  const kinds = parts.flatMap((part) => part.kinds)
  if (new Set(kinds).size < kinds.length) throw new Error('two features bring one kind of entry')
  return parts
}

let parts: Promise<TimelinePart[]> | null = null

/** Finds what each feature brings to the timeline, by folder. The folders do not change while the server runs. */
export function listTimelineParts(): Promise<TimelinePart[]> {
  parts ??= findParts()
  return parts
}
