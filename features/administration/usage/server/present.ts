import type { ReplyOf } from '@candor/call/define'
import { dayOf } from '@candor/messages/local-time'
import type { Locale } from '@candor/messages/locale'
import { formatNumber } from '@candor/messages/numbers'
import { translate } from '@candor/messages/translate'
import { messages as editionsCn } from '../../../platform/editions/messages/cn.ts'
import { messages as editionsEn } from '../../../platform/editions/messages/en.ts'
import { messages as editionsZhTW } from '../../../platform/editions/messages/zh-TW.ts'
import { meteredQuotas, type Quota } from '../../../platform/editions/rules/quotas.ts'
import type { CompanyUsage, QuotaUsage } from '../../../platform/editions/server/queries/usage.ts'
import type { readUsage } from '../contract.ts'
import { messages as cn } from '../messages/cn.ts'
import { messages as en } from '../messages/en.ts'
import { messages as zhTW } from '../messages/zh-TW.ts'
import { adviceOf, sizeOf } from '../rules/amount.ts'

const words = { cn, en, 'zh-TW': zhTW }
const editionWords = { cn: editionsCn, en: editionsEn, 'zh-TW': editionsZhTW }

export function presentUsage(usage: CompanyUsage | undefined): ReplyOf<typeof readUsage> {
  if (!usage) return { purchase: null, quotas: [] }
  const { purchase, period, quotas } = usage
  return {
    purchase: {
      edition: purchase.edition,
      billing: purchase.billing,
      periodStart: period.start.getTime(),
      periodEnd: period.end.getTime(),
    },
    quotas: quotas.map(({ quota, used, limit, extra, state }) => ({ quota, used, limit, extra, state })),
  }
}

function wordAmount(locale: Locale, quota: Quota, amount: number): string {
  if (quota !== 'storage') return formatNumber(locale, amount)
  const { unit, value } = sizeOf(amount)
  return translate(words, locale, unit, { value })
}

interface Warning {
  readonly locale: Locale
  readonly company: string
  readonly timeZone: string
  readonly usage: CompanyUsage
  readonly quota: QuotaUsage
  readonly percent: 80 | 100
  readonly link: string
}

/** The mail to administrators about a quota that is running out. */
export function composeWarning({ locale, company, timeZone, usage, quota: of, percent, link }: Warning) {
  const { quota, used, limit } = of
  const word = (key: string, values?: Record<string, string | number>) =>
    translate(words, locale, key, values)
  const isMetered = meteredQuotas.some((metered) => metered === quota) ? 'yes' : 'no'
  const values = {
    company,
    link,
    isMetered,
    percent: String(percent),
    quota: translate(editionWords, locale, `quota.${quota}`),
    edition: translate(editionWords, locale, `edition.${usage.purchase.edition}`),
    used: wordAmount(locale, quota, used),
    limit: wordAmount(locale, quota, limit ?? 0),
    advice: word(`advice.${adviceOf(quota)}`),
    end: dayOf(usage.period.end.getTime(), timeZone),
  }
  return { subject: word('mailSubject', values), text: word('mailText', values) }
}
