import type { Locale } from '@candor/messages/locale'
import {
  type Faults,
  type FormField,
  maxNote,
  nothingTyped,
  type Typed,
  trapField,
} from '../../rules/application.ts'
import { type Html, html, trusted } from '../../rules/html.ts'
import { icon } from './frame.ts'
import { type Say, sayIn } from './words.ts'

export interface FormView {
  readonly locale: Locale
  /** Path that takes the form. */
  readonly action: string
  readonly company: string
  /** The consent as a whole. */
  readonly wording: string
  /** How long the company keeps the application after the decision, in months. */
  readonly months: number
  /** Whether a mail brings the link. */
  readonly hasMail: boolean
  readonly typed?: Typed
  readonly faults?: Faults
}

const kinds = '.pdf,.doc,.docx,.odt,.rtf,.txt,.html,.htm,.mht,.jpg,.jpeg,.png,.webp,.gif,.heic'

function fault(say: Say, faults: Faults, field: FormField): Html | null {
  const named = faults[field]
  return named ? html`<p class="fault" id="${field}-fault">${icon('warn')}${say(`fault.${named}`)}</p>` : null
}

const described = (faults: Faults, field: FormField) =>
  faults[field] ? html` aria-invalid="true" aria-describedby="${field}-fault"` : null

interface TextInput {
  readonly field: 'name' | 'email' | 'phone'
  readonly type: string
  readonly autocomplete: string
  readonly length: number
  readonly isRequired?: boolean
}

/** One line of a form, with its label and its fault. */
export function textInput(say: Say, typed: Typed, faults: Faults, input: TextInput): Html {
  const { field, type, autocomplete, length, isRequired } = input
  return html`<div><label class="lb" for="${field}">${say(`form.${field}`)}</label><input class="field" id="${field}" name="${field}" type="${type}" autocomplete="${autocomplete}" maxlength="${length}" value="${typed[field]}"${isRequired === true && trusted(' required')}${described(faults, field)}>${fault(say, faults, field)}</div>`
}

/** The sentence of the agreement, with the time that it names in bold. */
function agreement({ company, months }: FormView, say: Say): Html {
  const kept = say('form.kept', { months })
  const sentence = say('form.agree', { company, kept })
  const at = sentence.lastIndexOf(kept)
  return html`${sentence.slice(0, at)}<b>${kept}</b>${sentence.slice(at + kept.length)}`
}

function consent(view: FormView, say: Say, faults: Faults): Html {
  const { wording } = view
  return html`<div class="agree"><input type="checkbox" id="agree" name="agree" value="1" required${described(faults, 'agree')}><div><label for="agree">${agreement(view, say)}</label><details><summary>${say('form.fullText')}</summary><p class="full">${wording}</p></details>${fault(say, faults, 'agree')}</div></div>`
}

/** The form by which people apply. It works without script; nothing is chosen for the applicant. */
export function drawForm(view: FormView): Html {
  const { locale, action, hasMail, typed = nothingTyped, faults = {} } = view
  const say = sayIn(locale)
  const count = Object.keys(faults).length
  return html`<form class="box" id="apply" method="post" action="${action}?lang=${locale}" enctype="multipart/form-data" aria-labelledby="apply-title" data-sending="${say('form.sending')}">
<h2 id="apply-title">${say('form.title')}</h2><p class="sub">${say('form.sub')}</p>${count > 0 && html`<p class="miss" role="alert">${say('form.missing', { count })}</p>`}
<div class="file">${icon('file')}<div><label for="resume">${say('form.resume')}</label><p class="hint" id="resume-hint">${say('form.resumeHint')}</p><input id="resume" name="resume" type="file" accept="${kinds}" required aria-describedby="resume-hint${faults.resume ? ' resume-fault' : ''}">${fault(say, faults, 'resume')}</div></div>
${textInput(say, typed, faults, { field: 'name', type: 'text', autocomplete: 'name', length: 200, isRequired: true })}
<div class="two">${textInput(say, typed, faults, { field: 'email', type: 'email', autocomplete: 'email', length: 254 })}${textInput(say, typed, faults, { field: 'phone', type: 'tel', autocomplete: 'tel', length: 40 })}</div><p class="hint">${say('form.oneOfBoth')}</p>
<label class="lb" for="note">${say('form.note')}</label><textarea class="field" id="note" name="note" rows="2" maxlength="${maxNote}"${described(faults, 'note')}>${typed.note}</textarea>${fault(say, faults, 'note')}
<div class="agree"><input type="checkbox" id="person" name="person" value="1"${typed.person !== '' && trusted(' checked')}><label for="person">${say('form.person')}</label></div>
<div class="trap" aria-hidden="true"><label for="${trapField}">${say('form.trap')}</label><input id="${trapField}" name="${trapField}" tabindex="-1" autocomplete="off"></div>
${consent(view, say, faults)}<button class="btn pri">${say('form.send')}</button><p class="after">${say(hasMail ? 'form.afterMail' : 'form.afterPage')}</p></form>`
}
