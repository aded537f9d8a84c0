import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { buildSite } from './web/build-site.ts'
import { checkCampaignContent } from './web/campaign-content.ts'
import { drawPreviews } from './web/draw-previews.ts'
import { hashSources } from './web/hash-sources.ts'
import { joinForwarders } from './web/join-forwarders.ts'
import { precompress } from './web/precompress.ts'
import { BadContent } from './web/site-content.ts'

const root = resolve(import.meta.dirname, '..')
const config = join(root, 'apps/web/vite.config.ts')
/** The visitors' pages and the live report of the home page: built after the application, into the same folder. */
const entryConfigs = ['visit', 'appointment', 'sample-report'].map((entry) =>
  join(root, `apps/web/vite.${entry}.config.ts`),
)
const dist = join(root, 'apps/web/dist')
const mark = join(dist, '.built')

if (existsSync(config)) await buildIfStale()
else console.log('There is no web app to build yet.')

async function buildIfStale(): Promise<void> {
  const wanted = await hashSources(root)
  if ((await readFile(mark, 'utf8').catch(() => '')) === wanted) return
  await rm(mark, { force: true })
  const began = Date.now()
  console.log('Building the web app.')
  await checkCampaignContent(join(root, 'features/visitors/candidate-pages/content')).catch(stopAtBadContent)
  await runVite(config)
  for (const entry of entryConfigs) await runVite(entry)
  await joinForwardersIn(join(dist, 'assets'))
  const content = join(root, 'features/visitors/site/content')
  const previews = await buildSite({ root, dist, content }).catch(stopAtBadContent)
  await drawPreviews(previews, { dist, cache: join(root, 'node_modules/.cache/site-previews') })
  const { files, bytes, packedBytes } = await precompress(dist)
  // Written last, so that an interrupted build is repeated.
  await writeFile(mark, wanted)
  const seconds = ((Date.now() - began) / 1000).toFixed(1)
  console.log(
    `Built in ${seconds} s: ${files} files packed from ${kilobytes(bytes)} to ${kilobytes(packedBytes)}.`,
  )
}

async function runVite(config: string): Promise<void> {
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const child = spawn(process.execPath, [vite, 'build', '--config', config, '--logLevel', 'warn'], {
    cwd: join(root, 'apps/web'),
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) {
    console.error('The web app could not be built; the fault stands above.')
    process.exit(1)
  }
}

/** Ends with the faults of a content file, without a stack trace; throws any other error again. */
function stopAtBadContent(error: unknown): never {
  if (!(error instanceof BadContent)) throw error
  console.error(error.message)
  process.exit(1)
}

async function joinForwardersIn(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  const read = async (name: string) => [name, await readFile(join(folder, name), 'utf8')] as const
  const files = new Map(await Promise.all(names.map(read)))
  for (const [name, code] of joinForwarders(files)) {
    if (code === null) await rm(join(folder, name))
    else await writeFile(join(folder, name), code)
  }
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`
}
