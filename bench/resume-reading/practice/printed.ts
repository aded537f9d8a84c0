import { escaped, headings, type Template, written } from '../template.ts'

const sidebar: Template = {
  name: 'PDF: a sidebar with icons',
  langs: ['cn', 'tw', 'en'],
  write({ lang, ...person }) {
    const words = headings[lang]
    const date = (value: string) => written(value, lang === 'en' ? 'long' : 'slashes', lang)
    const education = person.education.map(
      ({ school, degree, subject, begin, end }) =>
        `<h4>${escaped(school)}</h4><p>${degree} · ${subject}</p><p class="d">${date(begin)} – ${date(end)}</p>`,
    )
    const work = person.work.map(
      ({ employer, title, begin, end, lines }) =>
        `<h4>${escaped(title)}</h4><p>${escaped(employer)} <span class="d">${date(begin)} – ${date(end)}</span></p><ul>${lines.map((text) => `<li>${escaped(text)}</li>`).join('')}</ul>`,
    )
    return {
      kind: 'print',
      html: `<html lang="${lang}"><style>body{margin:0;font:10.5pt 'Noto Sans CJK SC',sans-serif}.p{display:grid;grid-template-columns:32% 1fr}.a{background:#234;color:#fff;padding:24px}.b{padding:24px}h1{font-size:22pt}</style>
<div class="p"><div class="a"><h3>${words.contact}</h3><p>☎ ${person.phone.written}</p><p>✉ ${person.email}</p><p>⌂ ${person.city}</p><h3>${words.skills}</h3>${person.skills.map((skill) => `<p>${skill}</p>`).join('')}<h3>${words.education}</h3>${education.join('')}</div>
<div class="b"><h1>${escaped(person.name)}</h1><p>${person.headline}</p><h3>${words.summary}</h3><p>${person.summary}</p><h3>${words.work}</h3>${work.join('')}</div></div></html>`,
    }
  },
}

const dated: Template = {
  name: 'PDF: dates in a left column, serif',
  langs: ['cn', 'en'],
  write({ lang, ...person }) {
    const words = headings[lang]
    const date = (value: string) => written(value, lang === 'en' ? 'monthFirst' : 'dashes', lang)
    const row = (begin: string, end: string, text: string) =>
      `<tr><td class="d">${date(begin)}–${date(end)}</td><td>${text}</td></tr>`
    return {
      kind: 'print',
      html: `<html lang="${lang}"><style>body{font:11pt 'Noto Serif CJK SC',serif}h1{font-weight:400;font-size:26pt}.d{width:130px;vertical-align:top}</style>
<h1>${escaped(person.name)}</h1><p>${escaped(person.city)} · ${person.phone.written} · ${person.email}</p>
<h2>${words.work}</h2><table>${person.work.map(({ employer, title, begin, end, lines }) => row(begin, end, `<b>${escaped(title)}</b>, <i>${escaped(employer)}</i>.<br>${lines.map(escaped).join('<br>')}`)).join('')}</table>
<h2>${words.education}</h2><table>${person.education.map(({ school, degree, subject, begin, end }) => row(begin, end, `<b>${degree}</b>, ${subject}, <i>${escaped(school)}</i>`)).join('')}</table>
<h2>${words.skills}</h2><p>${person.skills.join(', ')}</p>
<h2>${words.referees}</h2><p>${escaped(person.referee.name)}, ${person.referee.phone}, ${person.referee.email}</p></html>`,
    }
  },
}

export const printedTemplates = [sidebar, dated]
