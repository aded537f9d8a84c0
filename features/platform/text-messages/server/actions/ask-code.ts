import { createHash, timingSafeEqual } from 'node:crypto'
import type { AppServices } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import type { Locale } from '@candor/messages/locale'
import { networkOf } from '../../../access/rules/network.ts'
import { requireAttempts } from '../../../access/server/actions/attempts.ts'
import { codeRefusals } from '../../contract.ts'
import {
  addressLimits,
  codeMinutes,
  maxTries,
  numberLimit,
  resendSeconds,
  triesAtNumber,
  triesFromAddress,
} from '../../rules/codes.ts'
import { dialled, isMobilePhone, phonePrefix } from '../../rules/phone.ts'
import { type CodeOf, countCodeTry, findAskedTime, insertAskedCode } from '../queries/codes.ts'

const ago = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000)

/**
 * The latest plausible time of a request: a later one was stored before the clock was corrected. Clocks of parallel
 * processes may be a little ahead of each other.
 */
export const latestAsked = (now: Date) => ago(now, -resendSeconds)

/** Reads a form's number in its stored form. Refuses a number that gets no codes. */
export function requirePhone({ prefixPhone, phone }: { prefixPhone: string; phone: string }): string {
  if (prefixPhone !== phonePrefix || !isMobilePhone(phone)) throw new Refusal(codeRefusals, 'phoneInvalid')
  return dialled(prefixPhone, phone)
}

/** Whether a sender of text messages is set up. */
export function canText({ texter }: Pick<AppServices, 'texter'>): boolean {
  return texter !== null
}

interface CodeRequest extends CodeOf {
  readonly companyId: CompanyId | null
  readonly context: { readonly address: string; readonly locale: Locale }
}

/**
 * Requests a code for a telephone, which a job makes later. It does not look whether anybody has the number, so that
 * neither the reply nor its time reveals it.
 */
export async function askCode(services: AppServices, { purpose, phone, companyId, context }: CodeRequest) {
  const { db, clock } = services
  const now = clock.now()
  const last = await findAskedTime(db, { purpose, phone })
  const wait =
    last && last <= latestAsked(now) ? Math.ceil(resendSeconds - (now.getTime() - last.getTime()) / 1000) : 0
  const tooSoon = (seconds: number) =>
    new Refusal(codeRefusals, 'tooSoon', { data: { retryAfterSeconds: seconds }, values: { seconds } })
  if (wait > 0) throw tooSoon(wait)
  await requireAttempts(services, codeRefusals, [
    { key: `text ${purpose} from ${networkOf(context.address)}`, ...addressLimits[purpose] },
    { key: `text ${purpose} to ${phone}`, ...numberLimit },
  ])
  const codeRequest = {
    purpose,
    phone,
    companyId,
    language: context.locale,
    now,
    notAfter: ago(now, resendSeconds),
    until: latestAsked(now),
  }
  if (!(await insertAskedCode(db, codeRequest))) throw tooSoon(resendSeconds)
  return { resendSeconds }
}

/** The stored hash of a code, which depends on its purpose and number. */
export function hashOfCode({ purpose, phone }: { purpose: string; phone: string }, code: string): Buffer {
  return createHash('sha256').update(`${purpose} ${phone} ${code}`).digest()
}

interface Trying extends CodeOf {
  readonly code: string
  readonly address: string
}

/**
 * Whether a code is the one that was sent to a telephone. The try is counted before it is compared, by address, number
 * and code, and outside of any transaction, so that a rollback does not undo it.
 */
export async function checkCode(
  services: AppServices,
  { purpose, phone, code, address }: Trying,
): Promise<boolean> {
  if (code === '') throw new Refusal(codeRefusals, 'codeMissing')
  await requireAttempts(services, codeRefusals, [
    { key: `code ${purpose} from ${networkOf(address)}`, ...triesFromAddress },
    { key: `code ${purpose} of ${phone}`, ...triesAtNumber },
  ])
  const now = services.clock.now()
  const times = { since: ago(now, codeMinutes * 60), until: latestAsked(now) }
  const stored = await countCodeTry(services.db, { purpose, phone, ...times, maxTries })
  return stored !== null && timingSafeEqual(Buffer.from(stored, 'hex'), hashOfCode({ purpose, phone }, code))
}
