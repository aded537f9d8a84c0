import type { FileTree, TreeFile } from './file-tree.ts'

/** The media of one bundle by their paths in it. */
export type BundleMedia = Pick<ReadonlyMap<string, TreeFile>, 'get' | 'has' | 'keys'>

/** A path as it is compared: macOS stores `é` as two characters, which look the same. */
const composed = (path: string) => path.normalize('NFC')

/** The path within the bundle that another reading of a file's name means. */
function innerPath(name: string, folder: string): string {
  const steps = folder === '' ? 0 : folder.split('/').length
  return composed(name.split('/').slice(steps).join('/'))
}

/** The files of a bundle by each path that may mean them. A path that may mean two of them means none. */
function otherPaths(files: ReadonlyMap<string, TreeFile>, folder: string): Map<string, TreeFile> {
  const meant = new Map<string, TreeFile | null>()
  const add = (path: string, file: TreeFile) => {
    const known = meant.get(path)
    meant.set(path, known === undefined || known === file ? file : null)
  }
  for (const [path, file] of files) {
    add(composed(path), file)
    for (const name of file.otherNames ?? []) add(innerPath(name, folder), file)
  }
  return new Map([...meant].flatMap(([path, file]) => (file ? [[path, file] as const] : [])))
}

/** The media of a bundle in its folder: found by their names as written, and by what else those may mean. */
export function bundleMedia(tree: FileTree, folder: string, paths: readonly string[]): BundleMedia {
  const prefix = folder === '' ? '' : `${folder}/`
  const files = new Map(
    paths.flatMap((path) => {
      const file = tree.files.get(prefix + path)
      return file ? [[path, file] as const] : []
    }),
  )
  const others = otherPaths(files, folder)
  const get = (path: string) => files.get(path) ?? others.get(composed(path))
  return { get, has: (path) => get(path) !== undefined, keys: () => files.keys() }
}
