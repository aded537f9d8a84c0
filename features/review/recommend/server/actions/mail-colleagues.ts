import type { AccountId, CandidateId, CompanyId } from '@candor/kernel/ids'
import { isLocale, type Locale } from '@candor/messages/locale'
import type { AuditedTransaction } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { enqueueMails } from '../../../../platform/mail/server/queries.ts'
import { wantingMail } from '../../../../platform/notify/server/actions/notify.ts'
import { candidateLines, composeRecommendation, type MailedCandidate } from '../present.ts'
import { listAccountNames } from '../queries/taken-back.ts'
import type { ChosenAccount } from './accounts.ts'

/** A candidate in the stage in which it was recommended. */
export interface MailedInStage extends MailedCandidate {
  readonly id: CandidateId
  readonly stageId: string
}

interface Mailed {
  /** The account that recommends. */
  readonly by: { readonly companyId: CompanyId; readonly accountId: AccountId }
  /** Empty without any. */
  readonly note: string
  /** The language of colleagues who have chosen none. */
  readonly locale: Locale
  readonly colleagues: readonly ChosenAccount[]
  /** In the order in which the mail names them. */
  readonly candidates: readonly MailedInStage[]
  /** The pairs of a colleague and a candidate that the mails tell. */
  readonly told: readonly { readonly candidateId: string; readonly toAccountId: string }[]
}

/** The most candidates that a mail names; it counts the others. */
const maxNamed = 100

/**
 * One mail to each colleague who wants it, with all of their candidates, in their language. Returns the ids of the
 * mails.
 */
export async function mailColleagues(
  { db, services, now }: Pick<AuditedTransaction, 'db' | 'services' | 'now'>,
  { by, note, locale: usual, colleagues, candidates, told }: Mailed,
): Promise<string[]> {
  const { companyId, accountId } = by
  const names = await listAccountNames(db, companyId, [accountId])
  const { publicUrl } = services.settings
  const written = new Map<string, string>()
  /** Colleagues with one language read the same. */
  const lineIn = (locale: Locale, candidate: MailedInStage) => {
    const key = `${locale} ${candidate.id}`
    const line = written.get(key) ?? candidateLines(locale, publicUrl, candidate)
    written.set(key, line)
    return line
  }
  const byColleague = Map.groupBy(told, ({ toAccountId }) => toAccountId)
  const wanting = await wantingMail(
    db,
    colleagues.map(({ id }) => id),
    'asked',
  )
  const mails = colleagues.flatMap(({ id, email: to, locale: own }) => {
    const ids = new Set(byColleague.get(id)?.map(({ candidateId }) => candidateId))
    const theirs = candidates.filter((candidate) => ids.has(candidate.id))
    if (!wanting.has(id) || theirs.length === 0) return []
    const locale = isLocale(own) ? own : usual
    const lines = theirs.slice(0, maxNamed).map((candidate) => lineIn(locale, candidate))
    const words = { by: names.get(accountId) ?? '', note, count: theirs.length, publicUrl }
    const candidateIds = theirs.map((candidate) => candidate.id)
    return [{ companyId, to, candidateIds, now, ...composeRecommendation({ ...words, locale, lines }) }]
  })
  return enqueueMails(db, mails)
}
