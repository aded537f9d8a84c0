import type { AppServices } from '@candor/db/database'
import type { CandidateId, CompanyId } from '@candor/kernel/ids'
import { translate } from '@candor/messages/translate'
import { messages as cn } from '../../messages/cn.ts'
import { messages as en } from '../../messages/en.ts'
import { messages as zhTW } from '../../messages/zh-TW.ts'
import { listMergedAway, listRestored } from '../queries/restored.ts'
import { eraseCandidates } from './erase-candidate.ts'

const words = { cn, en, 'zh-TW': zhTW }

type Services = Pick<AppServices, 'db' | 'clock' | 'auditHeads' | 'erasing'>

/**
 * Erases again the candidates of some ids that a restored backup brought back. Returns how many, and the ids of those
 * that are merged here into a candidate that stays.
 */
export async function eraseRestored(services: Services, ids: readonly string[]) {
  const { db } = services
  const mergedAway = await listMergedAway(db, ids)
  const restored = await listRestored(db, ids)
  const companies = new Map<CompanyId, { profile: string; candidateIds: CandidateId[] }>()
  for (const { companyId, candidateId, profile } of restored) {
    const company = companies.get(companyId) ?? { profile, candidateIds: [] }
    company.candidateIds.push(candidateId)
    companies.set(companyId, company)
  }
  for (const [companyId, { profile, candidateIds }] of companies) {
    // An operator's command has no reader whose language it could take.
    const reason = translate(words, profile === 'cn' ? 'cn' : 'en', 'restoredReason')
    await eraseCandidates(services, { companyId, candidateIds, reason, by: { rule: 'restored' } })
  }
  return { erased: restored.length, mergedAway }
}
