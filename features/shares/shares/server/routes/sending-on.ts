import type { CallRequest } from '@candor/call/serve'
import type { AppServices, Database } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { isLocale } from '@candor/messages/locale'
import { findMailFacts } from '../../../../candidates/candidates/server/queries/mail-facts.ts'
import { gateRefusals } from '../../../../platform/access/contract.ts'
import { hashToken } from '../../../../platform/access/server/gate.ts'
import { shareRights } from '../../../../platform/access/server/queries/rights.ts'
import { transactionWithEntries } from '../../../../platform/audit/server/actions/transaction-with-entries.ts'
import { findCompanyRules, listSwitches } from '../../../../platform/company/server/queries.ts'
import { requireQuota } from '../../../../platform/editions/server/actions/require-quota.ts'
import { isGrantLive } from '../../../../platform/grants/rules/visits.ts'
import { enqueueMails } from '../../../../platform/mail/server/queries.ts'
import { shareByEmail } from '../../contract.ts'
import { mailedLink, maySendOn, sendOnLimit, sendOnWindow } from '../../rules/mailing.ts'
import { composeLink } from '../present/mails.ts'
import { countSentOn, insertShareMails, type LockedShare, lockShare, wasSentOn } from '../queries/mails.ts'
import { lockShares } from '../queries.ts'

type Request = Extract<CallRequest<typeof shareByEmail>, { readonly reader: unknown }>

/** The visitor's share as it is now, locked until the transaction ends; refused where it opens nothing any more. */
async function takeLive(
  { settings }: AppServices,
  db: Database,
  { viewer }: Request,
  now: Date,
): Promise<LockedShare> {
  const share = await lockShare(db, viewer.companyId, viewer.grantId)
  const switches = await listSwitches(db, viewer.companyId)
  const isLive = share && isGrantLive(share, switches, { now, isDemoOn: settings.isDemoOn })
  if (!isLive) throw new Refusal(gateRefusals, 'tokenInvalid')
  return share
}

/**
 * Mails the visitor's own link to others, as often as the company and a limit allow (decision C78).
 *
 * The visitor has to send the link, as only its hash is stored. They tell the password themselves.
 */
export async function sendOn(services: AppServices, request: Request, addresses: readonly string[]) {
  const { input, context, viewer } = request
  const { companyId, candidateId, interviewId } = viewer
  if (hashToken(input.shareUrl) !== viewer.tokenHash) throw new Refusal(gateRefusals, 'notFound')
  const requestKey = readId<'request'>(context.idempotencyKey)
  const doer = { companyId, accountId: null }
  return transactionWithEntries(services, doer, async ({ db, now, record }) => {
    // The company's rules are read once they are locked.
    await shareRights(db, companyId)
    await lockShares(db, candidateId)
    const share = await takeLive(services, db, request, now)
    const rules = await findCompanyRules(db, companyId)
    if (!maySendOn(rules, share)) throw new Refusal(shareByEmail, 'noSendingOn')
    if (share.isPreview) throw new Refusal(shareByEmail, 'previewOnly')
    const answer = { shares: [], expiresAt: share.expiresAt.getTime() }
    if (requestKey && (await wasSentOn(db, share.id, requestKey))) return answer
    const sent = await countSentOn(db, viewer, interviewId, sendOnWindow(now))
    if (sent + addresses.length > sendOnLimit.max)
      throw new Refusal(shareByEmail, 'sentOnEnough', { values: { most: sendOnLimit.max } })
    await requireQuota(db, { companyId, quota: 'mails', more: addresses.length, now })
    const locale = isLocale(share.language) ? share.language : context.locale
    const words = composeLink({
      locale,
      facts: await findMailFacts(db, viewer),
      sharedBy: share.sharedBy,
      note: '',
      link: mailedLink(services.settings.publicUrl, input.shareUrl, rules),
      expiresAt: share.expiresAt,
      password: share.hasPassword ? 'bySender' : null,
      isSentOn: true,
    })
    const mails = addresses.map((to) => ({
      companyId,
      to,
      candidateIds: [candidateId],
      now,
      ...words,
      secret: input.shareUrl,
    }))
    const ids = await enqueueMails(db, mails)
    await insertShareMails(
      db,
      ids.map((mailId) => ({ mailId, companyId, shareGrantId: share.id, kind: 'sentOn', requestKey })),
    )
    for (const email of addresses) {
      const details = { subject: share.id, to: { email } }
      record({ action: 'share.sentOn', candidateId, interviewId, details })
    }
    return answer
  })
}
