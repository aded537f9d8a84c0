import lighthouse, { desktopConfig } from 'lighthouse'
import type { Bench } from '../server.ts'
import type { Figure } from './figures.ts'

const sections = ['What you will do', 'What we look for', 'What we offer']
const line = 'Own the ledger that every transfer goes through, and say what happens when one is retried'

/** Publishes the page of a position with a description of usual length. Resolves with its path. */
async function publish({ db, services }: Bench): Promise<string> {
  const now = services.clock.now()
  const { id, companyId } = await db
    .selectFrom('position')
    .select(['id', 'companyId'])
    .limit(1)
    .executeTakeFirstOrThrow()
  const text = sections.map((title) => [`# ${title}`, ...Array(5).fill(`- ${line}`)].join('\n')).join('\n')
  const description = JSON.stringify({ cn: '', en: text, 'zh-TW': '' })
  await db
    .updateTable('position')
    .set({ description, place: 'Hangzhou', state: 'open' })
    .where('id', '=', id)
    .execute()
  await db.insertInto('jobSite').values({ companyId, slug: 'bench', isFindable: true }).execute()
  await db
    .insertInto('jobPage')
    .values({
      companyId,
      positionId: id,
      slug: 'engineer',
      isPublished: true,
      firstPublishedAt: now,
      publishedAt: now,
      contactEmail: 'people@bench.example',
    })
    .execute()
  return '/jobs/bench/engineer?lang=en'
}

/** Points that Lighthouse takes off in its four categories, on a phone with slow 4G and on a desktop. */
async function lostPoints(address: string, port: number, config?: typeof desktopConfig): Promise<number> {
  const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo']
  const result = await lighthouse(address, { port, logLevel: 'error', onlyCategories }, config)
  if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message)
  const scores = Object.values(result.lhr.categories).map(({ score }) => Math.round((score ?? 0) * 100))
  return scores.reduce((lost, score) => lost + 100 - score, 0)
}

/** The page of a position: its bytes before it is packed, and what Lighthouse takes off. */
export async function measureJobPage(bench: Bench, url: string, port: number): Promise<Figure[]> {
  const path = await publish(bench)
  const page = await bench.app.inject({ method: 'GET', url: path })
  if (page.statusCode !== 200) throw new Error(page.body)
  const address = `${url}${path}`
  return [
    { name: 'job page: bytes', value: Buffer.byteLength(page.body), atMost: 20_000, unit: '' },
    { name: 'job page: points lost, phone', value: await lostPoints(address, port), atMost: 0, unit: '' },
    {
      name: 'job page: points lost, desktop',
      value: await lostPoints(address, port, desktopConfig),
      atMost: 0,
      unit: '',
    },
  ]
}
