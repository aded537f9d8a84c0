import { BodyTooLarge, readBytes } from '@candor/call/read-body'
import type { AppServices } from '@candor/db/database'
import { readLinkToken } from '@candor/kernel/link-token'
import { Refusal } from '@candor/kernel/refusal'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { openCounted } from '../../../../meetings/planning/server/actions/mail-links.ts'
import { decideApplicant, type Faults, nothingTyped, type Typed } from '../../rules/application.ts'
import { applicationPath, ownPage } from '../../rules/own-page.ts'
import { correct, findOwn, withdraw } from '../actions/own-application.ts'
import { drawMessage } from '../present/other-pages.ts'
import { drawOwn, type OwnView } from '../present/own-page.ts'
import { sayIn } from '../present/words.ts'
import { listConsents, type OwnApplication } from '../queries/own-application.ts'
import { localeOfRequest, queryOf, type Sent, sendPage } from './sending.ts'

const maxFormBytes = 16 * 1024

/** The application of a link, or null; tries with links that open nothing are counted by network. */
async function openOwn(services: AppServices, request: FastifyRequest, token: string | null) {
  try {
    return await openCounted(services, request.ip, async () =>
      token === null ? null : findOwn(services, token),
    )
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** The answer to every link that opens nothing: an unknown one, an expired one, and one of an erased application. */
function linkOver(request: FastifyRequest): Sent {
  const locale = localeOfRequest(request)
  const say = sayIn(locale)
  const page = drawMessage({ locale, title: say('own.over.title'), text: say('own.over.text') })
  return { status: 404, locale, page, isFindable: false, isPrivate: true }
}

interface Given {
  readonly token: string
  readonly own: OwnApplication
  readonly done: OwnView['done']
  readonly status?: number
  readonly typed?: Typed
  readonly faults?: Faults
}

async function pageOf(services: AppServices, request: FastifyRequest, given: Given): Promise<Sent> {
  const { token, own, done, status = 200, faults = {} } = given
  const locale = localeOfRequest(request)
  const stored = { ...nothingTyped, name: own.candidateName, email: own.email ?? '', phone: own.phone ?? '' }
  const consents = await listConsents(services.db, own)
  const origin = services.settings.publicUrl
  const page = drawOwn({ locale, origin, token, own, consents, done, typed: given.typed ?? stored, faults })
  return { status, locale, page, isFindable: false, isPrivate: true }
}

/** The fields of a small form; null for a form that is too long. */
async function readForm(request: FastifyRequest): Promise<URLSearchParams | null> {
  try {
    return new URLSearchParams((await readBytes(request.raw, maxFormBytes)).toString('utf8'))
  } catch (error) {
    if (error instanceof BodyTooLarge) return null
    throw error
  }
}

/** Does what the form asks for. Returns the act that was done, or the faults of the form. */
async function act(services: AppServices, request: FastifyRequest, token: string, form: URLSearchParams) {
  const asked = form.get('act')
  if (asked === 'withdraw' || asked === 'takeBack') {
    await withdraw(services, token, localeOfRequest(request))
    return { done: asked === 'withdraw' ? ('withdrawn' as const) : ('takenBack' as const) }
  }
  const text = (field: string) => form.get(field) ?? ''
  const typed = { ...nothingTyped, name: text('name'), email: text('email'), phone: text('phone') }
  const { applicant, faults } = decideApplicant(typed)
  if (!applicant) return { typed, faults }
  await correct(services, token, applicant)
  return { done: 'saved' as const }
}

/** Serves the page of one application, by the link of its applicant. */
export function serveOwnPage(services: AppServices, app: FastifyInstance): void {
  const hidden = { schema: { hide: true } } as const
  const dones = ['sent', 'saved', 'withdrawn', 'takenBack'] as const

  app.get(ownPage, hidden, async (request, reply) => {
    const token = readLinkToken(queryOf(request, 'sign'))
    const own = await openOwn(services, request, token)
    if (!own || token === null) return sendPage(request, reply, linkOver(request))
    const done = dones.find((name) => queryOf(request, name) === '1') ?? null
    return sendPage(request, reply, await pageOf(services, request, { token, own, done }))
  })

  app.post(ownPage, hidden, async (request, reply) => {
    const form = await readForm(request)
    const token = readLinkToken(form?.get('sign') ?? '')
    const own = await openOwn(services, request, token)
    if (!own || token === null || !form) return sendPage(request, reply, linkOver(request))
    const acted = await act(services, request, token, form)
    if ('done' in acted) {
      const address = `${applicationPath(token)}&${acted.done}=1&lang=${localeOfRequest(request)}`
      return reply.header('cache-control', 'no-store').redirect(address, 303)
    }
    return sendPage(
      request,
      reply,
      await pageOf(services, request, { token, own, done: null, status: 422, ...acted }),
    )
  })
}
