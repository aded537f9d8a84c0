import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { parseHTML } from 'linkedom'
import { buildSite } from '../../../../../tools/web/build-site.ts'
import { repositoryRoot as root } from '../features.ts'
import { secureHeaders } from '../headers.ts'
import { serveWeb } from '../web.ts'
import { serveSite } from './site.ts'
import type { SiteMoves } from './site-moves.ts'

/** The address at which the public knows the server under test. */
export const origin = 'https://candor.example'

export type SiteUnderTest = Awaited<ReturnType<typeof openSite>>

let built: Promise<string> | null = null

/** Builds the public pages once for the test files of a process; gives the folder. */
function build(): Promise<string> {
  built ??= (async () => {
    const dist = await mkdtemp(join(tmpdir(), 'candor-site-'))
    await writeFile(join(dist, 'index.html'), 'the application')
    await buildSite({ root, dist, content: join(root, 'features/site/content') })
    return dist
  })()
  return built
}

/** The public pages as they are built and served. Nobody writes into their folder. */
export async function openSite(moves: SiteMoves | null = null) {
  const dist = await build()
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } })
  await secureHeaders(app)
  await serveSite(app, { root: join(dist, '.site'), origin, moves })
  await serveWeb(app, { root: dist, mainAppUrl: null, appUrl: null })
  const open = (url: string, language = 'en', headers = {}) =>
    app.inject({ url, headers: { accept: 'text/html', 'accept-language': language, ...headers } })
  return {
    dist,
    open,
    /** The page at an address, to be looked at by its elements. */
    read: async (url: string, language = 'en') => parseHTML((await open(url, language)).body).document,
    close: () => app.close(),
  }
}

/** What an element says; nothing where there is none. The server knows no types of elements. */
export function textOf(element: unknown): string {
  const hasText = typeof element === 'object' && element !== null && 'textContent' in element
  return hasText ? String(element.textContent).trim() : ''
}
