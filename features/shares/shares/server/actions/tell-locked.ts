import type { AppServices } from '@candor/db/database'
import { isLocale } from '@candor/messages/locale'
import { findMailFacts } from '../../../../candidates/candidates/server/queries/mail-facts.ts'
import { attemptWindow } from '../../../../platform/access/rules/attempt-window.ts'
import { countAttempt } from '../../../../platform/access/server/queries/attempts.ts'
import { enqueueMails } from '../../../../platform/mail/server/queries.ts'
import { lockedMailLimit } from '../../rules/sharing.ts'
import { composeLocked } from '../present/mails.ts'
import { findLockedShare } from '../queries/locked.ts'

/**
 * Mails the maker of a live share that wrong passwords have locked it, once a day for one share. Without such a share
 * nothing is stored.
 */
export async function tellLocked(
  { db, clock }: Pick<AppServices, 'db' | 'clock'>,
  { tokenHash, secondsLeft }: { readonly tokenHash: string; readonly secondsLeft: number },
): Promise<void> {
  const now = clock.now()
  const share = await findLockedShare(db, tokenHash, now)
  if (!share) return
  const { companyId, candidateId, toAddress, email, name, language } = share
  const { start } = attemptWindow(now, lockedMailLimit.perMinutes)
  if ((await countAttempt(db, `mails of locked share ${share.id}`, start)) > lockedMailLimit.max) return
  const fallback = isLocale(language) ? language : 'cn'
  const words = composeLocked({
    locale: isLocale(share.locale) ? share.locale : fallback,
    facts: await findMailFacts(db, { companyId, candidateId }),
    sharedBy: name,
    toAddress,
    minutes: Math.ceil(secondsLeft / 60),
  })
  await enqueueMails(db, [{ companyId, to: email, candidateIds: [candidateId], now, ...words }])
}
