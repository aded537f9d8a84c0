import { headings, type Template, written } from '../template.ts'
import { line, table, wordFile } from '../word.ts'

const classic: Template = {
  name: 'Word: one column, tabs',
  langs: ['cn', 'tw', 'en'],
  write({ lang, ...person }) {
    const words = headings[lang]
    const date = (value: string) => written(value, lang === 'en' ? 'short' : 'dots', lang)
    return wordFile([
      line(person.name, { size: 22, isBold: true, isCentred: true }),
      line([person.phone.written, person.email, person.city].join(' | '), { isCentred: true }),
      line(words.summary, { size: 13, isBold: true }),
      line(person.summary),
      line(words.education, { size: 13, isBold: true }),
      ...person.education.flatMap(({ school, degree, subject, begin, end }) => [
        line(`${date(begin)} - ${date(end)}\t${school}\t${subject}\t${degree}`),
      ]),
      line(words.work, { size: 13, isBold: true }),
      ...person.work.flatMap(({ employer, title, begin, end, lines }) => [
        line(`${date(begin)} - ${date(end)}\t${employer}\t${title}`, { isBold: true }),
        ...lines.map((text) => line(text, { isBullet: true })),
      ]),
      line(words.skills, { size: 13, isBold: true }),
      line(person.skills.join(lang === 'en' ? ', ' : '、')),
    ])
  },
}

const form: Template = {
  name: 'WPS: a table of labels',
  langs: ['cn', 'tw'],
  write({ lang, ...person }) {
    const words = headings[lang]
    const date = (value: string) => written(value, 'han', lang)
    const label =
      lang === 'cn'
        ? ['姓  名', '性  别', '电  话', '邮  箱', '现居地']
        : ['姓  名', '性  別', '電  話', '電子郵件', '居住地']
    const [name = '', gender = '', phone = '', email = '', city = ''] = label
    return wordFile([
      line(lang === 'cn' ? '个人简历' : '履歷表', { size: 18, isCentred: true }),
      table(
        [
          [name, person.name, gender, '女'],
          [phone, person.phone.written, email, person.email],
          [city, person.city, lang === 'cn' ? '求职意向' : '應徵職務', person.headline],
        ],
        [1500, 3000, 1500, 3000],
      ),
      table(
        [
          [
            words.education,
            person.education.map(({ school, degree, subject, begin, end }) =>
              line(`${date(begin)}至${date(end)}  ${school}  ${subject}  ${degree}`),
            ),
          ],
          [
            words.work,
            person.work.flatMap(({ employer, title, begin, end, lines }) => [
              line(`${date(begin)}至${date(end)}  ${employer}  ${title}`),
              ...lines.map((text) => line(text)),
            ]),
          ],
          [words.skills, [line(person.skills.join('，'))]],
          [
            lang === 'cn' ? '紧急联系人' : '緊急聯絡人',
            [line(`${person.referee.name} ${person.referee.phone}`)],
          ],
        ],
        [1500, 7500],
      ),
    ])
  },
}

export const wordTemplates = [classic, form]
