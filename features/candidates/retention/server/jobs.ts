import type { AppServices, Job } from '@candor/db/database'
import { hourMs } from '@candor/kernel/durations'
import { translate } from '@candor/messages/translate'
import { getRetention } from '../../../platform/company/server/queries/retention.ts'
import { eraseCandidates } from '../../erasure/server/actions/erase-candidate.ts'
import { messages as cn } from '../messages/cn.ts'
import { messages as en } from '../messages/en.ts'
import { messages as zhTW } from '../messages/zh-TW.ts'
import { eraseDue } from './actions/erase-due.ts'

const words = { cn, en, 'zh-TW': zhTW }

/** Erases for good the candidates whose time after the outcome is over; returns how many. */
export function eraseByRetention(services: AppServices): Promise<number> {
  return eraseDue(services, async (companyId, candidateId) => {
    const { months, profile } = await getRetention(services.db, companyId)
    // A rule has no reader whose language it could take.
    const reason = translate(words, profile === 'cn' ? 'cn' : 'en', 'ruleReason', { months })
    const order = { companyId, candidateIds: [candidateId], reason, by: { rule: 'retention' } as const }
    await eraseCandidates(services, order)
  })
}

export const jobs: readonly Job[] = [{ name: 'erasing by retention', everyMs: hourMs, run: eraseByRetention }]
