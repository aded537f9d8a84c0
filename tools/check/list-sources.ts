import { glob } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Returns the files that match the patterns, sorted, with paths from the root; without installed, built and generated
 * ones.
 */
export async function listFiles(root: string, patterns: string[]): Promise<string[]> {
  const paths: string[] = []
  const exclude = (entry: { name: string }) => entry.name === 'node_modules' || entry.name === 'dist'
  for await (const entry of glob(patterns, { cwd: root, withFileTypes: true, exclude })) {
    if (entry.isFile()) paths.push(join(entry.parentPath, entry.name).slice(root.length + 1))
  }
  return paths.filter((path) => !path.endsWith('routeTree.gen.ts')).sort()
}

export function listSources(root: string): Promise<string[]> {
  return listFiles(root, ['{apps,features,packages,e2e,bench,tools}/**/*.{ts,tsx,js}'])
}
