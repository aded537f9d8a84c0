import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { enqueueMails } from '../../mail/server/queries.ts'
import { networkOf } from '../../session/rules/network.ts'
import { attemptWindow } from '../../session/rules/sign-in.ts'
import { countAttempt } from '../../session/server/queries/attempts.ts'
import { listLeads, mostLeads, register, sendCode } from '../contract.ts'
import { isMobilePhone, phonePrefix } from '../rules/phone.ts'
import {
  addressLimit,
  codeMinutes,
  formFault,
  formLimit,
  mostTries,
  numberLimit,
  registrationCode,
  resendSeconds,
} from '../rules/registration.ts'
import { presentLeads, wordCode, wordLead } from './present.ts'
import { findCodeTime, findSiteCompany, insertLead, replaceCode, selectLeads, tryCode } from './queries.ts'

const ago = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000)

function hashOf(companyId: CompanyId, phone: string, code: string): Buffer {
  return createHash('sha256').update(`${companyId} ${phone} ${code}`).digest()
}

export function routes(services: AppServices, serve: Serve): void {
  const { db, clock, settings } = services

  /** Whose pages these are, and who hears of leads; refused where nobody's are set. */
  async function requireSite(call: typeof sendCode | typeof register) {
    const companyId = settings.site && (await findSiteCompany(db, settings.site.company))
    if (!settings.site || !companyId) throw new Refusal<'off'>(call, 'off')
    return { companyId, salesEmail: settings.site.salesEmail }
  }

  async function count(
    call: typeof sendCode | typeof register,
    key: string,
    limit: { readonly max: number; readonly perMinutes: number },
  ): Promise<void> {
    const { start, secondsLeft } = attemptWindow(clock.now(), limit.perMinutes)
    if ((await countAttempt(db, `registration ${key}`, start)) <= limit.max) return
    throw new Refusal<'tooMany'>(call, 'tooMany', {
      data: { retryAfterSeconds: secondsLeft },
      values: { minutes: Math.ceil(secondsLeft / 60) },
    })
  }

  serve(sendCode, async ({ input, context }) => {
    const { prefixPhone, phone, smsType } = input
    const { companyId } = await requireSite(sendCode)
    if (smsType !== registrationCode) throw new Refusal(sendCode, 'off')
    if (prefixPhone !== phonePrefix || !isMobilePhone(phone)) throw new Refusal(sendCode, 'phoneInvalid')
    const now = clock.now()
    const last = await findCodeTime(db, companyId, phone)
    const wait = last ? Math.ceil(resendSeconds - (now.getTime() - last.getTime()) / 1000) : 0
    const tooSoon = (seconds: number) =>
      new Refusal(sendCode, 'tooSoon', { data: { retryAfterSeconds: seconds }, values: { seconds } })
    if (wait > 0) throw tooSoon(wait)
    await count(sendCode, `address ${networkOf(context.address)}`, addressLimit)
    await count(sendCode, `number ${phone}`, numberLimit)
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const codeHash = hashOf(companyId, phone, code).toString('hex')
    await db.transaction().execute(async (transaction) => {
      const notAfter = ago(now, resendSeconds)
      if (!(await replaceCode(transaction, { companyId, phone, codeHash, now, notAfter })))
        throw tooSoon(resendSeconds)
      const message = { ...wordCode(context.locale, code), secret: code, via: { channel: 'sms' as const } }
      await enqueueMails(transaction, [{ companyId, to: `+${prefixPhone} ${phone}`, now, ...message }])
    })
    return { resendSeconds }
  })

  serve(register, async ({ input, context }) => {
    const fault = formFault(input)
    if (fault) throw new Refusal(register, fault)
    const { companyId, salesEmail } = await requireSite(register)
    await count(register, `form ${networkOf(context.address)}`, formLimit)
    // A program that fills in every field hears what people hear, and nothing is stored.
    if (input.website) return null
    const now = clock.now()
    const { phone, vcode, prefixPhone } = input
    // Counted before it is compared, and outside of the transaction: a wrong code is a try.
    const stored = await tryCode(db, { companyId, phone, since: ago(now, codeMinutes * 60), mostTries })
    const given = hashOf(companyId, phone, vcode)
    if (!stored || !timingSafeEqual(Buffer.from(stored, 'hex'), given))
      throw new Refusal(register, 'codeWrong')
    await db.transaction().execute(async (transaction) => {
      const isNew = await insertLead(transaction, { companyId, form: input, prefixPhone, now })
      if (!isNew || salesEmail === null) return
      const words = wordLead(context.locale, input, prefixPhone)
      await enqueueMails(transaction, [{ companyId, to: salesEmail, now, ...words }])
    })
    return null
  })

  serve(listLeads, async ({ viewer }) => ({
    list: presentLeads(await selectLeads(db, viewer.companyId, mostLeads)),
  }))
}
