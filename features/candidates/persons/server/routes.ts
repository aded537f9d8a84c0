import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { mayChangeCandidates } from '../../../platform/access/rules/acts.ts'
import { requireAttempt } from '../../../platform/access/server/actions/attempts.ts'
import { auditedTransaction } from '../../../platform/audit/server/actions/audited-transaction.ts'
import { lookForSamePerson, maxLooks, tellApart } from '../contract.ts'
import { presentSamePerson } from './actions/present-application.ts'
import { findSamePersons } from './actions/same-persons.ts'
import { keepApart } from './actions/tell-apart.ts'

export function routes(services: AppServices, serve: Serve): void {
  serve(lookForSamePerson, async ({ input: { phone = '', email = '' }, viewer, context }) => {
    if (!mayChangeCandidates(viewer)) throw new Refusal(lookForSamePerson, 'mayNotLook')
    if (phone.trim() === '' && email.trim() === '') return []
    const key = `same person ${viewer.accountId}`
    await requireAttempt(services, lookForSamePerson, { key, max: maxLooks, perMinutes: 60 })
    const [persons = []] = await findSamePersons(services.db, viewer, [{ phone, email }])
    return persons.map((person) => presentSamePerson(person, context.locale))
  })

  serve(tellApart, (request) =>
    auditedTransaction(services, tellApart, request, (act) => keepApart(act, request.input)),
  )
}
