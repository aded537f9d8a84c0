import { escaped, headings, htmlFile, type Template, textFile, written } from '../template.ts'

const board: Template = {
  name: 'Board page: tables of labels',
  langs: ['cn'],
  write({ lang, ...person }) {
    const date = (value: string) => written(value, 'slashes', lang)
    return htmlFile(`<html><head><title>简历</title></head><body><table width="100%"><tr><td><font size="5"><b>${person.name}</b></font></td><td>ID: 3087${person.phone.compared.slice(-5)}</td></tr>
<tr><td colspan="2">女 | 28岁 | 现居住${person.city} | 5年工作经验</td></tr><tr><td>手机：${person.phone.written}</td><td>E-mail：${person.email}</td></tr></table>
<h3>工作经历</h3>${person.work.map(({ employer, title, begin, end, lines }) => `<div><b>${date(begin)} -- ${date(end)}：${escaped(employer)}</b>（150-500人）</div><table><tr><td>所属行业：</td><td>互联网</td></tr><tr><td>职位：</td><td>${title}</td></tr><tr><td>工作描述：</td><td>${lines.map(escaped).join('<br>')}</td></tr></table>`).join('')}
<h3>教育经历</h3><table>${person.education.map(({ school, degree, subject, begin, end }) => `<tr><td>${date(begin)} -- ${date(end)}</td><td>${school}</td><td>${subject}</td><td>${degree}</td></tr>`).join('')}</table>
<h3>专业技能</h3><p>${person.skills.join('；')}</p><p>客服：service@51job.com 电话 400-620-5100</p></body></html>`)
  },
}

const plain: Template = {
  name: 'Plain text',
  langs: ['cn', 'tw', 'en'],
  write({ lang, ...person }) {
    const words = headings[lang]
    const date = (value: string) => written(value, 'dashes', lang)
    const labels = {
      cn: ['姓名', '电话', '邮箱'],
      tw: ['姓名', '電話', '信箱'],
      en: ['Name', 'Phone', 'Email'],
    }[lang]
    return textFile(
      [
        `${labels[0]}: ${person.name}`,
        `${labels[1]}: ${person.phone.written}`,
        `${labels[2]}: ${person.email}`,
        '',
        `== ${words.education} ==`,
        ...person.education.map(
          ({ school, degree, subject, begin, end }) =>
            `${date(begin)} ~ ${date(end)}, ${school}, ${subject}, ${degree}`,
        ),
        '',
        `== ${words.work} ==`,
        ...person.work.flatMap(({ employer, title, begin, end, lines }) => [
          `${employer} - ${title}`,
          `${date(begin)} ~ ${date(end)}`,
          ...lines.map((text) => `* ${text}`),
          '',
        ]),
        `== ${words.skills} ==`,
        person.skills.join(' / '),
      ].join('\n'),
    )
  },
}

export const boardTemplates = [board, plain]
