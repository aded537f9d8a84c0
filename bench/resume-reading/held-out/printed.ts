import { escaped, type Template, written } from '../template.ts'

const page = (css: string, body: string) => ({
  kind: 'print' as const,
  html: `<html><style>body{font:10pt 'Noto Sans CJK SC',Arial,sans-serif;margin:0}h1,h2,p,ul{margin:0 0 5px}${css}</style>${body}</html>`,
})

const rightColumn: Template = {
  name: 'PDF: contacts at the right of the name',
  langs: ['cn', 'tw', 'en'],
  write({ lang, ...person }) {
    const words = {
      cn: ['职业经历', '学历背景', '核心技能'],
      tw: ['專業經歷', '教育背景', '核心能力'],
      en: ['Career', 'Education background', 'Core skills'],
    }[lang]
    const date = (value: string) => written(value, lang === 'en' ? 'short' : 'dots', lang)
    return page(
      '.h{display:flex;justify-content:space-between;border-bottom:2px solid #333}.h div:last-child{text-align:right}h1{font-size:22pt}h2{margin-top:14px;text-transform:uppercase;font-size:11pt}.x{display:flex;justify-content:space-between}',
      `<div class="h"><div><h1>${escaped(person.name)}</h1><p>${person.headline}</p></div><div><p>${person.email}</p><p>${person.phone.written}</p><p>${person.city}</p></div></div><h2>${words[0]}</h2>${person.work.map(({ employer, title, begin, end, lines }) => `<div class="x"><span><b>${escaped(title)}</b>, ${escaped(employer)}</span><i>${date(begin)} — ${date(end)}</i></div>${lines.map((text) => `<p>– ${escaped(text)}</p>`).join('')}`).join('')}<h2>${words[1]}</h2>${person.education.map(({ school, degree, subject, begin, end }) => `<div class="x"><span><b>${escaped(school)}</b>, ${degree}, ${subject}</span><i>${date(begin)} — ${date(end)}</i></div>`).join('')}<h2>${words[2]}</h2><p>${person.skills.join(' · ')}</p>`,
    )
  },
}

const darkSide: Template = {
  name: 'PDF: a right sidebar with labels',
  langs: ['cn', 'en'],
  write({ lang, ...person }) {
    const words = {
      cn: ['个人信息', '电话', '邮箱', '教育', '技能', '工作经验', '语言', '普通话'],
      en: [
        'Personal details',
        'Phone',
        'Email',
        'Education',
        'Skills',
        'Employment history',
        'Languages',
        'English',
      ],
      tw: [],
    }[lang]
    const date = (value: string) => written(value, lang === 'en' ? 'monthFirst' : 'slashes', lang)
    return page(
      '.p{display:grid;grid-template-columns:1fr 190px}.m{padding:20px}.s{background:#1d3557;color:#fff;padding:20px;min-height:700px}h1{font-size:25pt}.k{font-size:8pt;opacity:.7}',
      `<div class="p"><div class="m"><h1>${escaped(person.name)}</h1><p>${person.summary}</p><h2>${words[5]}</h2>${person.work.map(({ employer, title, begin, end, lines }) => `<p><b>${escaped(title)}</b></p><p>${escaped(employer)}</p><p class="k">${date(begin)} – ${date(end)}</p><ul>${lines.map((text) => `<li>${escaped(text)}</li>`).join('')}</ul>`).join('')}<h2>${words[3]}</h2>${person.education.map(({ school, degree, subject, begin, end }) => `<p><b>${degree}, ${subject}</b></p><p>${school}</p><p class="k">${date(begin)} – ${date(end)}</p>`).join('')}</div><div class="s"><h2>${words[0]}</h2><p class="k">${words[1]}</p><p>${person.phone.written}</p><p class="k">${words[2]}</p><p>${person.email}</p><h2>${words[4]}</h2>${person.skills.map((skill) => `<p>${skill}</p>`).join('')}<h2>${words[6]}</h2><p>${words[7]}</p></div></div>`,
    )
  },
}

const fresh: Template = {
  name: 'PDF: a graduate, photo and campus life',
  langs: ['cn', 'tw'],
  write({ lang, ...person }) {
    const words =
      lang === 'cn'
        ? ['教育情况', '实习经历', '校园经历', '个人技能', '手机', '邮箱', '学生会宣传部部长，组织活动20余场']
        : ['學歷', '實習經歷', '社團經歷', '個人技能', '手機', 'E-mail', '學生會公關長，舉辦活動 20 餘場']
    const date = (value: string) => written(value, 'han', lang)
    return page(
      'h1{font-size:20pt;text-align:center}.c{text-align:center}h2{border-left:6px solid #4a6;padding-left:8px;font-size:12pt}td{padding-right:22px}',
      `<h1>${person.name}</h1><p class="c">${words[4]}：${person.phone.written}　|　${words[5]}：${person.email}</p><h2>${words[0]}</h2><table>${person.education.map(({ school, degree, subject, begin, end }) => `<tr><td><b>${school}</b></td><td>${subject}</td><td>${degree}</td><td>${date(begin)}-${date(end)}</td></tr>`).join('')}</table><p>主修課程：高等数学、统计学、数据库原理</p><h2>${words[1]}</h2>${person.work.map(({ employer, title, begin, end, lines }) => `<table><tr><td><b>${employer}</b></td><td>${title}</td><td>${date(begin)}-${date(end)}</td></tr></table>${lines.map((text) => `<p>◆ ${text}</p>`).join('')}`).join('')}<h2>${words[2]}</h2><p>2013年9月-2014年6月 ${words[6]}</p><h2>${words[3]}</h2><p>${person.skills.join('、')}</p>`,
    )
  },
}

const academic: Template = {
  name: 'PDF: dates under each entry, serif',
  langs: ['en'],
  write({ lang, ...person }) {
    const date = (value: string) => written(value, 'long', lang)
    return page(
      "body{font-family:'Liberation Serif','DejaVu Serif',serif;font-size:11pt}h1{font-variant:small-caps;font-weight:400;font-size:24pt}h2{font-variant:small-caps;font-weight:400}",
      `<h1>${escaped(person.name)}</h1><p>${person.city}</p><p>Telephone: ${person.phone.written}</p><p>Email: ${person.email}</p><h2>Education</h2>${person.education.map(({ school, degree, subject, begin, end }) => `<p>${degree} in ${subject}, <i>${school}</i></p><p>${date(begin)} – ${date(end)}</p><p>Thesis: On the measure of small things. Supervisor: Prof. Ada Finch (ada.finch@uni.example)</p>`).join('')}<h2>Employment</h2>${person.work.map(({ employer, title, begin, end, lines }) => `<p>${title}, <i>${escaped(employer)}</i></p><p>${date(begin)} – ${date(end)}</p><p>${lines.map(escaped).join(' ')}</p>`).join('')}<h2>Skills</h2><p>${person.skills.join(', ')}</p><h2>Referees</h2><p>${person.referee.name}</p><p>${person.referee.email}</p><p>${person.referee.phone}</p>`,
    )
  },
}

export const printedTemplates = [rightColumn, darkSide, fresh, academic]
