import { glob } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

export const featuresFolder = join(import.meta.dirname, '../../../../features')

/** Imports one kind of file from every feature that has it: the feature's name with the module, in order. */
export async function findInFeatures(file: string): Promise<[string, Record<string, unknown>][]> {
  const paths: string[] = []
  for await (const path of glob(`*/${file}`, { cwd: featuresFolder })) paths.push(path)
  return Promise.all(
    paths.sort().map(async (path): Promise<[string, Record<string, unknown>]> => {
      const module = await import(pathToFileURL(join(featuresFolder, path)).href)
      return [path.slice(0, path.indexOf('/')), module]
    }),
  )
}

export const repositoryRoot = dirname(featuresFolder)
