import { createHash, timingSafeEqual } from 'node:crypto'
import type { AppServices } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import type { Locale } from '@candor/messages/locale'
import { networkOf } from '../../../session/rules/network.ts'
import { requireAttempts } from '../../../session/server/queries/attempts.ts'
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
import { type CodeOf, countCodeTry, findAskedTime, insertAskedCode } from './codes.ts'

const ago = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000)

/**
 * The latest time at which a code that counts was asked for: a later one is of a clock that was put right since. Processes
 * and requests at once may be a little ahead of each other.
 */
export const latestAsked = (now: Date) => ago(now, -resendSeconds)

/** The number of a form's two fields as the world dials it; refused where it is none that a code goes to. */
export function requirePhone({ prefixPhone, phone }: { prefixPhone: string; phone: string }): string {
  if (prefixPhone !== phonePrefix || !isMobilePhone(phone)) throw new Refusal(codeRefusals, 'phoneInvalid')
  return dialled(prefixPhone, phone)
}

/** Whether text messages reach anybody. */
export function canText({ texter }: Pick<AppServices, 'texter'>): boolean {
  return texter !== null
}

interface CodeRequest extends CodeOf {
  readonly companyId: CompanyId | null
  readonly context: { readonly address: string; readonly locale: Locale }
}

/**
 * Notes that a code is to go to a telephone; the message is made by a job. Whether anybody has the number is not looked
 * at here, so that neither the answer nor its time can tell.
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

/** What is kept of a code: of one that was sent for something else, or to somebody else, it is another. */
export function hashOfCode({ purpose, phone }: { purpose: string; phone: string }, code: string): Buffer {
  return createHash('sha256').update(`${purpose} ${phone} ${code}`).digest()
}

interface Trying extends CodeOf {
  readonly code: string
  readonly address: string
}

/**
 * Whether a code is the one that a telephone was sent. Counted before it is compared, by address, by number and by code,
 * and outside of any transaction: a wrong one is a try.
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
