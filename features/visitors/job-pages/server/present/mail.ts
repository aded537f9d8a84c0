import { type Letter, layOutLetter } from '@candor/html/letter'
import { htmlLang, type Locale } from '@candor/messages/locale'
import { positionNameIn } from '../../../../candidates/positions/rules/names.ts'
import type { PublishedRow } from '../queries/published.ts'
import { companyNames } from './frame.ts'
import { sayBeside } from './words.ts'

interface Mail {
  readonly locale: Locale
  readonly row: PublishedRow
  readonly link: string
}

/** The mail with the link to an application. It holds no word that the applicant typed. */
export function composeMail({ locale, row, link }: Mail): Letter {
  const names = { name: row.positionName, nameLatin: row.positionNameLatin, nameTw: row.nameTw }
  const values = {
    company: companyNames(row, locale).shown,
    position: positionNameIn(locale, names),
    link,
  }
  const say = (key: string) => sayBeside(locale)(`mail.${key}`, values)
  return layOutLetter(htmlLang(locale), say('subject'), [
    { kind: 'words', text: say('text') },
    { kind: 'link', text: say('button'), href: link, line: say('open') },
    { kind: 'small', text: say('footer') },
  ])
}
