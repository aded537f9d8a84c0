import { escaped, headings, type Template, written } from '../template.ts'

const style = (css: string) =>
  `<style>body{font:10.5pt 'Noto Sans CJK SC',sans-serif;margin:0}h1,h2,h3,p,ul{margin:0 0 6px}${css}</style>`

const linkedIn: Template = {
  name: 'PDF: LinkedIn-like export',
  writesYears: true,
  langs: ['en'],
  write({ lang, ...person }) {
    const date = (value: string) => written(value, 'long', lang)
    const work = person.work.map(
      ({ employer, title, begin, end, lines }) =>
        `<p class="c">${escaped(employer)}</p><p>${escaped(title)}</p><p class="g">${date(begin)} - ${date(end)} (2 years 3 months)</p><p class="g">${person.city}</p><p>${lines.map(escaped).join('<br>')}</p>`,
    )
    const education = person.education.map(
      ({ school, degree, subject, begin, end }) =>
        `<p class="c">${escaped(school)}</p><p>${degree}, ${subject} · (${begin.slice(0, 4)} - ${end.slice(0, 4)})</p>`,
    )
    return {
      kind: 'print',
      html: `<html>${style('.p{display:grid;grid-template-columns:200px 1fr}.a{background:#293e49;color:#fff;padding:20px}.b{padding:20px}.c{font-size:12pt;margin-top:10px}h1{font-size:26pt}.g{color:#777}')}<div class="p"><div class="a"><h3>Contact</h3><p>${person.phone.written} (Mobile)</p><p>${person.email}</p><p>www.linkedin.com/in/someone-12345678 (LinkedIn)</p><h3>Top Skills</h3>${person.skills.map((skill) => `<p>${skill}</p>`).join('')}</div><div class="b"><h1>${escaped(person.name)}</h1><p>${person.headline} at ${escaped(person.work[0]?.employer ?? '')}</p><p class="g">${person.city}</p><h2>Summary</h2><p>${person.summary}</p><h2>Experience</h2>${work.join('')}<h2>Education</h2>${education.join('')}</div></div></html>`,
    }
  },
}

const boss: Template = {
  name: 'PDF: app export, dates at the right',
  writesYears: true,
  langs: ['cn'],
  write({ lang, ...person }) {
    const date = (value: string) => written(value, 'dots', lang)
    return {
      kind: 'print',
      html: `<html>${style('.r{display:flex;justify-content:space-between}h1{font-size:20pt}h2{color:#00a6a7;border-bottom:1px solid #ddd;font-size:13pt}')}<h1>${person.name}</h1><p>男 | 29岁 | ${person.phone.written} | ${person.email}</p><p>5年工作经验 | 求职意向：${person.headline} | 期望薪资：15000-20000元 | 期望城市：${person.city}</p><h2>个人优势</h2><p>${person.summary}</p><h2>工作经历</h2>${person.work.map(({ employer, title, begin, end, lines }) => `<div class="r"><b>${employer}　${title}</b><span>${date(begin)}-${date(end)}</span></div><p>内容：</p>${lines.map((text, index) => `<p>${index + 1}、${text}</p>`).join('')}`).join('')}<h2>教育经历</h2>${person.education.map(({ school, degree, subject, begin, end }) => `<div class="r"><b>${school}　${degree}　${subject}</b><span>${begin.slice(0, 4)}-${end.slice(0, 4)}</span></div>`).join('')}<h2>专业技能</h2><p>${person.skills.join('、')}</p></html>`,
    }
  },
}

const timeline: Template = {
  name: 'PDF: a timeline, three lines an entry',
  langs: ['cn', 'tw', 'en'],
  write({ lang, ...person }) {
    const words = headings[lang]
    const date = (value: string) => written(value, lang === 'en' ? 'short' : 'slashes', lang)
    const entry = (begin: string, end: string, first: string, second: string, lines: readonly string[]) =>
      `<div class="e"><p class="t">${date(begin)} – ${date(end)}</p><p><b>${escaped(first)}</b></p><p><i>${escaped(second)}</i></p><ul>${lines.map((text) => `<li>${escaped(text)}</li>`).join('')}</ul></div>`
    return {
      kind: 'print',
      html: `<html>${style('.e{border-left:3px solid #c66;padding-left:14px;margin-bottom:12px}.t{color:#c66}header{background:#eee;padding:18px;text-align:center}h1{font-size:24pt}')}<header><h1>${escaped(person.name)}</h1><p>${person.city} ・ ${person.email} ・ ${person.phone.written}</p></header><h2>${words.summary}</h2><p>${person.summary}</p><h2>${words.work}</h2>${person.work.map(({ employer, title, begin, end, lines }) => entry(begin, end, employer, title, lines)).join('')}<h2>${words.education}</h2>${person.education.map(({ school, degree, subject, begin, end }) => entry(begin, end, school, `${subject}${lang === 'en' ? ', ' : '／'}${degree}`, [])).join('')}<h2>${words.skills}</h2><p>${person.skills.join(' | ')}</p></html>`,
    }
  },
}

const poster: Template = {
  name: 'PDF: spaced capitals, right sidebar',
  langs: ['en'],
  write({ lang, ...person }) {
    const date = (value: string) => written(value, 'monthFirst', lang)
    const spaced = (text: string) => text.toUpperCase().split('').join(' ')
    return {
      kind: 'print',
      html: `<html>${style('.p{display:grid;grid-template-columns:1fr 210px;gap:24px}h1{font-size:30pt;text-align:center}h2{font-size:11pt}')}<h1>${escaped(person.name.toUpperCase())}</h1><p style="text-align:center">${person.headline}</p><div class="p"><div><h2>${spaced('Experience')}</h2>${person.work.map(({ employer, title, begin, end, lines }) => `<p><b>${escaped(title.toUpperCase())}</b></p><p>${escaped(employer)} | ${date(begin)} - ${date(end)}</p>${lines.map((text) => `<p>• ${escaped(text)}</p>`).join('')}`).join('')}</div><div><h2>${spaced('Contact')}</h2><p>${person.phone.written}</p><p>${person.email}</p><p>${person.city}</p><h2>${spaced('Education')}</h2>${person.education.map(({ school, degree, subject, begin, end }) => `<p><b>${degree} ${subject}</b></p><p>${school}</p><p>${date(begin)} - ${date(end)}</p>`).join('')}<h2>${spaced('Skills')}</h2>${person.skills.map((skill) => `<p>• ${skill}</p>`).join('')}</div></div></html>`,
    }
  },
}

const grid: Template = {
  name: 'PDF: a printed form with borders',
  langs: ['cn', 'tw'],
  write({ lang, ...person }) {
    const date = (value: string) => written(value, lang === 'tw' ? 'roc' : 'dashes', lang)
    const words =
      lang === 'cn'
        ? {
            title: '应聘登记表',
            name: '姓 名',
            phone: '联系电话',
            mail: '电子邮箱',
            born: '出生年月',
            card: '身份证号',
            edu: ['起止时间', '毕业院校', '专业', '学历'],
            work: ['起止时间', '工作单位', '职务', '离职原因'],
            heads: ['教育经历', '工作经历', '技能特长', '紧急联系人'],
          }
        : {
            title: '應徵人員資料表',
            name: '姓 名',
            phone: '聯絡電話',
            mail: '電子信箱',
            born: '出生日期',
            card: '身分證字號',
            edu: ['就學期間', '學校名稱', '科系', '學位'],
            work: ['任職期間', '公司名稱', '職稱', '離職原因'],
            heads: ['學歷', '工作經歷', '專長', '緊急聯絡人'],
          }
    const row = (cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
    return {
      kind: 'print',
      html: `<html>${style('table{width:100%;border-collapse:collapse;margin-bottom:8px}td{border:1px solid #000;padding:4px}h1{text-align:center;font-size:18pt}')}<h1>${words.title}</h1><table>${row([words.name, person.name, words.born, '1993年5月'])}${row([words.phone, person.phone.written, words.card, '330102199305128421'])}${row([words.mail, person.email, words.heads[3] ?? '', `${person.referee.name} ${person.referee.phone}`])}</table><h3>${words.heads[0]}</h3><table>${row(words.edu)}${person.education.map(({ school, degree, subject, begin, end }) => row([`${date(begin)}至${date(end)}`, school, subject, degree])).join('')}</table><h3>${words.heads[1]}</h3><table>${row(words.work)}${person.work.map(({ employer, title, begin, end }) => row([`${date(begin)}至${date(end)}`, employer, title, '个人发展'])).join('')}</table><h3>${words.heads[2]}</h3><p>${person.skills.join('、')}</p></html>`,
    }
  },
}

const bilingual: Template = {
  name: 'PDF: headings in two languages',
  langs: ['cn'],
  write({ lang, ...person }) {
    const date = (value: string) => written(value, 'dots', lang)
    return {
      kind: 'print',
      html: `<html>${style('h2{background:#246;color:#fff;padding:2px 8px;font-size:12pt}.r{display:grid;grid-template-columns:150px 1fr 160px}')}<p style="font-size:20pt"><b>${person.name}</b></p><p>电话：${person.phone.written}　邮箱：${person.email}　QQ：1380013800</p><h2>教育背景 EDUCATION</h2>${person.education.map(({ school, degree, subject, begin, end }) => `<div class="r"><span>${date(begin)}-${date(end)}</span><span>${school}</span><span>${subject}（${degree}）</span></div>`).join('')}<h2>工作经验 EXPERIENCE</h2>${person.work.map(({ employer, title, begin, end, lines }) => `<div class="r"><span>${date(begin)}-${date(end)}</span><b>${employer}</b><span>${title}</span></div>${lines.map((text) => `<p>● ${text}</p>`).join('')}`).join('')}<h2>技能证书 SKILLS</h2><p>${person.skills.join(' / ')}</p><h2>自我评价 ABOUT ME</h2><p>${person.summary}</p></html>`,
    }
  },
}

export const printedTemplates = [linkedIn, boss, timeline, poster, grid, bilingual]
