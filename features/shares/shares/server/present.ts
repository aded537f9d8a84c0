import type { ReplyOf } from '@candor/call/define'
import type { AppServices } from '@candor/db/database'
import { isLocale } from '@candor/messages/locale'
import {
  type CompanyRules,
  type ReportSwitch,
  readCompanyRules,
  sentBrand,
} from '../../../platform/company/rules.ts'
import { openedSections } from '../../../platform/grants/rules/visits.ts'
import { MailState } from '../../../platform/mail/contract.ts'
import { failureOf } from '../../../platform/mail/rules/failure.ts'
import { readingsOf } from '../../../report/viewings/rules/readings.ts'
import type { ReadingRow } from '../../../report/viewings/server/queries/readings.ts'
import type { checkReportPassword, listShares } from '../contract.ts'
import { mailNeedsPassword, maySendOn } from '../rules/mailing.ts'
import type { openShare } from './actions/open-share.ts'
import type { ShareMailRow } from './queries/mails.ts'
import type { ShareRow } from './queries.ts'

const timeOf = (date: Date | null) => date?.getTime() ?? null

const languageOf = (text: string) => (isLocale(text) ? text : 'en')

type Share = ReplyOf<typeof listShares>['shares'][number]

const kinds = ['link', 'password', 'sentOn'] as const

function presentMail({ toAddress, kind, channel, state, lastError }: ShareMailRow): Share['mails'][number] {
  return {
    to: toAddress,
    kind: channel === 'dingtalk' ? 'message' : (kinds.find((each) => each === kind) ?? 'link'),
    state: MailState.parse(state),
    lastError: failureOf(lastError).lastError,
  }
}

/** Further data of some shares. */
interface OfShares {
  readonly switches: readonly ReportSwitch[]
  readonly now: Date
  readonly mails: readonly ShareMailRow[]
  readonly readings: readonly ReadingRow[]
}

export function presentShare(row: ShareRow, { mails, readings, switches, now }: OfShares): Share {
  const isOver = row.revokedAt !== null || row.expiresAt <= now
  return {
    shareId: row.id,
    to: row.toAddress,
    mails: mails.filter(({ shareGrantId }) => shareGrantId === row.id).map(presentMail),
    sections: isOver ? row.sections : openedSections(row, switches),
    showsScores: row.showsScores,
    hasPassword: row.hasPassword,
    language: languageOf(row.language),
    note: row.note,
    madeBy: row.madeBy,
    madeAt: row.createdAt.getTime(),
    expiresAt: row.expiresAt.getTime(),
    revokedAt: timeOf(row.revokedAt),
    revokedBy: row.revokedBy,
    firstViewedAt: timeOf(row.firstViewedAt),
    lastViewedAt: timeOf(row.lastViewedAt),
    views: row.views,
    readings: readingsOf(readings, row.id),
  }
}

/** How the company mails shares, and whether this server can. */
export function presentMailing(
  rules: CompanyRules,
  { messenger, mailer }: Pick<AppServices, 'messenger' | 'mailer'>,
) {
  return {
    needsPassword: mailNeedsPassword(rules),
    sendsPassword: rules.mailsSharePassword,
    isMessengerSet: messenger !== null,
    isServerSet: mailer !== null,
  }
}

/**
 * The reply to an opening. Before its password: the sender, company and position, whether case counts in the password,
 * and whether the link may be forwarded (decision S80). The note comes after it.
 */
export function presentOpening({
  share,
  opens,
  visitToken: token,
}: Awaited<ReturnType<typeof openShare>>): ReplyOf<typeof checkReportPassword> {
  const { note, isPreview } = share
  const rules = readCompanyRules(share.rules)
  return {
    visit: token === null ? null : { token, note, opens: [...opens], isPreview },
    sharedBy: share.sharedBy,
    maySendOn: maySendOn(rules, share),
    ignoresCase: share.ignoresCase,
    companyName: share.companyName,
    companyNameLatin: share.companyNameLatin,
    ...sentBrand(rules),
    timeZone: share.timeZone,
    positionName: share.positionName,
    positionNameLatin: share.positionNameLatin,
    language: languageOf(share.language),
    madeAt: share.createdAt.getTime(),
    expiresAt: share.expiresAt.getTime(),
  }
}
