import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { auditedTransaction } from '../../../platform/audit/server/actions/audited-transaction.ts'
import { listInterviewerNames, maxMatches, saveInterviewerName } from '../contract.ts'
import { presentName } from './present.ts'
import {
  comparedName,
  countMatches,
  deleteMatch,
  findAccountToMatch,
  findMatch,
  listNames,
  lockCandidatesNaming,
  setAccountOfName,
  upsertMatch,
} from './queries.ts'

export function routes(services: AppServices, serve: Serve): void {
  serve(listInterviewerNames, async ({ viewer: { companyId } }) =>
    (await listNames(services.db, companyId)).map(presentName),
  )

  serve(saveInterviewerName, (request) =>
    auditedTransaction(services, saveInterviewerName, request, async ({ db, now, record, viewer }) => {
      const { companyId, accountId: matchedByAccountId } = viewer
      const { name: given, email } = request.input
      const name = comparedName(given)
      await lockCandidatesNaming(db, companyId, name)
      const before = await findMatch(db, companyId, name)
      const account = email === '' ? null : await findAccountToMatch(db, companyId, email)
      if (email !== '' && !account) throw new Refusal(saveInterviewerName, 'noAccount')
      if (!before && account && (await countMatches(db, companyId)) >= maxMatches)
        throw new Refusal(saveInterviewerName, 'tooManyNames', { values: { most: maxMatches } })
      const match = { companyId, name, matchedByAccountId, matchedAt: now }
      if (account) await upsertMatch(db, { ...match, accountId: account.id })
      else await deleteMatch(db, companyId, name)
      await setAccountOfName(db, companyId, name, account?.id ?? null)
      const details = { subject: given, from: before?.email ?? null, to: account?.email ?? null }
      record({ action: 'interviewer.matched', details })
      const [stored] = await listNames(db, companyId, name)
      const unnamed = { plans: '0', accountName: account?.name ?? null, suggestedEmail: null }
      return presentName(stored ?? { ...unnamed, name: given, email: account?.email ?? null })
    }),
  )
}
