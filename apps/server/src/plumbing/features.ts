import { glob } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Database, MailOwner } from '@candor/db/database'
import type { SearchPart } from '@candor/kernel/services/searching'

const featuresFolder = join(import.meta.dirname, '../../../../features')

type Found = [feature: string, module: Record<string, unknown>][]

/** Modules by file name: the features of a process do not change after its start. */
const found = new Map<string, Promise<Found>>()

/** Imports one kind of file from every feature that has it. Returns pairs of feature name and module, in order. */
export function findInFeatures(file: string): Promise<Found> {
  const known = found.get(file) ?? importAll(file)
  found.set(file, known)
  return known
}

async function importAll(file: string): Promise<Found> {
  const paths: string[] = []
  for await (const path of glob(`*/*/${file}`, { cwd: featuresFolder })) paths.push(path)
  return Promise.all(
    paths.sort().map(async (path): Promise<Found[number]> => {
      const module = await import(pathToFileURL(join(featuresFolder, path)).href)
      return [path.split('/')[1] ?? path, module]
    }),
  )
}

export const repositoryRoot = dirname(featuresFolder)

function isMailOwner(value: unknown): value is MailOwner {
  return typeof value === 'object' && value !== null && ('opensStill' in value || 'isOvertaken' in value)
}

/** Finds the features that judge the mails they queued, by folder. */
export async function findMailOwners(): Promise<MailOwner[]> {
  const found = await findInFeatures('server/mailed.ts')
  return found.flatMap(([, { mailOwner }]) => (isMailOwner(mailOwner) ? [mailOwner] : []))
}

function isSearchPart(value: unknown): value is SearchPart<Database> {
  return typeof value === 'object' && value !== null && 'read' in value && typeof value.read === 'function'
}

/** Finds the texts that features bring to the search, by folder. Throws where a part has another form. */
export async function findSearching(): Promise<SearchPart<Database>[]> {
  const found = await findInFeatures('server/search.ts')
  return found.flatMap(([feature, { search }]) => {
    if (!Array.isArray(search) || !search.every(isSearchPart))
      throw new Error(`${feature}/server/search.ts exports no list of parts \`search\``)
    return search
  })
}
