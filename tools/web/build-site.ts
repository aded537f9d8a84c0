import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { z } from 'zod'
import { notFoundPage, sitePages } from '../../features/visitors/site/rules/pages.ts'
import { readSample, SampleBundle } from '../../features/visitors/site/rules/sample.ts'
import { type Locale, locales } from '../../packages/messages/src/locale.ts'
import { type AskedPreview, previewAddress } from './draw-previews.ts'
import { previewSvg } from './preview-picture.ts'
import { makeSampleReport } from './sample-report.ts'
import { readSiteContent } from './site-content.ts'

/** The interview of the demo company on the public pages, with the claim and the answer that the home page traces. */
const company = 'demo/hailan/company.json'
const sample = { folder: 'demo/hailan/su-qinglan-backend', claim: '系统设计', answer: 'media/hl-su-l6-q2' }

const reportManifest = '.sample-report.json'
const reportEntry = 'src/sample-report.tsx'

const Drawing = z.object({ renderPage: z.custom<(page: string, build: object) => string>() })

interface Folders {
  readonly root: string
  /** The folder of the built web app, which also gets the site's script, styles and media. */
  readonly dist: string
  /** The content files, with a folder per language. */
  readonly content: string
}

/**
 * Builds the public pages: one HTML file per page and language, in `dist/.site`.
 *
 * Returns the preview pictures of the pages, which are still to be drawn. Throws all faults of the content files, by
 * file and key. The pages contain a placeholder for the server's address.
 */
export async function buildSite(folders: Folders): Promise<AskedPreview[]> {
  // A folder of this build only, so that parallel builds do not conflict; in the project, whose packages it needs.
  const cache = join(folders.root, 'node_modules/.cache')
  await mkdir(cache, { recursive: true })
  const drawing = await mkdtemp(join(cache, 'site-'))
  try {
    return await drawSite(folders, drawing)
  } finally {
    await rm(drawing, { recursive: true })
  }
}

async function drawSite({ root, dist, content }: Folders, drawing: string): Promise<AskedPreview[]> {
  const contents = await readSiteContent(content)
  const bundle = JSON.parse(await readFile(join(root, sample.folder, 'bundle.json'), 'utf8'))
  const web = join(root, 'apps/web')
  const quiet = { mode: 'production', logLevel: 'warn' } as const
  await build({ ...quiet, configFile: join(web, 'vite.site.config.ts'), build: { outDir: drawing } })
  await build({ ...quiet, configFile: join(web, 'vite.site-script.config.ts'), build: { outDir: dist } })
  const { renderPage } = Drawing.parse(await import(pathToFileURL(join(drawing, 'site.js')).href))

  const names = await readdir(join(dist, 'assets'))
  const script = names.find((name) => /^site-.*\.js$/.test(name))
  const assets = {
    script: `/assets/${script}`,
    style: await addAsset(dist, await styleOf(drawing)),
    video: await addAsset(dist, join(root, sample.folder, `${sample.answer}.mp4`)),
    poster: await addAsset(dist, join(root, sample.folder, `${sample.answer}.jpg`)),
    report: await reportAssets(root, dist, bundle),
  }
  await rm(join(dist, '.site'), { recursive: true, force: true })
  const drawn = readSample(SampleBundle.parse(bundle), sample.claim)
  const previews: AskedPreview[] = []
  for (const locale of locales) {
    const folder = join(dist, '.site', locale)
    await mkdir(folder, { recursive: true })
    const asked = { locale, content: contents[locale], sample: drawn, assets }
    for (const page of [...sitePages, notFoundPage]) {
      const svg = previewSvg({ locale, sample: drawn, ...wordsOf(contents[locale], page, locale) })
      const preview = previewAddress(svg)
      previews.push({ locale, svg, address: preview })
      await writeFile(join(folder, `${page}.html`), renderPage(page, { ...asked, preview }))
    }
  }
  return previews
}

const Titled = z.object({
  heading: z.union([z.string(), z.array(z.string())]),
  kicker: z.optional(z.string()),
})
const Contents = z.looseObject({
  layout: z.object({ pages: z.record(z.string(), z.string()), footer: z.object({ about: z.string() }) }),
  articles: z.record(z.string(), Titled),
})

/** The texts of a page's preview picture: its heading, and its subject above. */
function wordsOf(content: object, page: string, locale: Locale): { kicker: string; heading: string } {
  const { layout, articles, ...own } = Contents.parse(content)
  const { heading, kicker } = articles[page] ?? Titled.parse(own[page])
  const about = page === 'home' ? layout.footer.about : layout.pages[page]
  return {
    kicker: kicker ?? about ?? 'Candor',
    heading: [heading].flat().join(locale === 'en' ? ' ' : ''),
  }
}

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.optional(z.array(z.string())),
    imports: z.optional(z.array(z.string())),
  }),
)
type Manifest = z.output<typeof Manifest>

/** The style sheets of a module and of all its static imports. */
function stylesOf(manifest: Manifest, name: string, seen = new Set<string>()): string[] {
  if (seen.has(name)) return []
  seen.add(name)
  const { css = [], imports = [] } = manifest[name] ?? {}
  return [...imports.flatMap((each) => stylesOf(manifest, each, seen)), ...css]
}

/** The files of the live report, if its module was built (vite.sample-report.config.ts), which is the slow part. */
async function reportAssets(root: string, dist: string, bundle: unknown) {
  const file = await readFile(join(dist, reportManifest), 'utf8').catch(() => null)
  if (file === null) return undefined
  const manifest = Manifest.parse(JSON.parse(file))
  const entry = manifest[reportEntry]
  if (!entry) throw new Error(`${reportManifest} does not name ${reportEntry}.`)
  const report = await makeSampleReport(
    bundle,
    JSON.parse(await readFile(join(root, company), 'utf8')),
    (path) => addAsset(dist, join(root, sample.folder, path)),
  )
  return {
    script: `/${entry.file}`,
    sheets: stylesOf(manifest, reportEntry).map((file) => `/${file}`),
    file: await addContent(dist, JSON.stringify(report), '.json'),
  }
}

/** Adds a file to the cacheable assets, under a name with its hash; returns its address. */
async function addAsset(dist: string, file: string): Promise<string> {
  return addContent(dist, await readFile(file), extname(file))
}

async function addContent(dist: string, content: string | Buffer, extension: string): Promise<string> {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8)
  const address = `assets/site-${hash}${extension}`
  await writeFile(join(dist, address), content)
  return `/${address}`
}

async function styleOf(drawing: string): Promise<string> {
  const name = (await readdir(join(drawing, 'assets'))).find((file) => file.endsWith('.css'))
  if (!name) throw new Error('The build of the public pages made no style sheet.')
  return join(drawing, 'assets', name)
}
