import { escaped, htmlFile, type Template, textFile, written } from '../template.ts'

const liepin: Template = {
  name: 'Board page: spans in blocks',
  langs: ['cn'],
  write({ lang, ...person }) {
    const date = (value: string) => written(value, 'dots', lang)
    return htmlFile(
      `<html><body><div><strong style="font-size:26px">${person.name}</strong> <span>在职，看看新机会</span></div><div>女 · 30岁 · ${person.city} · 硕士 · 工作6年</div><div>电话 ${person.phone.written}</div><div>邮箱 ${person.email}</div><h4>求职意向</h4><div>${person.headline} 20-30k·15薪</div><h4>工作经历</h4>${person.work.map(({ employer, title, begin, end, lines }) => `<div><span>${employer}</span>　<span>${date(begin)} - ${date(end)}</span></div><div>${title}</div><div>职责业绩：${lines.join('<br/>')}</div>`).join('')}<h4>教育经历</h4>${person.education.map(({ school, degree, subject, begin, end }) => `<div>${school}　${subject} · ${degree} · 统招</div><div>${date(begin)} - ${date(end)}</div>`).join('')}<h4>技能</h4><div>${person.skills.map((skill) => `<span>${skill}</span>`).join('　　')}</div></body></html>`,
    )
  },
}

const cake: Template = {
  name: 'Board page of Taiwan: cards',
  langs: ['tw'],
  write({ lang, ...person }) {
    const date = (value: string) => written(value, 'short', lang)
    return htmlFile(
      `<html><body><section><h1>${person.name}</h1><p>${person.headline} @ ${escaped(person.work[0]?.employer ?? '')}</p><p>${person.city}</p><p>${person.phone.written}<br>${person.email}</p></section><section><h2>簡介</h2><p>${person.summary}</p></section><section><h2>工作經歷</h2>${person.work.map(({ employer, title, begin, end, lines }) => `<article><h3>${title}</h3><p>${employer}</p><p>${date(begin)} - ${date(end)}</p><ul>${lines.map((text) => `<li>${text}</li>`).join('')}</ul></article>`).join('')}</section><section><h2>學歷</h2>${person.education.map(({ school, degree, subject, begin, end }) => `<article><h3>${school}</h3><p>${degree}</p><p>${subject}</p><p>${date(begin)} - ${date(end)}</p></article>`).join('')}</section><section><h2>技能</h2><ul>${person.skills.map((skill) => `<li>${skill}</li>`).join('')}</ul></section></body></html>`,
    )
  },
}

const mailed: Template = {
  name: 'Text as in a mail',
  langs: ['cn', 'tw', 'en'],
  write({ lang, ...person }) {
    const words = {
      cn: ['个人简历', '工作经历：', '教育背景：', '专业技能：', '联系电话：'],
      tw: ['個人履歷', '工作經歷：', '學歷：', '專長：', '聯絡電話：'],
      en: ['RESUME', 'WORK HISTORY', 'EDUCATION', 'SKILLS', 'Phone: '],
    }[lang]
    const date = (value: string) => written(value, lang === 'en' ? 'short' : 'han', lang)
    return textFile(
      [
        words[0],
        '',
        `  ${person.name}`,
        `  ${words[4]}${person.phone.written}`,
        `  ${person.email}`,
        '',
        words[1],
        ...person.work.flatMap(({ employer, title, begin, end, lines }) => [
          `  ${date(begin)} - ${date(end)}    ${employer}    ${title}`,
          ...lines.map((text) => `      ${text}`),
        ]),
        '',
        words[2],
        ...person.education.map(
          ({ school, degree, subject, begin, end }) =>
            `  ${date(begin)} - ${date(end)}    ${school}    ${subject}    ${degree}`,
        ),
        '',
        words[3],
        `  ${person.skills.join(', ')}`,
      ].join('\r\n'),
    )
  },
}

export const boardTemplates = [liepin, cake, mailed]
