import { randomInt } from 'node:crypto'
import type { AppServices, Job } from '@candor/db/database'
import { dayMs } from '@candor/kernel/durations'
import { listBrandTitles } from '../../company/server/queries.ts'
import { enqueueMails } from '../../mail/server/queries.ts'
import { codeMinutes } from '../rules/codes.ts'
import { readable } from '../rules/phone.ts'
import { canText, hashOfCode, latestAsked } from './actions/ask-code.ts'
import { composeCode } from './present.ts'
import { claimAskedCodes, forgetCodes, hasAskedCodes, listHolders, setCodes } from './queries/codes.ts'

/** The most codes of one round. */
const maxAtOnce = 100

const codeMs = codeMinutes * 60_000

/**
 * Makes the requested codes and queues their messages. Returns the number of requests.
 *
 * An unknown number gets a code without a message: no try at it can succeed.
 */
export async function makeCodes(services: Pick<AppServices, 'db' | 'clock' | 'texter'>): Promise<number> {
  const { db, clock } = services
  const now = clock.now()
  const times = { since: new Date(now.getTime() - codeMs), until: latestAsked(now) }
  // This runs every second and mostly finds nothing: no transaction is opened for that.
  if (!canText(services) || !(await hasAskedCodes(db, times))) return 0
  return db.transaction().execute(async (transaction) => {
    const claimed = await claimAskedCodes(transaction, { ...times, limit: maxAtOnce })
    if (claimed.length === 0) return 0
    const open = claimed.filter(({ companyId }) => companyId === null).map(({ phone }) => phone)
    const holders = open.length === 0 ? [] : await listHolders(transaction, open)
    const companyOf = new Map(holders.map(({ phone, companyId }) => [phone, companyId]))
    const made = claimed.map((each) => {
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      return { ...each, code, codeHash: hashOfCode(each, code).toString('hex') }
    })
    await setCodes(transaction, made)
    const messages = made.flatMap(({ companyId: given, ...each }) => {
      const companyId = given ?? companyOf.get(each.phone)
      return companyId ? [{ ...each, companyId }] : []
    })
    const brands = await listBrandTitles(
      transaction,
      messages.map(({ companyId }) => companyId),
    )
    const mails = messages.map(({ companyId, purpose, phone, language, code, askedAt }) => {
      const endsAt = new Date(askedAt.getTime() + codeMs)
      const via = { channel: 'sms' as const }
      const brand = brands.get(companyId) ?? ''
      const message = { ...composeCode(language, { purpose, code, brand }), secret: code, endsAt, via }
      return { companyId, to: readable(phone), now, isForOwnerAlone: true, ...message }
    })
    await enqueueMails(transaction, mails)
    return claimed.length
  })
}

export const jobs: readonly Job[] = [
  { name: 'making codes for text messages', everyMs: 1_000, run: makeCodes },
  {
    name: 'forgetting codes of text messages',
    everyMs: dayMs,
    run: ({ db, clock }) => forgetCodes(db, new Date(clock.now().getTime() - dayMs)),
  },
]
