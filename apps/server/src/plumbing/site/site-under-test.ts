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

/** The public address of the server under test. */
export const origin = 'https://candor.example'

export type SiteUnderTest = Awaited<ReturnType<typeof openSite>>

let built: Promise<string> | null = null

/** Builds the public pages once for the test files of a process; returns the folder. */
function build(): Promise<string> {
  built ??= (async () => {
    const dist = await mkdtemp(join(tmpdir(), 'candor-site-'))
    await writeFile(join(dist, 'index.html'), 'the application')
    await buildSite({ root, dist, content: join(root, 'features/site/content') })
    return dist
  })()
  return built
}

/** Serves the built public pages. Tests must not write into their folder. */
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
    /** The parsed document of a page. */
    read: async (url: string, language = 'en') => parseHTML((await open(url, language)).body).document,
    close: () => app.close(),
  }
}

/** The text of an element; empty for null. The server's types have no DOM elements. */
export function textOf(element: unknown): string {
  const hasText = typeof element === 'object' && element !== null && 'textContent' in element
  return hasText ? String(element.textContent).trim() : ''
}
