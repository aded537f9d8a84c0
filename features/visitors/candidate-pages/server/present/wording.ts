import { createHash } from 'node:crypto'
import { type Letter, layOutLetter } from '@candor/html/letter'
import { htmlLang, type Locale } from '@candor/messages/locale'
import { translate } from '@candor/messages/translate'
import type { MailFacts } from '../../../../candidates/candidates/server/queries/mail-facts.ts'
import type { CandidatePurpose } from '../../../../meetings/planning/rules/mail-links.ts'
import { messages as cn } from '../../messages/cn.ts'
import { messages as en } from '../../messages/en.ts'
import { messages as zhTW } from '../../messages/zh-TW.ts'
import { keptFor, wordingVersion } from '../../rules/pages.ts'
import type { OpenPage } from '../queries/open-pages.ts'

const words = { cn, en, 'zh-TW': zhTW }

/**
 * The text of a consent: what is taken, why, who sees it, how long it is kept, and the candidate's rights; null for a
 * page that takes nothing.
 */
export function wordingOf(page: OpenPage, locale: Locale) {
  const { purpose, rules } = page
  if (purpose === 'campaign') return null
  const kept = keptFor(purpose, rules)
  const company = (locale === 'en' && page.companyNameLatin) || page.companyName
  const say = (key: string) =>
    translate(words, locale, key, { company, days: kept.days, months: page.retentionMonths })
  const parts = [
    ...(['what', 'why', 'who'] as const).map((name) => ({
      title: say(`wording.${name}`),
      text: say(`wording.${purpose}.${name}`),
    })),
    {
      title: say('wording.howLong'),
      text: `${say(`wording.${purpose}.${kept.key}`)}${say('wording.retention')}`,
    },
    { title: say('wording.rights'), text: say(`wording.${purpose}.rights`) },
  ]
  const wording = parts.map(({ title, text }) => `${title}\n${text}`).join('\n\n')
  const hash = createHash('sha256').update(wording).digest('hex')
  return { version: wordingVersion, hash, parts, wording }
}

interface PageMail {
  readonly locale: Locale
  readonly purpose: CandidatePurpose
  readonly facts: MailFacts
  readonly address: string
}

/** The mail with a link to a page of the candidate. */
export function composeMail({ locale, purpose, facts, address }: PageMail): Letter {
  const isLatin = locale === 'en'
  const values = {
    company: (isLatin && facts.companyLatin) || facts.companyName,
    position: (isLatin && facts.positionLatin) || facts.positionName,
    link: address,
  }
  const say = (key: string) => translate(words, locale, `mail.${key}`, values)
  return layOutLetter(htmlLang(locale), say(`${purpose}.subject`), [
    { kind: 'words', text: say(`${purpose}.text`) },
    { kind: 'link', text: say(`${purpose}.button`), href: address, line: say(`${purpose}.open`) },
    { kind: 'small', text: say('footer') },
  ])
}
