import type { Locale } from '@candor/messages/locale'
import type { WordsLike } from '@candor/messages/words'
import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'
import { messages as mineCn } from '../../../features/meetings/my-interviews/messages/cn.ts'
import { messages as mineEn } from '../../../features/meetings/my-interviews/messages/en.ts'
import { messages as mineTw } from '../../../features/meetings/my-interviews/messages/zh-TW.ts'
import { messages as planCn } from '../../../features/meetings/planning/messages/cn.ts'
import { messages as planEn } from '../../../features/meetings/planning/messages/en.ts'
import { messages as planTw } from '../../../features/meetings/planning/messages/zh-TW.ts'
import { messages as sharesCn } from '../../../features/shares/shares/messages/cn.ts'
import { messages as sharesEn } from '../../../features/shares/shares/messages/en.ts'
import { messages as sharesTw } from '../../../features/shares/shares/messages/zh-TW.ts'
import { messages as reportCn } from '../../../features/tabs/report-plan/messages/cn.ts'
import { messages as reportEn } from '../../../features/tabs/report-plan/messages/en.ts'
import { messages as reportTw } from '../../../features/tabs/report-plan/messages/zh-TW.ts'
import { messages as pagesCn } from '../../../features/visitors/candidate-pages/messages/cn.ts'
import { messages as pagesEn } from '../../../features/visitors/candidate-pages/messages/en.ts'
import { messages as pagesTw } from '../../../features/visitors/candidate-pages/messages/zh-TW.ts'

type All = Record<Locale, readonly string[]>

/** The sentences that tell of mails, in the same order in each language. */
const sentences: All = {
  cn: sentencesOf(planCn, mineCn, reportCn, pagesCn, sharesCn),
  en: sentencesOf(planEn, mineEn, reportEn, pagesEn, sharesEn),
  'zh-TW': sentencesOf(planTw, mineTw, reportTw, pagesTw, sharesTw),
}

function sentencesOf(
  plan: WordsLike<typeof planCn>,
  mine: WordsLike<typeof mineCn>,
  report: WordsLike<typeof reportCn>,
  pages: WordsLike<typeof pagesCn>,
  shares: WordsLike<typeof sharesCn>,
): string[] {
  const { planned, changed, mailText, planMailText, sent } = plan
  const { sectionText, text, done } = mine.move
  return [
    planned,
    changed,
    mailText,
    planMailText,
    sent,
    sectionText,
    text,
    done,
    report.cancelPlan.text,
    pages.sides.mailed,
    shares.tellPasswords,
  ]
}

const kept: Record<Locale, { server: RegExp; onTheWay: RegExp }> = {
  cn: { server: /未配置邮件服务器/, onTheWay: /即将发出|正在发送|会收到|已用邮件/ },
  en: { server: /no mail server is set up/, onTheWay: /on their way|gets? |goes to|was mailed/ },
  'zh-TW': { server: /未設定郵件伺服器/, onTheWay: /即將寄出|正在寄送|會收到|已用郵件/ },
}
const locales = ['cn', 'en', 'zh-TW'] as const

test.each(locales)(
  'every sentence about a mail in %s says that it is kept where no server is set up',
  (locale) => {
    const { server, onTheWay } = kept[locale]
    for (const text of sentences[locale]) {
      const say = (mails: 'sent' | 'kept') =>
        createTranslator({ locale: 'en', messages: { text } })('text', { mails, count: 2, when: '10:00' })
      expect(say('kept')).toMatch(server)
      expect(say('kept')).not.toMatch(onTheWay)
      expect(say('sent')).not.toMatch(server)
    }
  },
)
