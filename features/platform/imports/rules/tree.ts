export interface FoundBundle {
  /** The bundle's folder, without a slash at its end; '' for the top. */
  readonly folder: string
  readonly file: string
  readonly media: readonly string[]
  /** The nearest folder around it, or itself, that has a `company.json`; null without one. */
  readonly companyFolder: string | null
}

export interface FoundTree {
  readonly companies: readonly { readonly folder: string; readonly file: string }[]
  readonly bundles: readonly FoundBundle[]
}

/** Files of operating systems and editors, which are not results. */
const isJunk = (path: string) =>
  path.split('/').some((step) => step.startsWith('.') || step === '__MACOSX' || step === 'Thumbs.db')

function foldersWith(paths: readonly string[], name: string): string[] {
  return paths
    .filter((path) => path === name || path.endsWith(`/${name}`))
    .map((path) => path.slice(0, -name.length).replace(/\/$/, ''))
    .sort()
}

function foldersAround(folder: string): string[] {
  const around = ['']
  for (let end = folder.indexOf('/'); end !== -1; end = folder.indexOf('/', end + 1)) {
    around.push(folder.slice(0, end))
  }
  if (folder !== '') around.push(folder)
  return around.reverse()
}

const within = (folder: string, name: string) => (folder === '' ? name : `${folder}/${name}`)

/** Finds the bundles of a tree of files, at any depth. The search stops at a bundle: its folder belongs to it. */
export function findBundles(allPaths: readonly string[]): FoundTree {
  const paths = allPaths.filter((path) => !isJunk(path))
  const candidates = new Set(foldersWith(paths, 'bundle.json'))
  const isInner = (folder: string) =>
    foldersAround(folder)
      .slice(1)
      .some((around) => candidates.has(around))
  const folders = [...candidates].filter((folder) => folder === '' || !isInner(folder))
  const companies = foldersWith(paths, 'company.json')
  const isCompany = new Set(companies)
  const media = new Map(folders.map((folder): [string, string[]] => [folder, []]))
  for (const path of paths) {
    const folder = foldersAround(path).find((around) => media.has(around))
    const inner = folder === undefined ? '' : path.slice(folder === '' ? 0 : folder.length + 1)
    if (folder !== undefined && inner.startsWith('media/')) media.get(folder)?.push(inner)
  }
  return {
    companies: companies.map((folder) => ({ folder, file: within(folder, 'company.json') })),
    bundles: folders.map((folder) => ({
      folder,
      file: within(folder, 'bundle.json'),
      media: (media.get(folder) ?? []).sort(),
      companyFolder: foldersAround(folder).find((around) => isCompany.has(around)) ?? null,
    })),
  }
}
