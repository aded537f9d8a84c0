import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import {
  ArticleContent,
  HomeContent,
  LayoutContent,
  NotFoundContent,
} from '../../features/visitors/site/rules/content.ts'
import { contentFaults, shapeFaults } from '../../features/visitors/site/rules/content-faults.ts'
import { PriceContent } from '../../features/visitors/site/rules/price-content.ts'
import { type Locale, locales } from '../../packages/messages/src/locale.ts'

/** The schemas of content files with a fixed name; all other files are articles. */
const contentSchemas = {
  layout: LayoutContent,
  home: HomeContent,
  price: PriceContent,
  'not-found': NotFoundContent,
}

type Files = Record<string, unknown>

/** Thrown with all faults of the content files, by file and key; the public pages cannot be built. */
export class BadContent extends Error {
  override readonly name = 'BadContent'
}

/** Reads the content files of all languages. Throws `BadContent` if one of them has a fault. */
export async function readSiteContent(folder: string): Promise<Record<Locale, object>> {
  const faults: string[] = []
  const read = async (locale: Locale) =>
    readFiles(join(folder, locale), (name, fault) => faults.push(`${locale}/${name}.json: ${fault}`))
  const [cn, en, zhTW] = await Promise.all(locales.map(read))
  const byLocale = { cn: cn ?? {}, en: en ?? {}, 'zh-TW': zhTW ?? {} }
  for (const locale of locales) {
    const files = byLocale[locale]
    for (const name of new Set([
      ...Object.keys(byLocale.cn),
      ...Object.keys(contentSchemas),
      ...Object.keys(files),
    ])) {
      if (!(name in files)) faults.push(`${locale}/${name}.json is missing`)
      else if (!(name in byLocale.cn)) faults.push(`${locale}/${name}.json is not in cn`)
      else
        faults.push(
          ...shapeFaults(byLocale.cn[name], files[name]).map((fault) => `${locale}/${name}.json: ${fault}`),
        )
    }
  }
  if (faults.length > 0)
    throw new BadContent(`The content of the public pages has faults:\n${[...new Set(faults)].join('\n')}`)
  return {
    cn: byPage(byLocale.cn),
    en: byPage(byLocale.en),
    'zh-TW': byPage(byLocale['zh-TW']),
  }
}

/** Returns the content of the pages with their own schema, and the articles. */
function byPage(files: Files): object {
  const isOwn = (name: string) => name in contentSchemas
  const own = Object.entries(files).filter(([name]) => isOwn(name))
  const articles = Object.entries(files).filter(([name]) => !isOwn(name))
  return { ...Object.fromEntries(own), articles: Object.fromEntries(articles) }
}

async function readFiles(folder: string, report: (name: string, fault: string) => void): Promise<Files> {
  const files: Files = {}
  for (const file of await readdir(folder)) {
    const name = basename(file, '.json')
    const schema = Object.entries(contentSchemas).find(([own]) => own === name)?.[1] ?? ArticleContent
    try {
      files[name] = JSON.parse(await readFile(join(folder, file), 'utf8'))
    } catch (error) {
      report(name, `is no JSON: ${error instanceof Error ? error.message : error}`)
      files[name] = null
      continue
    }
    for (const fault of contentFaults(schema, files[name])) report(name, fault)
  }
  return files
}
