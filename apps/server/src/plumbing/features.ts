import { glob } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

export const featuresFolder = join(import.meta.dirname, '../../../../features')

/** Imports one kind of file from every feature folder that has it, by folder name. */
export async function findInFeatures(file: string): Promise<Map<string, Record<string, unknown>>> {
  const found = new Map<string, Record<string, unknown>>()
  const paths: string[] = []
  for await (const path of glob(`*/${file}`, { cwd: featuresFolder })) paths.push(path)
  for (const path of paths.sort()) {
    const feature = basename(path.slice(0, path.indexOf('/')))
    found.set(feature, await import(pathToFileURL(join(featuresFolder, path)).href))
  }
  return found
}

export const repositoryRoot = dirname(featuresFolder)
