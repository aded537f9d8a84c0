import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { keptFolder } from './clip.ts'
import { docxFile } from './docx.ts'
import { untilOf } from './resume-items.ts'
import { printPdf, run, screenshot } from './run.ts'
import type { PersonSource } from './source.ts'

const words = {
  cn: {
    edu: '教育经历',
    work: '工作经历',
    projects: '项目经历',
    born: '籍贯',
    years: '年工作经验',
    age: '岁',
  },
  en: {
    edu: 'Education',
    work: 'Experience',
    projects: 'Projects',
    born: 'From',
    years: 'years of experience',
    age: 'years old',
  },
} as const

/** A resume as plain lines: level 1 is the name, 2 a section, 3 an entry, 0 text. */
function resumeLines(person: PersonSource): [0 | 1 | 2 | 3, string][] {
  const w = words[person.language]
  const c = person.candidate
  const facts = [
    c.native_place && `${w.born} ${c.native_place}`,
    c.workYears && `${c.workYears} ${w.years}`,
    c.phone,
    c.email,
  ]
  const lines: [0 | 1 | 2 | 3, string][] = [
    [1, c.name],
    [0, facts.filter(Boolean).join('  ·  ')],
  ]
  if (person.resume?.headline) lines.push([0, person.resume.headline])
  lines.push([2, w.work])
  for (const job of person.work ?? []) {
    lines.push(
      [3, `${job.companyName}  ${job.jobtitle}  ${job.startdate} – ${untilOf(person, job.enddate)}`],
      [0, textOf(job.workContent)],
    )
  }
  lines.push([2, w.projects])
  for (const item of person.projects ?? []) {
    lines.push(
      [3, `${item.project_name}  ${item.project_start} – ${item.project_end}`],
      [0, textOf(item.content)],
    )
  }
  lines.push([2, w.edu])
  for (const school of person.education ?? []) {
    lines.push([3, `${school.school}  ${school.professional}  ${school.startdate} – ${school.enddate}`])
  }
  return lines
}

const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').trim()

const pageStyle =
  'body{font:14px/1.7 "Noto Sans CJK SC",sans-serif;color:#1c2529;margin:48px 56px}h1,h2,h3{font-weight:400;color:#00566b}h1{font-size:26px;margin:0 0 4px}h2{font-size:15px;border-bottom:1.5px solid #1c2529;margin:22px 0 8px;padding-bottom:3px}h3{font-size:14px;margin:10px 0 2px}p{margin:2px 0}'

function page(language: string, body: string): string {
  return `<!doctype html><html lang="${language === 'cn' ? 'zh-CN' : 'en'}"><meta charset="utf-8"><style>@page{size:A4;margin:0}${pageStyle}</style><body>${body}</body></html>\n`
}

function resumeHtml(person: PersonSource): string {
  const tags = ['p', 'h1', 'h2', 'h3'] as const
  const body = resumeLines(person).map(([level, text]) => `<${tags[level]}>${text}</${tags[level]}>`)
  return page(person.language, body.join('\n'))
}

/** Writes the original resume in its file type, and returns its name in the bundle. */
export async function writeResume(person: PersonSource, media: string): Promise<string | undefined> {
  const ending = person.resume?.file
  if (!ending) return undefined
  const target = join(media, `resume.${ending}`)
  const lines = resumeLines(person)
  if (ending === 'docx') writeFileSync(target, docxFile(lines))
  else if (ending === 'txt')
    writeFileSync(target, `${lines.map(([level, text]) => (level > 1 ? `\n${text}` : text)).join('\n')}\n`)
  else if (ending === 'html') writeFileSync(target, resumeHtml(person))
  else if (ending === 'pdf') await pdfOf(resumeHtml(person), target)
  else await pictureOf(resumeHtml(person), target, { width: 794, height: 1123 })
  return `media/resume.${ending}`
}

/** Prints an HTML document to PDF. */
export async function pdfOf(html: string, target: string): Promise<void> {
  const dir = keptFolder('paper', html)
  writeFileSync(join(dir, 'page.html'), html)
  await printPdf(join(dir, 'page.html'), join(dir, 'page.pdf'))
  // poppler rewrites the file, which stores the embedded Chinese glyphs in a third less space.
  await run('pdftocairo', ['-pdf', join(dir, 'page.pdf'), target])
  // A fixed date, so that the same source gives the same file.
  const dated = readFileSync(target, 'latin1')
  writeFileSync(target, dated.replace(/\(D:\d{14}/, '(D:20261101000000'), 'latin1')
}

/** Takes a screenshot of an HTML document. */
export async function pictureOf(
  html: string,
  target: string,
  size: { width: number; height: number },
): Promise<void> {
  const dir = keptFolder('picture', html)
  writeFileSync(join(dir, 'page.html'), html)
  await screenshot(join(dir, 'page.html'), join(dir, 'page.png'), size.width, size.height)
  const fewColours = target.endsWith('.png')
    ? ['-colors', '32', `PNG8:${target}`]
    : ['-quality', '72', `jpg:${target}`]
  await run('convert', [join(dir, 'page.png'), '-strip', ...fewColours])
}

/** A certificate as a one-page PDF. */
export async function writeCertificate(person: PersonSource, media: string): Promise<void> {
  const certificate = person.resume?.certificate
  if (!certificate) return
  const body = `<div style="border:3px double #566469;padding:80px 60px;margin-top:40px;text-align:center"><h1>${certificate.name}</h1><p style="margin-top:40px;font-size:18px">${certificate.text}</p></div>`
  await pdfOf(page(person.language, body), join(media, 'certificate.pdf'))
}

/** Two placeholder cards, marked as samples. */
export async function writeIdCards(person: PersonSource, media: string): Promise<void> {
  const card = (inner: string) =>
    `<!doctype html><meta charset="utf-8"><body style="margin:0"><svg xmlns="http://www.w3.org/2000/svg" width="428" height="270" font-family="Noto Sans CJK SC"><rect width="428" height="270" rx="16" fill="#E4EEF0"/>${inner}<text x="214" y="160" text-anchor="middle" font-size="46" font-weight="600" fill="#A41E18" opacity=".5" transform="rotate(-18 214 140)">示例 SAMPLE</text></svg>`
  const front = `<g font-size="17" fill="#0E1B20"><text x="30" y="56">姓名 ${person.candidate.name}</text><text x="30" y="96">住址 示例市示例路 1 号</text><text x="30" y="226">号码 000000 00000000 0000</text></g><g fill="#B7C4C9"><circle cx="338" cy="92" r="34"/><path d="M278 190c0-40 28-58 60-58s60 18 60 58Z"/></g>`
  const back =
    '<g font-size="17" fill="#0E1B20"><text x="120" y="70" font-size="24">示例证件</text><text x="60" y="206">签发机关 示例机关</text><text x="60" y="236">有效期限 2020.01.01–2040.01.01</text></g><rect x="40" y="36" width="54" height="54" rx="8" fill="#63C6DA"/>'
  await pictureOf(card(front), join(media, 'id-front.png'), { width: 428, height: 270 })
  await pictureOf(card(back), join(media, 'id-back.png'), { width: 428, height: 270 })
}
