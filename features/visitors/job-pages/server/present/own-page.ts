import type { Locale } from '@candor/messages/locale'
import { positionNameIn } from '../../../../candidates/positions/rules/names.ts'
import type { Faults, Typed } from '../../rules/application.ts'
import { type Html, html } from '../../rules/html.ts'
import { contactOf, dayIn } from '../../rules/job.ts'
import { ownPage } from '../../rules/own-page.ts'
import type { listConsents, OwnApplication } from '../queries/own-application.ts'
import { textInput } from './form.ts'
import { companyNames, drawPage } from './frame.ts'
import { type Say, sayIn, wordDay } from './words.ts'

export interface OwnView {
  readonly locale: Locale
  readonly origin: string
  readonly token: string
  readonly own: OwnApplication
  readonly consents: Awaited<ReturnType<typeof listConsents>>
  /** The act that led here. */
  readonly done: 'sent' | 'saved' | 'withdrawn' | 'takenBack' | null
  readonly typed: Typed
  readonly faults: Faults
}

function standing({ locale, own: { outcome, answerDays } }: OwnView, say: Say): Html {
  if (outcome === 'hired' || outcome === 'rejected' || outcome === 'withdrew')
    return html`<p class="other">${say(`own.${outcome}`)}</p>`
  const sentences = [
    say('own.received'),
    answerDays === null ? '' : say('own.answerIn', { count: answerDays }),
  ]
  return html`<p class="other">${sentences.join(locale === 'en' ? ' ' : '')}</p>`
}

function held({ locale, own, consents }: OwnView, say: Say): Html {
  const day = (at: Date) => wordDay(locale, dayIn(own.timeZone, at), 'withYear')
  const rows = [
    [say('form.name'), own.candidateName],
    [say('form.email'), own.email ?? say('own.none')],
    [say('form.phone'), own.phone ?? say('own.none')],
    [say('own.resume'), own.resumeName ?? say('own.none')],
    own.note !== '' && [say('own.note'), own.note],
    own.asksForPerson && [say('own.person'), say('own.asked')],
    [say('own.sentAt'), day(own.sentAt)],
  ]
  const agreed = consents.map(
    ({ wording, givenAt, withdrawnAt }) =>
      html`<div><dt>${say('own.consent')}</dt><dd>${say('own.agreedAt', { day: day(givenAt) })}${withdrawnAt && html`, ${say('own.withdrawnAt', { day: day(withdrawnAt) })}`}<details><summary>${say('form.fullText')}</summary><p class="full">${wording}</p></details></dd></div>`,
  )
  return html`<h2>${say('own.holds')}</h2><dl class="held">${rows.map((row) => row && html`<div><dt>${row[0] ?? ''}</dt><dd>${row[1] ?? ''}</dd></div>`)}${agreed}</dl>`
}

/** The start of the form of an act. */
const formOf = ({ locale, token }: OwnView, act: string) =>
  html`<form method="post" action="${ownPage}?lang=${locale}"><input type="hidden" name="sign" value="${token}"><input type="hidden" name="act" value="${act}">`

/** What an applicant still does once the application has ended: taking the consent back. */
function takingBack(view: OwnView, say: Say): Html | null {
  if (view.consents.every(({ withdrawnAt }) => withdrawnAt !== null)) return null
  return html`<details class="more"><summary>${say('own.takeBack')}</summary>${formOf(view, 'takeBack')}<p>${say('own.takeBackText')}</p><p><button class="btn">${say('own.takeBackButton')}</button></p></form></details>`
}

function acts(view: OwnView, say: Say): Html | null {
  const { own, typed, faults } = view
  if (own.outcome !== null) return takingBack(view, say)
  const fields = [
    textInput(say, typed, faults, {
      field: 'name',
      type: 'text',
      autocomplete: 'name',
      length: 200,
      isRequired: true,
    }),
    textInput(say, typed, faults, { field: 'email', type: 'email', autocomplete: 'email', length: 254 }),
    textInput(say, typed, faults, { field: 'phone', type: 'tel', autocomplete: 'tel', length: 40 }),
  ]
  const isOpen = Object.keys(faults).length > 0
  return html`<details class="more"${isOpen && html` open`}><summary>${say('own.correct')}</summary>${formOf(view, 'correct')}${fields}<p><button class="btn pri">${say('own.save')}</button></p></form></details><details class="more"><summary>${say('own.withdraw')}</summary>${formOf(view, 'withdraw')}<p>${say('own.withdrawText')}</p><p><button class="btn">${say('own.withdrawButton')}</button></p></form></details>`
}

/** The page of one application: where it stands, what the company holds, and correcting or withdrawing it. */
export function drawOwn(view: OwnView): string {
  const { locale, origin, token, own, done } = view
  const say = sayIn(locale)
  const names = { name: own.positionName, nameLatin: own.positionNameLatin, nameTw: own.nameTw }
  const company = {
    name: own.name,
    nameLatin: own.nameLatin,
    slug: own.slug,
    timeZone: own.timeZone,
    isFindable: false,
  }
  const contact = contactOf(
    { name: own.ownContactName ?? '', email: own.ownContactEmail ?? '' },
    { name: own.contactName, email: own.contactEmail },
  )
  const link = `${origin}${ownPage}?sign=${token}`
  return drawPage({
    locale,
    title: `${say('own.title')} · ${companyNames(company, locale).shown}`,
    description: say('own.title'),
    company,
    openCount: null,
    path: null,
    origin,
    isFindable: false,
    ...(done !== null && { banner: say(`own.${done}`), isGood: true }),
    main: html`<main class="w one art"><h1>${positionNameIn(locale, names)}</h1>${standing(view, say)}${done === 'sent' && html`<p>${say('own.keepLink')}</p><code class="copy">${link}</code>`}${held(view, say)}${acts(view, say)}${contact && html`<h2>${say('contact')}</h2><p>${contact.name && html`${contact.name} · `}<a href="mailto:${contact.email}">${contact.email}</a></p>`}</main>`,
  })
}
