import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Check, Finding } from './finding.ts'
import { listSources } from './list-sources.ts'
import { featureOf, wings } from './wings.ts'

/** Checks that the map in docs/architecture.md names every wing in order, and every feature in its wing, once. */
export const map: Check = { name: 'map', run: check }

async function check(root: string): Promise<Finding> {
  const text = await readFile(join(root, 'docs/architecture.md'), 'utf8')
  const features = new Set((await listSources(root)).flatMap((path) => featureOf(path) ?? []))
  return { faults: mapFaults(text, [...features]), note: `${features.size} features` }
}

/** Returns the faults of a map, given all features as `wing/feature`. */
export function mapFaults(text: string, features: readonly string[]): string[] {
  const named: string[] = []
  const headings: string[] = []
  for (const line of text.split('\n')) {
    const wing = /^### `([\w-]+)`/.exec(line)?.[1]
    if (wing !== undefined) headings.push(wing)
    const feature = /^- `([\w-]+)`: \S/.exec(line)?.[1]
    if (feature !== undefined) named.push(`${headings.at(-1)}/${feature}`)
  }
  const missing = features.filter((feature) => !named.includes(feature))
  const unknown = named.filter((feature) => !features.includes(feature))
  const twice = named.filter((feature, index) => named.indexOf(feature) !== index)
  const isInOrder = headings.join() === wings.join()
  return [
    ...(isInOrder ? [] : [`docs/architecture.md: the wings are ${wings.join(', ')}, in this order`]),
    ...missing.map((feature) => `docs/architecture.md: the map does not name features/${feature}`),
    ...unknown.map(
      (feature) => `docs/architecture.md: the map names features/${feature}, which is not there`,
    ),
    ...twice.map((feature) => `docs/architecture.md: the map names features/${feature} twice`),
  ]
}
