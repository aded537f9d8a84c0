import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

const repository = join(import.meta.dirname, '../..')

/** Writes a list of the source files in each built file, for the check that no server module is among them. */
export function listModules(listName: string): Plugin {
  return {
    name: 'list-modules',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      const modules = Object.fromEntries(
        Object.entries(bundle).flatMap(([file, chunk]) =>
          chunk.type === 'chunk' ? [[file, chunk.moduleIds.map((id) => relative(repository, id))]] : [],
        ),
      )
      writeFileSync(join(dir ?? '', listName), JSON.stringify(modules, null, 1))
    },
  }
}
