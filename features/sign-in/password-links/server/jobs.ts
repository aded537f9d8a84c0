import type { AppServices, Job } from '@candor/db/database'
import { fallbackLocale, isLocale } from '@candor/messages/locale'
import { transactionWithEntries } from '../../../platform/audit/server/actions/transaction-with-entries.ts'
import { enqueueMails } from '../../../platform/mail/server/queries.ts'
import { findSignInPolicy } from '../../sign-in-rules/server/queries/policy.ts'
import { answerTo } from '../rules/links.ts'
import { sendPasswordLink } from './actions.ts'
import { composeNoPassword } from './present.ts'
import { answerForgotten, claimForgotten, hasForgotten } from './queries.ts'

/** The most answers of one round. */
const maxAtOnce = 50

type ForgottenPassword = Awaited<ReturnType<typeof claimForgotten>>[number]

async function answer(services: AppServices, found: ForgottenPassword): Promise<void> {
  const { companyId, accountId, asked, name, email } = found
  // In the owner's language: another person may have asked.
  const locale = [found.locale, found.asking].find(isLocale) ?? fallbackLocale
  const to = { name, email, company: (locale === 'en' && found.companyLatin) || found.company }
  // Logged without an account: the request does not prove the owner.
  await transactionWithEntries(services, { companyId, accountId: null }, async ({ db, now, record }) => {
    const account = await answerForgotten(db, { asked, accountId })
    if (!account) return
    const { passwordHash, ...facts } = account
    const { ways } = await findSignInPolicy(db, companyId)
    const mailKind = answerTo({ ...facts, hasPassword: passwordHash !== null && ways.includes('password') })
    if (mailKind === 'link') {
      const within = { db, settings: services.settings }
      await sendPasswordLink(within, { companyId, accountId, purpose: 'forgotten', to, locale, now })
      record({ action: 'password.forgotten', details: { subject: name } })
    }
    if (mailKind === 'noPassword')
      await enqueueMails(db, [{ companyId, to: email, now, ...composeNoPassword(locale, to) }])
  })
}

/**
 * Mails everybody who forgot their password; returns how many. It runs outside of the request, whose time would reveal
 * which e-mails have an account.
 */
export async function answerForgottenPasswords(services: AppServices): Promise<number> {
  if (!(await hasForgotten(services.db))) return 0
  const found = await claimForgotten(services.db, maxAtOnce)
  for (const each of found) await answer(services, each)
  return found.length
}

export const jobs: readonly Job[] = [
  { name: 'answering forgotten passwords', everyMs: 2_000, run: answerForgottenPasswords },
]
