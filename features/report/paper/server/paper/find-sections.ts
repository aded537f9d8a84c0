import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PaperSection } from './section.ts'

const features = join(import.meta.dirname, '../../../..')

function isSection(value: unknown): value is PaperSection {
  return typeof value === 'object' && value !== null && 'tab' in value && 'feature' in value
}

async function find(): Promise<PaperSection[]> {
  const sections: PaperSection[] = []
  for await (const path of glob('tabs/*/server/paper.ts', { cwd: features })) {
    const module: { paper?: unknown } = await import(pathToFileURL(join(features, path)).href)
    if (isSection(module.paper)) sections.push(module.paper)
  }
  return sections
}

let sections: Promise<PaperSection[]> | null = null

/** The section of every tab, found by folder. Folders do not change while the server runs. */
export function listPaperSections(): Promise<PaperSection[]> {
  sections ??= find()
  return sections
}
