import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { z } from 'zod'
import type { Check, Finding } from './finding.ts'
import { listFiles } from './list-sources.ts'
import { htmlFaults, linkFaults, readPublicPages } from './public-pages.ts'
import { runTool } from './run-tool.ts'

const pack = promisify(gzip)
const Modules = z.record(z.string(), z.array(z.string()))
const isServerModule =
  /^(features\/[^/]+\/[^/]+\/server\/|apps\/server\/|packages\/(db|testkit)\/|packages\/call\/src\/(serve|receive))/

/**
 * Budgets of the built web app, in bytes of gzip. A chunk has the budget of the first pattern that its modules match.
 */
const entryBudget = 180_000
/** The budget of a public page: its style sheet and its script. */
const publicBudget = 25_000
/** Budgets of the pages that a phone on a slow network loads before it shows anything. */
const pageBudgets: Readonly<Record<string, number>> = {
  'visit.html': 90_000,
  'appointment.html': 90_000,
}
const chunkBudgets = [
  { name: 'pdf worker', bytes: 380_000, file: /pdf\.worker/, modules: /$^/ },
  { name: 'pdf', bytes: 130_000, file: /pdf/, modules: /node_modules\/pdfjs-dist\// },
  { name: 'charts', bytes: 60_000, file: /chart/, modules: /packages\/ui\/src\/charts\// },
  { name: 'live report', bytes: 180_000, file: /^assets\/(sample-report|record-panel)-/, modules: /$^/ },
  { name: 'overlays', bytes: 60_000, file: /overlay|dialog/, modules: /node_modules\/@base-ui\// },
]

/** Checks that no server module is in the web app, that all budgets are met, and that the public pages are valid. */
export const bundle: Check = { name: 'built web app', run: check }

async function check(root: string): Promise<Finding> {
  const dist = join(root, 'apps/web/dist')
  const built = await runTool(root, 'node', ['tools/build-web-if-stale.ts'])
  if (built.code !== 0) return { faults: [built.output] }
  if (!existsSync(join(dist, 'index.html'))) return { faults: [], note: 'there is no web app yet' }

  const entries = ['', '-visit', '-appointment', '-sample-report']
  const lists = entries.map((entry) => readFile(join(dist, `.modules${entry}.json`), 'utf8'))
  const modules = Object.assign(
    {},
    ...(await Promise.all(lists)).map((list) => Modules.parse(JSON.parse(list))),
  )
  const faults = serverModulesIn(modules)
  const pages = (await listFiles(dist, ['**/*.html'])).map((page) => measurePage(dist, page))
  const sizes = await Promise.all(pages)
  for (const { page, bytes } of sizes) {
    const budget = pageBudgets[page] ?? entryBudget
    if (bytes > budget) faults.push(`${page} loads ${kilobytes(bytes)}, budget ${kilobytes(budget)}`)
  }
  const site = await Promise.all(
    (await listFiles(dist, ['.site/*/*.html'])).map((page) => measurePage(dist, page)),
  )
  for (const { page, bytes } of site)
    if (bytes > publicBudget)
      faults.push(`${page} loads ${kilobytes(bytes)}, budget ${kilobytes(publicBudget)}`)
  const publicPages = await readPublicPages(dist)
  faults.push(...linkFaults(publicPages, dist), ...(await htmlFaults(publicPages)))
  const named = new Set([...sizes, ...site].flatMap(({ assets }) => assets))
  const imports = await readImports(dist)
  faults.push(
    ...(await overgrownChunks(dist, modules, named)),
    ...cycleFaults(imports),
    ...pdfFaults(imports),
  )
  const note = sizes.map(({ page, bytes }) => `${page} ${kilobytes(bytes)}`)
  const largest = Math.max(...site.map(({ bytes }) => bytes))
  return { faults, note: [...note, `${site.length} public pages ${kilobytes(largest)}`].join(', ') }
}

/** Returns the server modules in the web app, with their chunk. Paths are relative to the repository's root. */
export function serverModulesIn(modules: Record<string, string[]>): string[] {
  return Object.entries(modules).flatMap(([chunk, ids]) =>
    ids.filter((id) => isServerModule.test(id)).map((id) => `${id} is in the web app (${chunk})`),
  )
}

/** Returns the gzip size of all scripts and styles that a page references. */
async function measurePage(dist: string, page: string) {
  const html = await readFile(join(dist, page), 'utf8')
  const found = [...html.matchAll(/(?:src|href)="\/([^"?]+\.(?:js|css))"/g)].map(([, asset = '']) => asset)
  const assets = [...new Set(found)]
  const sizes = await Promise.all(assets.map((asset) => gzipSize(join(dist, asset))))
  return { page, assets, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}

async function overgrownChunks(dist: string, modules: Record<string, string[]>, named: Set<string>) {
  const faults: string[] = []
  for (const file of await listFiles(dist, ['**/*.{js,mjs}'])) {
    // Files that a page references directly count toward the page's budget.
    if (named.has(file)) continue
    const ids = modules[file] ?? []
    const budget = chunkBudgets.find(
      (each) => each.file.test(file) || ids.some((id) => each.modules.test(id)),
    )
    if (!budget) continue
    const bytes = await gzipSize(join(dist, file))
    if (bytes > budget.bytes) {
      faults.push(`${file} (${budget.name}) has ${kilobytes(bytes)}, budget ${kilobytes(budget.bytes)}`)
    }
  }
  return faults
}

/** The static imports of each script, by name; dynamic ones are not included. */
async function readImports(dist: string): Promise<Map<string, string[]>> {
  const scripts = await listFiles(dist, ['assets/*.js'])
  const imports = scripts.map(async (script) => {
    const text = await readFile(join(dist, script), 'utf8')
    const asked = [...text.matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g)]
    return [basename(script), asked.map(([, name = '']) => name)] as const
  })
  return new Map(await Promise.all(imports))
}

/** Returns static import cycles among scripts: the one that runs first finds classes of the other undefined. */
export function cycleFaults(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>()
  const way: string[] = []
  const faults: string[] = []
  const visit = (script: string) => {
    const start = way.indexOf(script)
    if (start >= 0) faults.push(`files of the build wait for one another: ${way.slice(start).join(', ')}`)
    if (start >= 0 || done.has(script)) return
    way.push(script)
    for (const next of imports.get(script) ?? []) visit(next)
    way.pop()
    done.add(script)
  }
  for (const script of imports.keys()) visit(script)
  return faults
}

/** Returns the scripts that load the page of a PDF, which runs as soon as it is loaded. */
export function pdfFaults(imports: ReadonlyMap<string, readonly string[]>): string[] {
  return [...imports].flatMap(([script, asked]) =>
    asked.some((name) => /^pdf-/.test(name)) ? [`${script} loads the page of a PDF`] : [],
  )
}

async function gzipSize(path: string): Promise<number> {
  return (await pack(await readFile(path), { level: 9 })).length
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(0)} kB`
}
