import type { AppServices } from '@candor/db/database'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { positionNameIn } from '../../../../candidates/positions/rules/names.ts'
import { isOpenToApply, type Job } from '../../rules/job.ts'
import { readPreview } from '../actions/preview.ts'
import { drawFeed } from '../present/feed.ts'
import { presentCompany, presentJob } from '../present/jobs.ts'
import { drawClosed, drawList, drawMessage } from '../present/other-pages.ts'
import { drawPosition, type PositionPage } from '../present/position-page.ts'
import { sayIn } from '../present/words.ts'
import {
  findPageOf,
  findPublished,
  findSite,
  listPublished,
  type PublishedRow,
  type Site,
} from '../queries/published.ts'
import { localeOfRequest, queryOf, redirectTo, type Sent, sendPage } from './sending.ts'

/** The answer for an unknown page, and for a page that was never published. */
export function notFound(request: FastifyRequest): Sent {
  const locale = localeOfRequest(request)
  const say = sayIn(locale)
  const page = drawMessage({ locale, title: say('notFound'), text: say('notFoundText') })
  return { status: 404, locale, page, isFindable: false }
}

interface Part {
  readonly company: string
  readonly position: string
}

export const paramsOf = ({ params }: FastifyRequest): Part => {
  const named = new Map<string, unknown>(Object.entries(params ?? {}))
  return { company: String(named.get('company') ?? ''), position: String(named.get('position') ?? '') }
}

/** The positions of a company to which people can apply now. */
export async function openJobs({ db, clock }: AppServices, site: Site): Promise<Job[]> {
  const now = clock.now()
  const rows = await listPublished(db, site.companyId)
  return rows
    .filter((row) => isOpenToApply({ ...row, timeZone: site.timeZone }, now))
    .map((row) => presentJob(site, row, now))
}

/** The page of a closed position: its words, and the open ones. */
export async function closedPage(
  services: AppServices,
  request: FastifyRequest,
  row: PublishedRow,
): Promise<Sent> {
  const locale = localeOfRequest(request)
  const { publicUrl: origin } = services.settings
  const names = { name: row.positionName, nameLatin: row.positionNameLatin, nameTw: row.nameTw }
  const page = drawClosed({
    locale,
    origin,
    company: presentCompany(row),
    jobs: await openJobs(services, row),
    title: positionNameIn(locale, names),
  })
  return { status: 410, locale, page, isFindable: false }
}

const hidden = { schema: { hide: true } } as const

type DrawForm = (request: FastifyRequest, row: PublishedRow) => Promise<PositionPage['form']>

/** The page of a position as it is now, with its form. */
async function pageOf(
  services: AppServices,
  request: FastifyRequest,
  row: PublishedRow,
  drawn: DrawnBeside,
): Promise<Sent> {
  const locale = localeOfRequest(request)
  const page = drawPosition({
    locale,
    origin: services.settings.publicUrl,
    company: presentCompany(row),
    job: presentJob(row, row, services.clock.now()),
    ...drawn,
  })
  return { status: 200, locale, page, isFindable: row.isFindable && drawn.banner === undefined }
}

type DrawnBeside = Pick<PositionPage, 'openCount' | 'form' | 'banner'>

/** Serves the list of a company and its feed. */
function serveLists(services: AppServices, app: FastifyInstance): void {
  const { db, settings } = services
  const origin = settings.publicUrl

  app.get('/jobs/:company', hidden, async (request, reply) => {
    const { company: slug } = paramsOf(request)
    const site = await findSite(db, slug)
    if (!site) return sendPage(request, reply, notFound(request))
    if (site.slug !== slug) return redirectTo(request, reply, `/jobs/${site.slug}`)
    const locale = localeOfRequest(request)
    const jobs = await openJobs(services, site)
    const page = drawList({ locale, origin, company: presentCompany(site), jobs })
    return sendPage(request, reply, { status: 200, locale, page, isFindable: site.isFindable })
  })

  app.get('/jobs/:company/feed.xml', hidden, async (request, reply) => {
    const { company: slug } = paramsOf(request)
    const site = await findSite(db, slug)
    if (!site) return sendPage(request, reply, notFound(request))
    if (site.slug !== slug) return redirectTo(request, reply, `/jobs/${site.slug}/feed.xml`)
    const page = drawFeed(presentCompany(site), await openJobs(services, site), origin)
    return sendPage(request, reply, { status: 200, locale: null, page, isFindable: site.isFindable })
  })
}

/** Serves the list, the feed, the pages of positions and their previews. */
export function servePages(services: AppServices, app: FastifyInstance, drawForm: DrawForm): void {
  const { db, clock } = services
  serveLists(services, app)

  app.get('/jobs/:company/:position', hidden, async (request, reply) => {
    const { company, position } = paramsOf(request)
    const row = await findPublished(db, company, position)
    if (!row) return sendPage(request, reply, notFound(request))
    if (row.slug !== company || row.pageSlug !== position)
      return redirectTo(request, reply, `/jobs/${row.slug}/${row.pageSlug}`)
    if (!isOpenToApply(row, clock.now()))
      return sendPage(request, reply, await closedPage(services, request, row))
    const openCount = (await openJobs(services, row)).length
    const form = await drawForm(request, row)
    return sendPage(request, reply, await pageOf(services, request, row, { openCount, form }))
  })

  app.get('/jobs/-/preview', hidden, async (request, reply) => {
    const positionId = readPreview(services, queryOf(request, 'sign'))
    const row = positionId && (await findPageOf(db, positionId))
    if (!row) return sendPage(request, reply, notFound(request))
    const banner = sayIn(localeOfRequest(request))('preview')
    const form = await drawForm(request, row)
    return sendPage(request, reply, await pageOf(services, request, row, { openCount: 0, form, banner }))
  })
}
