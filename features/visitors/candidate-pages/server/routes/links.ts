import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { findMailFacts } from '../../../../candidates/candidates/server/queries/mail-facts.ts'
import { gateRefusals } from '../../../../platform/access/contract.ts'
import { auditedTransaction } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { withoutIdempotencyKey } from '../../../../platform/audit/server/actions/without-idempotency-key.ts'
import { findCompanyRules } from '../../../../platform/company/server/queries.ts'
import { enqueueMails } from '../../../../platform/mail/server/queries.ts'
import { listPageLinks, makePageLink, revokePageLink } from '../../contract/links.ts'
import { openPages } from '../../rules/pages.ts'
import { presentLinks } from '../present/links.ts'
import { composeMail } from '../present/wording.ts'
import {
  findSubject,
  hasLink,
  makePageLink as insertPageLink,
  listLinks,
  revokeLink,
  type Subject,
} from '../queries/page-links.ts'

type Purpose = 'idCard' | 'monitor' | 'campaign'

function requirePossible(purpose: Purpose, subject: Subject, isMailed: boolean): void {
  if (purpose === 'monitor' && !subject.interviewId) throw new Refusal(makePageLink, 'noInterview')
  if (purpose === 'monitor' && subject.finishedAt) throw new Refusal(makePageLink, 'interviewOver')
  if (isMailed && !subject.email) throw new Refusal(makePageLink, 'noEmail')
}

/** The calls for links to candidates' own pages. */
export function linkRoutes(services: AppServices, serve: Serve): void {
  const { db } = services

  serve(listPageLinks, async ({ reader }) => {
    const [subject, rules, links] = await Promise.all([
      findSubject(db, reader, reader.interviewId),
      findCompanyRules(db, reader.companyId),
      listLinks(db, reader),
    ])
    return {
      hasEmail: subject.email !== null,
      pages: openPages(rules).filter((page) => page !== 'monitor' || subject.interviewId !== null),
      isInterviewOver: subject.finishedAt !== null,
      links: presentLinks(links, services.clock.now()),
    }
  })

  serve(makePageLink, async (request) => {
    return auditedTransaction(services, makePageLink, withoutIdempotencyKey(request), async (work) => {
      const { db, now, actor, record } = work
      const { companyId, candidateId, accountId: byAccountId, interviewId } = actor
      const { purpose, byMail } = request.input
      const rules = await findCompanyRules(db, companyId)
      if (!openPages(rules).includes(purpose)) throw new Refusal(makePageLink, 'switchedOff')
      const subject = await findSubject(db, actor, interviewId)
      requirePossible(purpose, subject, byMail === 1)
      const isMailed = byMail === 1 && subject.email !== null
      const about = { companyId, candidateId, purpose, interviewId, byAccountId, isMailed, now }
      const { linkId, address, token, expiresAt } = await insertPageLink(work.services, about)
      if (isMailed && subject.email) {
        const facts = await findMailFacts(db, actor)
        const words = composeMail({ locale: request.context.locale, purpose, facts, address })
        const isAddressHidden = actor.isAnonymous
        const about = { companyId, candidateIds: [candidateId], isAddressHidden, now }
        await enqueueMails(db, [{ ...about, to: subject.email, secret: token, ...words }])
      }
      record({ action: 'page.linked', candidateId, details: { subject: purpose } })
      return { linkId, address: isMailed ? null : address, expiresTime: expiresAt.getTime(), isMailed }
    })
  })

  serve(revokePageLink, (request) =>
    auditedTransaction(services, revokePageLink, request, async ({ db, now, actor, record }) => {
      const linkId = readId<'link'>(request.input.linkId)
      if (!linkId || !(await hasLink(db, actor, linkId))) throw new Refusal(gateRefusals, 'notFound')
      const purpose = await revokeLink(db, actor, linkId, now)
      if (purpose)
        record({ action: 'page.unlinked', candidateId: actor.candidateId, details: { subject: purpose } })
      return null
    }),
  )
}
