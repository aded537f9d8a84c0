import type { AppServices, Database } from '@candor/db/database'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { newToken } from '../../../../platform/access/server/gate.ts'
import { getRetention } from '../../../../platform/company/server/queries/retention.ts'
import type { BundleFormat } from '../../../../platform/imports/rules/format.ts'
import {
  decideApplicant,
  type Faults,
  maxResumeBytes,
  restFaults,
  type Typed,
} from '../../rules/application.ts'
import type { Html } from '../../rules/html.ts'
import { isOpenToApply } from '../../rules/job.ts'
import { applicationPath } from '../../rules/own-page.ts'
import { apply, ClosedMeanwhile } from '../actions/apply.ts'
import { countApplication } from '../actions/count-application.ts'
import type { ApplicationReadingLoop } from '../actions/reading-loop.ts'
import { type SentForm, withForm } from '../actions/receive-form.ts'
import { wordConsent } from '../present/consent.ts'
import { drawForm } from '../present/form.ts'
import { companyNames } from '../present/frame.ts'
import { presentCompany, presentJob } from '../present/jobs.ts'
import { drawMessage } from '../present/other-pages.ts'
import { drawPosition } from '../present/position-page.ts'
import { script } from '../present/script.ts'
import { sayIn } from '../present/words.ts'
import { findConsentTexts } from '../queries/job-sites.ts'
import { findPublished, type PublishedRow } from '../queries/published.ts'
import { closedPage, notFound, openJobs, paramsOf } from './pages.ts'
import { localeOfRequest, type Sent, sendPage } from './sending.ts'

export interface ApplyingParts {
  readonly format: BundleFormat<Database>
  readonly uploadFolder: string
  readonly reading: ApplicationReadingLoop
}

async function consentOfPage({ db }: AppServices, request: FastifyRequest, row: PublishedRow) {
  const [{ months }, own] = await Promise.all([
    getRetention(db, row.companyId),
    findConsentTexts(db, row.companyId),
  ])
  return { months, ...wordConsent({ ...row, months }, localeOfRequest(request), own) }
}

/** The form of a position's page, with the typed texts and the faults of a refused form. */
export async function formOf(
  services: AppServices,
  request: FastifyRequest,
  row: PublishedRow,
  given: { readonly typed?: Typed; readonly faults?: Faults } = {},
): Promise<Html> {
  const locale = localeOfRequest(request)
  const { wording, months } = await consentOfPage(services, request, row)
  return drawForm({
    locale,
    action: `/jobs/${row.slug}/${row.pageSlug}`,
    company: companyNames(row, locale).shown,
    wording,
    months,
    hasMail: services.mailer !== null,
    ...given,
  })
}

/** A page with one message of a position. */
function message(request: FastifyRequest, row: PublishedRow, status: number, key: string): Sent {
  const locale = localeOfRequest(request)
  const say = sayIn(locale)
  const company = presentCompany(row)
  const page = drawMessage({ locale, company, title: say(`${key}.title`), text: say(`${key}.text`) })
  return { status, locale, page, isFindable: false }
}

/** The page again, with the faults of the form beside their fields. */
async function refusedForm(
  services: AppServices,
  request: FastifyRequest,
  row: PublishedRow,
  given: { readonly typed: Typed; readonly faults: Faults },
): Promise<Sent> {
  const locale = localeOfRequest(request)
  const page = drawPosition({
    locale,
    origin: services.settings.publicUrl,
    company: presentCompany(row),
    job: presentJob(row, row, services.clock.now()),
    openCount: (await openJobs(services, row)).length,
    form: await formOf(services, request, row, given),
  })
  return { status: 422, locale, page, isFindable: false, isPrivate: true }
}

/** Answers a received form: the page again with its faults, or the address that says that it was sent. */
async function answerForm(
  services: AppServices,
  { format, reading }: ApplyingParts,
  request: FastifyRequest,
  row: PublishedRow,
  { typed, isTrapped, resume, resumeFault }: SentForm,
): Promise<Sent | string> {
  const locale = localeOfRequest(request)
  const sentPath = `/jobs/${row.slug}/${row.pageSlug}/sent?lang=${locale}`
  const ownPath = (token: string) => `${applicationPath(token)}&sent=1&lang=${locale}`
  // A program is answered as a person is, and nothing is stored.
  const isLinkShown = services.mailer === null || typed.email === ''
  if (isTrapped) return isLinkShown ? ownPath(newToken()) : sentPath
  const { applicant, faults } = decideApplicant(typed)
  const all: Faults = { ...faults, ...restFaults(typed), ...(resumeFault && { resume: resumeFault }) }
  if (!applicant || !resume || Object.keys(all).length > 0)
    return refusedForm(services, request, row, { typed, faults: all })
  const { version, wording, hash } = await consentOfPage(services, request, row)
  const consent = { version, wording, hash }
  const { token } = await apply(services, format, { row, locale, applicant, typed, resume, consent })
  reading.wake()
  return token === null ? sentPath : ownPath(token)
}

async function takeApplication(
  services: AppServices,
  parts: ApplyingParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { company, position } = paramsOf(request)
  const row = await findPublished(services.db, company, position)
  if (!row) return sendPage(request, reply, notFound(request))
  const send = (sent: Sent) => sendPage(request, reply, { ...sent, isPrivate: true })
  const closed = async () => send(await closedPage(services, request, row))
  if (!isOpenToApply(row, services.clock.now())) return closed()
  const { companyId, positionId } = row
  const bytes = Math.min(Number(request.headers['content-length'] ?? maxResumeBytes), maxResumeBytes)
  const wait = await countApplication(services, { companyId, positionId, address: request.ip, bytes })
  if (wait !== null) {
    reply.header('retry-after', wait)
    return send(message(request, row, 429, 'tooMany'))
  }
  const coming = { headers: request.headers, body: request.raw, folder: parts.uploadFolder }
  try {
    const answer = await withForm(coming, (form) => answerForm(services, parts, request, row, form))
    if (answer === 'tooLarge') return send(message(request, row, 413, 'tooLarge'))
    if (answer === 'malformed' || answer === 'tooSlow') return send(message(request, row, 400, 'malformed'))
    if (typeof answer !== 'string') return send(answer)
    return reply.header('cache-control', 'no-store').redirect(answer, 303)
  } catch (error) {
    if (error instanceof ClosedMeanwhile) return closed()
    throw error
  }
}

/** Serves the form: what comes in by it, and the page that says so. */
export function serveApplying(services: AppServices, app: FastifyInstance, parts: ApplyingParts): void {
  const hidden = { schema: { hide: true } } as const

  app.post('/jobs/:company/:position', hidden, (request, reply) =>
    takeApplication(services, parts, request, reply),
  )

  app.get('/jobs/:company/:position/sent', hidden, async (request, reply) => {
    const { company, position } = paramsOf(request)
    const row = await findPublished(services.db, company, position)
    return sendPage(request, reply, row ? message(request, row, 200, 'sent') : notFound(request))
  })

  app.get('/jobs/-/apply.js', hidden, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/javascript; charset=utf-8').send(script),
  )
}
