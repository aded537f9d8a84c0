import { headings, type Template, written } from '../template.ts'
import { line, table, wordFile } from '../word.ts'

const sideTable: Template = {
  name: 'Word: a sidebar as a table cell',
  langs: ['cn', 'en'],
  write({ lang, ...person }) {
    const words = headings[lang]
    const date = (value: string) => written(value, lang === 'en' ? 'long' : 'han', lang)
    const head = (text: string) => line(text, { isBold: true, size: 12 })
    const side = [
      head(words.contact),
      line(person.phone.written),
      line(person.email),
      line(person.city),
      head(words.skills),
      ...person.skills.map((skill) => line(skill, { isBullet: true })),
    ]
    const main = [
      line(person.name, { size: 24, isBold: true }),
      line(person.headline),
      head(words.work),
      ...person.work.flatMap(({ employer, title, begin, end, lines }) => [
        line(employer, { isBold: true }),
        line(`${title}\t${date(begin)} – ${date(end)}`),
        ...lines.map((text) => line(text, { isBullet: true })),
      ]),
      head(words.education),
      ...person.education.flatMap(({ school, degree, subject, begin, end }) => [
        line(school, { isBold: true }),
        line(`${degree}, ${subject}\t${date(begin)} – ${date(end)}`),
      ]),
    ]
    return wordFile([table([[side, main]], [3000, 6000])])
  },
}

const pageHead: Template = {
  name: 'Word: contacts in the page header',
  langs: ['cn', 'tw', 'en'],
  write({ lang, ...person }) {
    const words = {
      cn: ['教育背景', '工作经验', '技能特长'],
      tw: ['教育程度', '工作經驗', '技能專長'],
      en: ['EDUCATION', 'EMPLOYMENT HISTORY', 'KEY SKILLS'],
    }[lang]
    const date = (value: string) => written(value, lang === 'en' ? 'monthFirst' : 'dots', lang)
    return wordFile(
      [
        line(person.summary),
        line(words[1] ?? '', { isBold: true }),
        ...person.work.flatMap(({ employer, title, begin, end, lines }) => [
          line(
            `${employer}，${title}（${date(begin)}—${date(end)}）`.replaceAll(
              '，',
              lang === 'en' ? ', ' : '，',
            ),
          ),
          ...lines.map((text) => line(`- ${text}`)),
        ]),
        line(words[0] ?? '', { isBold: true }),
        ...person.education.map(({ school, degree, subject, begin, end }) =>
          line(
            `${school}，${subject}，${degree}（${date(begin)}—${date(end)}）`.replaceAll(
              '，',
              lang === 'en' ? ', ' : '，',
            ),
          ),
        ),
        line(words[2] ?? '', { isBold: true }),
        ...person.skills.map((skill) => line(`- ${skill}`)),
      ],
      line(`${person.name}    ${person.phone.written}    ${person.email}`),
    )
  },
}

const referees: Template = {
  name: 'Word: title at employer, with referees',
  langs: ['en'],
  write({ lang, ...person }) {
    const date = (value: string) => written(value, 'short', lang)
    return wordFile([
      line('CURRICULUM VITAE', { isCentred: true, size: 14 }),
      line(`Name: ${person.name}`),
      line(`Address: 14 Mill Lane, ${person.city}`),
      line(`Mobile: ${person.phone.written}`),
      line(`E-mail: ${person.email}`),
      line('Date of birth: 12/03/1990'),
      line('Professional Experience', { isBold: true, size: 13 }),
      ...person.work.flatMap(({ employer, title, begin, end, lines }) => [
        line(`${title} at ${employer}`, { isBold: true }),
        line(`${date(begin)} to ${date(end)}`),
        ...lines.map((text) => line(text, { isBullet: true })),
      ]),
      line('Education and Training', { isBold: true, size: 13 }),
      ...person.education.map(({ school, degree, subject, begin, end }) =>
        line(`${date(begin)} to ${date(end)}: ${degree} in ${subject}, ${school}`),
      ),
      line('Skills', { isBold: true, size: 13 }),
      line(person.skills.join('; ')),
      line('References', { isBold: true, size: 13 }),
      line(`${person.referee.name}, Managing Director`),
      line(`${person.referee.phone}, ${person.referee.email}`),
    ])
  },
}

export const wordTemplates = [sideTable, pageHead, referees]
