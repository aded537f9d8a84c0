import { createHash } from 'node:crypto'
import { formatDateTime } from '@candor/messages/dates'
import { nameIn } from '@candor/messages/local-name'
import { htmlLang } from '@candor/messages/locale'
import { isByModel } from '../actions/content.ts'
import type { ApplicationContent, CopyContent, TableContent } from '../actions/read-content.ts'
import { fileLink, html, valuesHtml, type Wording } from './html-values.ts'
import { style } from './style.ts'
import { partLabel, say, tableLabel } from './words.ts'

const styleHash = createHash('sha256').update(style).digest('base64')
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'`

interface Page extends Wording {
  readonly content: CopyContent
}

const shownTime = ({ timeZone }: Wording, at: Date) =>
  formatDateTime(new Date(at).getTime(), timeZone).slice(0, 16)

function lineHtml(term: string, value: string): string {
  return `<div><dt>${html(term)}</dt><dd>${value}</dd></div>`
}

function headHtml(page: Page, application: ApplicationContent): string {
  const { locale, stageNames } = page
  const { stageId, outcome, outcomeAt, appliedAt, stageSince, steps, sharings } = application
  const at = (time: Date) => html(shownTime(page, time))
  const stage = html(stageNames.get(stageId) ?? stageId)
  const lines = [
    lineHtml(say(locale, 'field.appliedAt'), at(appliedAt)),
    lineHtml(say(locale, 'field.stage'), `${stage} · ${at(stageSince)}`),
    ...(outcome
      ? [
          lineHtml(
            say(locale, 'field.outcome'),
            `${html(say(locale, `outcome.${outcome}`))} · ${at(outcomeAt ?? stageSince)}`,
          ),
        ]
      : []),
  ]
  const moves = steps.map(({ movedAt, toStageId, toOutcome }) => {
    const where = toOutcome ? say(locale, `outcome.${toOutcome}`) : (stageNames.get(toStageId) ?? toStageId)
    return `<li>${at(movedAt)} ${html(where)}</li>`
  })
  const shared = sharings.map(({ kind, from, until }) => {
    const end = until ? ` – ${at(until)}` : ''
    return `<li>${html(say(locale, `sharedWith.${kind}`))}, ${at(from)}${end}</li>`
  })
  return [
    `<dl>${lines.join('')}</dl>`,
    moves.length > 0 ? `<h3>${html(say(locale, 'copy.steps'))}</h3><ul>${moves.join('')}</ul>` : '',
    `<h3>${html(say(locale, 'copy.shared'))}</h3>`,
    shared.length > 0
      ? `<ul>${shared.join('')}</ul>`
      : `<p>${html(say(locale, 'copy.sharedWithNobody'))}</p>`,
  ].join('\n')
}

function* tableHtml(page: Page, { table, rows }: TableContent): Generator<string> {
  const { locale } = page
  yield `<section><h3>${html(tableLabel(locale, table))}</h3>\n`
  for (const { part, ...row } of rows) {
    const title = typeof part === 'string' ? `<h4>${html(partLabel(locale, part))}</h4>` : ''
    const model = isByModel(table, part) ? `<p class="model">${html(say(locale, 'copy.byModel'))}</p>` : ''
    yield `<article>${title}${model}${valuesHtml(page, row)}</article>\n`
  }
  yield '</section>\n'
}

function* applicationHtml(page: Page, application: ApplicationContent): Generator<string> {
  const { positionName, positionNameLatin, tables } = application
  yield `<section><h2>${html(nameIn(page.locale, positionName, positionNameLatin))}</h2>\n${headHtml(page, application)}\n`
  for (const table of tables) yield* tableHtml(page, table)
  yield '</section>\n'
}

function filesHtml(page: Page): string {
  const { locale, content } = page
  if (content.files.length === 0) return `<p>${html(say(locale, 'copy.noFiles'))}</p>`
  const items = content.files.map(({ id, name, isSound }) =>
    isSound
      ? `<li>${fileLink(page, id)}</li>`
      : `<li>${html(name)}: ${html(say(locale, 'copy.noFile'))}</li>`,
  )
  return `<ul>${items.join('')}</ul>`
}

/** Writes the copy for people: one page without scripts that needs nothing beside it. */
export function* writeHtml(content: CopyContent): Generator<string> {
  const { locale, company, madeAt, audience, applications, stageNames } = content
  const files = new Map(content.files.filter(({ isSound }) => isSound).map((file) => [file.id, file]))
  const page: Page = { content, locale, files, stageNames, timeZone: company.timeZone }
  const name = applications[0] ? nameIn(locale, applications[0].name, applications[0].nameLatin) : ''
  const title = say(locale, 'copy.title', { name })
  const companyName = nameIn(locale, company.name, company.nameLatin)
  const made = say(locale, 'copy.made', {
    company: companyName,
    time: shownTime(page, madeAt),
    zone: company.timeZone,
  })
  yield `<!doctype html>
<html lang="${htmlLang(locale)}"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${html(title).replace(/<\/?bdi>/g, '')}</title><style>${style}</style></head>
<body><header><h1>${html(title)}</h1><p>${html(made)}</p><p>${html(say(locale, `copy.about.${audience}`))}</p></header>
<main>\n`
  for (const application of applications) yield* applicationHtml(page, application)
  yield `<section><h2>${html(say(locale, 'copy.files'))}</h2>${filesHtml(page)}</section>\n`
  yield `<p>${html(say(locale, 'copy.machine'))}</p></main></body></html>\n`
}
