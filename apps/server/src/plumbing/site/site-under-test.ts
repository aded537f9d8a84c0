import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { parseHTML } from 'linkedom'
import { buildSite } from '../../../../../tools/web/build-site.ts'
import { repositoryRoot as root } from '../features.ts'
import { secureHeaders } from '../http/headers.ts'
import { serveWeb } from '../web.ts'
import { serveSite } from './site.ts'
import type { SiteMoves } from './site-moves.ts'

/** The public address of the server under test. */
export const origin = 'https://candor.example'

export type SiteUnderTest = Awaited<ReturnType<typeof openSite>>

const content = join(root, 'features/visitors/site/content')
let built: Promise<string> | null = null
let builtFilled: Promise<string> | null = null

async function build(from: string): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'candor-site-'))
  await writeFile(join(dist, 'index.html'), 'the application')
  await buildSite({ root, dist, content: from })
  return dist
}

/** Builds the pages as for a company that has supplied its claims: no example is left. */
async function buildFilled(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'candor-content-'))
  await cp(content, copy, { recursive: true })
  for (const file of await readdir(copy, { recursive: true })) {
    if (!file.endsWith('.json')) continue
    const text = await readFile(join(copy, file), 'utf8')
    await writeFile(join(copy, file), text.replaceAll('"example": true', '"example": false'))
  }
  return build(copy)
}

/**
 * Serves the public pages, built once for the test files of a process; with `isFilled` as for a company that has
 * supplied its claims. Tests must not write into their folder.
 */
export async function openSite(
  moves: SiteMoves | null = null,
  { isFilled = false }: { isFilled?: boolean } = {},
) {
  built ??= build(content)
  if (isFilled) builtFilled ??= buildFilled()
  const dist = await (builtFilled && isFilled ? builtFilled : built)
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
    /** The address of the pages for a browser. */
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
    close: () => app.close(),
  }
}

/** The text of an element; empty for null. The server's types have no DOM elements. */
export function textOf(element: unknown): string {
  const hasText = typeof element === 'object' && element !== null && 'textContent' in element
  return hasText ? String(element.textContent).trim() : ''
}
