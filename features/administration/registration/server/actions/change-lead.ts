import type { CallRequest } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../../../platform/access/contract.ts'
import { auditedTransaction } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { saveLead } from '../../contract.ts'
import { lockLead, updateLead } from '../queries.ts'
import { refuseOthers } from './refuse-others.ts'

/** Changes the state or the note of a lead. Returns its revision. */
export function changeLead(services: AppServices, request: CallRequest<typeof saveLead>) {
  return auditedTransaction(services, saveLead, request, async ({ db, now, viewer, record }) => {
    const { input } = request
    await refuseOthers({ db, settings: services.settings }, viewer.companyId)
    const leadId = readId<'lead'>(input.leadId)
    const lead = leadId && (await lockLead(db, viewer.companyId, leadId))
    if (!lead) throw new Refusal(gateRefusals, 'notFound')
    if (lead.revision !== input.revision) throw new Refusal(saveLead, 'changedMeanwhile')
    const from = { state: lead.state, note: lead.note }
    const to = { state: input.state ?? lead.state, note: input.note ?? lead.note }
    if (from.state === to.state && from.note === to.note) return { revision: lead.revision }
    const changedByAccountId = viewer.accountId
    const revision = await updateLead(db, lead.id, { ...to, changedAt: now, changedByAccountId })
    record({ action: 'lead.changed', details: { subject: lead.companyName, from, to } })
    return { revision }
  })
}
