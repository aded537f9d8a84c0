import type { CallRequest, Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { findMailFacts, nameOfAccount } from '../../../../candidates/candidates/server/queries/mail-facts.ts'
import type { ActOf } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { auditedTransaction } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { requireQuota } from '../../../../platform/editions/server/actions/require-quota.ts'
import { readAddresses } from '../../../../platform/mail/rules/addresses.ts'
import { enqueueMails } from '../../../../platform/mail/server/queries.ts'
import { shareByEmail } from '../../contract.ts'
import {
  addressFault,
  chooseMailed,
  mailedLink,
  mailNeedsPassword,
  passwordMailTime,
} from '../../rules/mailing.ts'
import type { ShareChoice } from '../../rules/sharing.ts'
import { composeLink, composePassword } from '../present/mails.ts'
import { insertShareMails } from '../queries/mails.ts'
import { beginMaking, type NewWay, newWays, readSharable } from './making.ts'
import { sendOn } from './sending-on.ts'

type Request = Exclude<CallRequest<typeof shareByEmail>, { readonly reader: unknown }>

/** A share that is mailed to an address. */
interface MailedWay extends NewWay {
  readonly toAddress: string
}

/** The typed addresses, or a refusal that names the first wrong one. */
function requireAddresses(text: string): readonly string[] {
  const read = readAddresses(text)
  const fault = addressFault(read)
  if (fault) {
    throw new Refusal(shareByEmail, fault.refusal, { values: fault.values, data: { field: 'email' } })
  }
  return read.kind === 'whole' ? read.addresses : []
}

interface Mailing {
  readonly choice: ShareChoice
  readonly expiresAt: Date
  readonly made: readonly (MailedWay & { readonly shareId: string })[]
}

/** Queues a mail with its link for each share, and one with its password where the company has passwords mailed. */
async function enqueue(
  { db, now, actor, services }: ActOf<typeof shareByEmail>,
  { choice, expiresAt, made }: Mailing,
): Promise<void> {
  const { companyId, candidateId, accountId, setting } = actor
  const { rules } = setting
  const facts = await findMailFacts(db, actor)
  const wording = {
    locale: choice.language,
    facts,
    sharedBy: await nameOfAccount(db, companyId, accountId),
  }
  const goesByMail = rules.mailsSharePassword
  const mails = made.flatMap(({ toAddress, token, password, shareId }) => {
    const mail = { companyId, to: toAddress, candidateIds: [candidateId], now }
    const byWhom = goesByMail ? 'byMail' : 'byHand'
    const words = composeLink({
      ...wording,
      link: mailedLink(services.settings.publicUrl, token, rules),
      note: choice.note,
      expiresAt,
      password: password === null ? null : byWhom,
      isSentOn: false,
    })
    const link = { shareId, kind: 'link' as const, mail: { ...mail, ...words, secret: token } }
    if (!password || !goesByMail) return [link]
    const passwordMail = {
      ...composePassword({ ...wording, password }),
      secret: password,
      sendAt: passwordMailTime(now),
    }
    return [link, { shareId, kind: 'password' as const, mail: { ...mail, ...passwordMail } }]
  })
  await requireQuota(db, { companyId, quota: 'mails', more: mails.length, now })
  const ids = await enqueueMails(
    db,
    mails.map(({ mail }) => mail),
  )
  const rows = mails.map(({ shareId, kind }, index) => ({
    mailId: ids[index] ?? '',
    companyId,
    shareGrantId: shareId,
    kind,
  }))
  await insertShareMails(db, rows)
}

async function mailShares(services: AppServices, request: Request) {
  const { input, context } = request
  const { setting, sections } = await readSharable(services, shareByEmail, request)
  const addresses = requireAddresses(input.email)
  const choice = chooseMailed(setting, sections, input, context.locale)
  const { hasPassword } = choice
  const ways: MailedWay[] = await newWays(services, request.viewer, { to: addresses, hasPassword })
  // What is stored for a retry holds no password: they are only in this reply.
  const passwords = new Map<string, string | null>()
  const reply = await auditedTransaction(services, shareByEmail, request, async (work) => {
    const needsPassword = mailNeedsPassword(work.actor.setting.rules)
    const { expiresAt, make } = await beginMaking(work, { choice, count: ways.length, needsPassword })
    const made: Mailing['made'][number][] = []
    for (const way of ways) made.push({ ...way, shareId: await make(way) })
    await enqueue(work, { choice, expiresAt, made })
    for (const { shareId, password } of made) passwords.set(shareId, password)
    const shares = made.map(({ shareId, toAddress: email }) => ({
      shareId,
      email,
      hasPassword,
      password: null,
    }))
    return { shares, expiresAt: expiresAt.getTime() }
  })
  const shares = reply.shares.map((share) => ({ ...share, password: passwords.get(share.shareId) ?? null }))
  return { ...reply, shares }
}

export function mailingRoutes(services: AppServices, serve: Serve): void {
  serve(shareByEmail, (request) =>
    'reader' in request
      ? sendOn(services, request, requireAddresses(request.input.email))
      : mailShares(services, request),
  )
}
