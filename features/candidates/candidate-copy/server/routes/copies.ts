import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { requireAttempt } from '../../../../platform/access/server/actions/attempts.ts'
import { auditedTransaction } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { findHrMay } from '../../../../platform/company/server/queries.ts'
import { listCopies, openCopy, orderCopy } from '../../contract.ts'
import { mostApplications, orderLimit } from '../../rules/limits.ts'
import { questionsOf } from '../../rules/links.ts'
import { decideExport, mayOpen } from '../../rules/who.ts'
import { addressOf } from '../actions/addresses.ts'
import type { CopyingLoop } from '../actions/copying-loop.ts'
import { requireExport } from '../actions/require-export.ts'
import { presentCopies, presentLinks } from '../present/copies.ts'
import { listCandidatesOfPerson } from '../queries/applications.ts'
import {
  findContacts,
  findFinished,
  findUnfinished,
  insertCopy,
  listCopies as listStored,
} from '../queries/copies.ts'
import { listCopied } from '../queries/finishing.ts'
import { listLinks } from '../queries/links.ts'

const nothing = {
  may: false,
  applications: 0,
  hasEmail: false,
  hasQuestion: false,
  mails: 'kept' as const,
  copies: [],
  links: [],
}

/** The calls for copies of the company. */
export function copyRoutes(services: AppServices, serve: Serve, loop: CopyingLoop): void {
  const { db } = services
  serveOrdering(services, serve, loop)

  serve(listCopies, async ({ reader, viewer }) => {
    const decision = decideExport(reader, await findHrMay(db, reader.companyId))
    if (!decision.allowed) return nothing
    const now = services.clock.now()
    const [ids, contacts, copies, links] = await Promise.all([
      listCandidatesOfPerson(db, reader, mostApplications),
      findContacts(db, reader),
      listStored(db, reader),
      listLinks(db, reader),
    ])
    const questions = questionsOf({ ...contacts, mailedTo: null })
    return {
      may: true,
      applications: ids.length,
      hasEmail: questions.email,
      hasQuestion: questions.email || questions.phone,
      mails: services.mailer ? ('sent' as const) : ('kept' as const),
      copies: presentCopies(copies, viewer, now),
      links: presentLinks(links, now),
    }
  })

  serve(openCopy, (request) =>
    auditedTransaction(services, openCopy, request, async ({ db, actor, viewer, record, now }) => {
      await requireExport(db, actor, openCopy)
      const copyId = readId<'copy'>(request.input.copyId)
      const copy = copyId === null ? null : await findFinished(db, copyId, now)
      const isHere =
        copy?.companyId === actor.companyId && (await listCopied(db, copy.id)).includes(actor.candidateId)
      if (!copy || !isHere || copy.linkId !== null || !mayOpen(viewer, copy))
        throw new Refusal(openCopy, 'gone')
      record({ action: 'copy.downloaded', candidateId: actor.candidateId, details: { subject: 'company' } })
      return { address: addressOf(services, copy.id, viewer.sessionId) }
    }),
  )
}

function serveOrdering(services: AppServices, serve: Serve, loop: CopyingLoop): void {
  serve(orderCopy, async (request) => {
    const { accountId } = request.viewer
    await requireAttempt(services, orderCopy, { key: `copies by ${accountId}`, ...orderLimit })
    const reply = await auditedTransaction(
      services,
      orderCopy,
      request,
      async ({ db, actor, record, now }) => {
        const permissions = await requireExport(db, actor, orderCopy)
        const { companyId, candidateId } = actor
        const isWholePerson = request.input.isWholePerson === 1
        const waiting = await findUnfinished(db, actor, { accountId, isWholePerson })
        if (waiting !== null) return { copyId: waiting }
        const all = isWholePerson ? await listCandidatesOfPerson(db, actor, mostApplications) : []
        const copyId = await insertCopy(db, {
          companyId,
          candidateId,
          isWholePerson,
          candidateIds: [...new Set([candidateId, ...all])],
          by: { accountId, permissions },
          locale: request.context.locale,
          now,
        })
        record({ action: 'candidate.exported', candidateId, details: { subject: 'company' } })
        return { copyId }
      },
    )
    loop.wake()
    return reply
  })
}
