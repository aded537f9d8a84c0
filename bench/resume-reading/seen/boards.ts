import { escaped, htmlFile, type Template, written } from '../template.ts'

const zhaopin: Template = {
  name: 'Board page: definition lists',
  langs: ['cn'],
  write({ lang, ...person }) {
    const date = (value: string) => written(value, 'dashes', lang)
    return htmlFile(`<!doctype html><html><body><div class="top"><h1>${person.name}</h1><p><span>男</span>&nbsp;&nbsp;<span>8年工作经验</span>&nbsp;&nbsp;<span>1990年5月生</span></p><ul><li>手机：<em>${person.phone.written}</em></li><li>邮箱：<a href="mailto:${person.email}">${person.email}</a></li></ul></div>
<div><h2>工作经历</h2>${person.work.map(({ employer, title, begin, end, lines }) => `<dl><dt>${employer}</dt><dd>${title}</dd><dd>${date(begin)} 至 ${date(end)}</dd><dd>行业：计算机软件</dd><dd>${lines.join('<br>')}</dd></dl>`).join('')}</div>
<div><h2>教育经历</h2>${person.education.map(({ school, degree, subject, begin, end }) => `<dl><dt>${school}</dt><dd>${subject}</dd><dd>${degree}</dd><dd>${date(begin)} 至 ${date(end)}</dd></dl>`).join('')}</div><div><h2>技能</h2><ul>${person.skills.map((skill) => `<li>${skill}</li>`).join('')}</ul></div><footer>智联招聘 客服电话 400-885-9898 service@zhaopin.com</footer></body></html>`)
  },
}

/** A saved page of a board, as one file with its parts. */
const archive: Template = {
  name: 'Board page saved as mht',
  langs: ['cn'],
  write({ lang, ...person }) {
    const date = (value: string) => written(value, 'slashes', lang)
    const html = `<html><head><meta charset="utf-8"></head><body><table><tr><td colspan="4"><span style="font-size:24px"><strong>${person.name}</strong></span>　流程状态：应聘</td></tr><tr><td>性　别：</td><td>女</td><td>电　话：</td><td>${person.phone.written}</td></tr><tr><td>居住地：</td><td>${person.city}</td><td>E-mail：</td><td>${person.email}</td></tr></table><table><tr><td><b>工作经验</b></td></tr>${person.work.map(({ employer, title, begin, end, lines }) => `<tr><td>${date(begin)}-${date(end)}</td><td>${employer} | 500-1000人 | 民营公司</td></tr><tr><td>职位名称</td><td>${title}</td></tr><tr><td>工作描述</td><td>${lines.join('<br>')}</td></tr>`).join('')}<tr><td><b>教育经历</b></td></tr>${person.education.map(({ school, degree, subject, begin, end }) => `<tr><td>${date(begin)}-${date(end)}</td><td>${school}</td></tr><tr><td></td><td>${degree} | ${subject}</td></tr>`).join('')}<tr><td><b>技能特长</b></td></tr>${person.skills.map((skill) => `<tr><td>${skill}</td><td>熟练</td></tr>`).join('')}</table></body></html>`
    const encoded = Buffer.from(html).toString('base64').replace(/.{76}/g, '$&\r\n')
    const text = `MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="part"\r\n\r\n--part\r\nContent-Type: text/html; charset="utf-8"\r\nContent-Transfer-Encoding: base64\r\nContent-Location: http://ehire.51job.com/resume\r\n\r\n${encoded}\r\n--part--\r\n`
    return { kind: 'file', ending: 'mht', bytes: Buffer.from(text) }
  },
}

const bank104: Template = {
  name: 'Board page of Taiwan: labels for each entry',
  langs: ['tw'],
  write({ lang, ...person }) {
    const date = (value: string) => written(value, 'slashes', lang)
    const row = (label: string, value: string) => `<tr><th>${label}</th><td>${escaped(value)}</td></tr>`
    return htmlFile(
      `<html><body><h2>${person.name}</h2><p>代碼：1234567890123　更新日期：2026/10/02</p><h3>個人資料</h3><table>${row('出生年', '1992')}${row('行動電話', person.phone.written)}${row('E-mail', person.email)}${row('通訊地址', person.city)}</table><h3>學歷</h3>${person.education.map(({ school, degree, subject, begin, end }) => `<table>${row('學校名稱', school)}${row('科系名稱', subject)}${row('學位', degree)}${row('就學期間', `${date(begin)}~${date(end)}`)}</table>`).join('')}<h3>工作經歷</h3>${person.work.map(({ employer, title, begin, end, lines }) => `<table>${row('公司名稱', employer)}${row('產業類別', '電腦軟體服務業')}${row('職務名稱', title)}${row('任職期間', `${date(begin)}~${date(end)}`)}${row('工作內容', lines.join(''))}</table>`).join('')}<h3>專長</h3><p>${person.skills.join('、')}</p><h3>推薦人</h3><table>${row('姓名', person.referee.name)}${row('電話', person.referee.phone)}${row('E-mail', person.referee.email)}</table></body></html>`,
    )
  },
}

export const boardTemplates = [zhaopin, archive, bank104]
