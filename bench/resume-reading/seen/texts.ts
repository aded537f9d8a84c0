import { zip } from '@candor/readers/docx-under-test'
import { escaped, headings, type Template, textFile, written } from '../template.ts'
import { type LatexLine, latexFile } from './latex.ts'

const markdown: Template = {
  name: 'Text with marks',
  langs: ['cn', 'en'],
  write({ lang, ...person }) {
    const words = headings[lang]
    const date = (value: string) => written(value, lang === 'en' ? 'short' : 'dots', lang)
    return textFile(
      [
        `# ${person.name}`,
        `${person.headline} | ${person.city}`,
        `${person.email} | ${person.phone.written}`,
        `## ${words.work}`,
        ...person.work.flatMap(({ employer, title, begin, end, lines }) => [
          `### ${employer} — ${title} (${date(begin)} – ${date(end)})`,
          ...lines.map((text) => `- ${text}`),
        ]),
        `## ${words.education}`,
        ...person.education.map(
          ({ school, degree, subject, begin, end }) =>
            `- ${school}, ${degree}, ${subject} (${date(begin)} – ${date(end)})`,
        ),
        `## ${words.skills}`,
        ...person.skills.map((skill) => `- ${skill}`),
      ].join('\n'),
    )
  },
}

const rtfText = (text: string) =>
  [...text.replace(/[\\{}]/g, '\\$&')]
    .map((sign) =>
      sign < '\u0080'
        ? sign
        : [...Array(sign.length).keys()]
            .map(
              (at) =>
                `\\u${sign.charCodeAt(at) > 32_767 ? sign.charCodeAt(at) - 65_536 : sign.charCodeAt(at)}?`,
            )
            .join(''),
    )
    .join('')

const rich: Template = {
  name: 'RTF: lines of a text editor',
  langs: ['cn', 'tw', 'en'],
  write({ lang, ...person }) {
    const words = {
      cn: ['工作履历', '学历背景', '技术能力'],
      tw: ['經歷', '學歷背景', '技術能力'],
      en: ['Career History', 'Academic Background', 'Technical Skills'],
    }[lang]
    const date = (value: string) => written(value, lang === 'en' ? 'long' : 'han', lang)
    const lines = [
      `{\\b\\fs36 ${rtfText(person.name)}}`,
      rtfText(`${person.phone.written}, ${person.email}`),
      rtfText(person.city),
      `{\\b ${rtfText(words[0] ?? '')}}`,
      ...person.work.flatMap(({ employer, title, begin, end, lines: texts }) => [
        rtfText(`${date(begin)} - ${date(end)}`),
        rtfText(`${employer}  ${title}`),
        ...texts.map(rtfText),
      ]),
      `{\\b ${rtfText(words[1] ?? '')}}`,
      ...person.education.flatMap(({ school, degree, subject, begin, end }) => [
        rtfText(`${date(begin)} - ${date(end)}`),
        rtfText(`${school}  ${subject}  ${degree}`),
      ]),
      `{\\b ${rtfText(words[2] ?? '')}}`,
      rtfText(person.skills.join(', ')),
    ]
    return {
      kind: 'file',
      ending: 'rtf',
      bytes: Buffer.from(`{\\rtf1\\ansi\\fs21 ${lines.join('\\par\n')}\\par}`),
    }
  },
}

const open: Template = {
  name: 'ODT: labels and tabs',
  langs: ['tw', 'en'],
  async write({ lang, ...person }) {
    const words = {
      cn: [],
      tw: ['姓名', '手機', 'Email', '工作經驗', '學歷', '擅長工具'],
      en: ['Full name', 'Tel', 'Email', 'Employment', 'Education', 'Competencies'],
    }[lang]
    const date = (value: string) => written(value, lang === 'en' ? 'monthFirst' : 'slashes', lang)
    const p = (text: string) => `<text:p>${escaped(text).replaceAll('\t', '<text:tab/>')}</text:p>`
    const body = [
      p(`${words[0]}:\t${person.name}`),
      p(`${words[1]}:\t${person.phone.written}`),
      p(`${words[2]}:\t${person.email}`),
      `<text:h text:outline-level="1">${words[3]}</text:h>`,
      ...person.work.flatMap(({ employer, title, begin, end, lines }) => [
        p(`${date(begin)} – ${date(end)}\t${title}`),
        p(`\t${employer}`),
        ...lines.map((text) => p(`• ${text}`)),
      ]),
      `<text:h text:outline-level="1">${words[4]}</text:h>`,
      ...person.education.flatMap(({ school, degree, subject, begin, end }) => [
        p(`${date(begin)} – ${date(end)}\t${degree}, ${subject}`),
        p(`\t${school}`),
      ]),
      `<text:h text:outline-level="1">${words[5]}</text:h>`,
      p(person.skills.join(', ')),
    ].join('')
    const content = `<?xml version="1.0" encoding="UTF-8"?><office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" office:version="1.2"><office:body><office:text>${body}</office:text></office:body></office:document-content>`
    return {
      kind: 'file',
      ending: 'odt',
      bytes: await zip({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': content }),
    }
  },
}

const latex: Template = {
  name: 'PDF of LaTeX: words without blanks',
  langs: ['en'],
  write({ lang, ...person }) {
    const date = (value: string) => written(value, 'short', lang)
    const lines: LatexLine[] = [
      { left: person.name.normalize('NFD').replace(/\p{M}/gu, '').replace('’', "'"), size: 24 },
      { left: `${person.city}  |  ${person.phone.written}  |  ${person.email}`, size: 10 },
      { left: 'Education', size: 14 },
      ...person.education.flatMap(({ school, degree, subject, begin, end }): LatexLine[] => [
        { left: school, right: `${date(begin)} -- ${date(end)}`, size: 11, isBold: true },
        { left: `${degree} in ${subject}`, size: 10 },
      ]),
      { left: 'Experience', size: 14 },
      ...person.work.flatMap(({ employer, title, begin, end, lines: texts }): LatexLine[] => [
        { left: employer, right: person.city, size: 11, isBold: true },
        { left: title, right: `${date(begin)} -- ${date(end)}`, size: 10 },
        ...texts.map((text) => ({ left: `- ${text}`, size: 10 })),
      ]),
      { left: 'Technical Skills', size: 14 },
      { left: `Languages and tools: ${person.skills.join(', ')}`, size: 10 },
    ]
    return latexFile(lines)
  },
}

export const textTemplates = [markdown, rich, open, latex]
