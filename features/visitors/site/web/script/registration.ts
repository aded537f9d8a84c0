import { codes } from '@candor/call/codes'
import { isRecord } from '@candor/kernel/is-record'
import { resendSeconds } from '../../../../platform/text-messages/rules/codes.ts'
import { typedContact } from './typed-contact.ts'

/** Timeout of a reply (R9-056, milliseconds). */
const answerTimeoutMs = 60_000

interface Answer {
  readonly code: number
  readonly msg: string
}

/** The parts of the page that the form uses. */
interface Parts {
  readonly form: HTMLFormElement
  /** Sends a code to the phone number. */
  readonly button: HTMLButtonElement
  readonly status: HTMLElement
  readonly done: HTMLElement
  /** The fields that people fill in. */
  readonly fields: readonly HTMLInputElement[]
}

function findParts(): Parts | null {
  const form = document.querySelector<HTMLFormElement>('form[data-register]')
  const button = form?.querySelector<HTMLButtonElement>('[data-send-code]')
  const status = form?.querySelector<HTMLElement>('[data-said]')
  const done = document.querySelector<HTMLElement>('[data-done]')
  if (!form || !button || !status || !done) return null
  const fields = [...form.querySelectorAll<HTMLInputElement>('input')].filter(noteOf)
  return { form, button, status, done, fields }
}

/** Sends the registration form: validates the fields, shows faults, and counts down to the next code. */
export function registration(): void {
  const parts = findParts()
  if (!parts) return
  const { form, button, status, fields } = parts
  const { check, showCode, stopCodes } = checker(form)
  const phone = fields.filter(({ name }) => name === 'phone')

  for (const field of fields) field.addEventListener('input', () => warn(field, true))
  form.addEventListener('input', showCode)
  // A browser may have kept the typed values over a reload.
  showCode()
  button.addEventListener('click', async () => {
    if (!check(phone)) return
    button.disabled = true
    const answer = await send(parts, '/admin/login/sendSms', ['prefixPhone', 'phone'], { smsType: '2' })
    if (answer === 0) {
      status.textContent = status.dataset.sent ?? ''
      return countDown(button)
    }
    button.disabled = false
    if (answer === codes.switchedOff) stopCodes()
    showCode()
  })
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (!check(fields) || form.ariaBusy === 'true') return
    form.ariaBusy = 'true'
    const names = [...fields.map(({ name }) => name), 'prefixPhone']
    const answer = await send(parts, '/admin/login/register', names)
    form.ariaBusy = 'false'
    if (answer === 0) close(parts, null)
    if (answer === codes.switchedOff) close(parts, status.textContent)
  })
}

/** Checks the fields, and shows the field of the code while one is wanted. */
function checker(form: HTMLFormElement) {
  const code = form.querySelector<HTMLElement>('[data-code]')
  /** Whether the server can send codes; it says so when one is asked for. */
  let canText = true

  const isCodeWanted = () => canText && typedContact(form).needsCode
  const isRight = ({ name, value }: HTMLInputElement) => {
    if (name === 'phone') return typedContact(form).isNumberRight
    if (name === 'email') return typedContact(form).isEmailRight
    return value.trim() !== '' || (name === 'vcode' && !isCodeWanted())
  }
  return {
    /** Shows the faults beside their fields, and focuses the first one. Returns whether all fields are right. */
    check(fields: readonly HTMLInputElement[]): boolean {
      for (const field of fields) warn(field, isRight(field))
      const wrong = fields.find((field) => !isRight(field))
      wrong?.focus()
      return !wrong
    },
    showCode() {
      if (code) code.hidden = !isCodeWanted()
    },
    stopCodes() {
      canText = false
    },
  }
}

/**
 * Replaces the form by the next steps, or by a refusal, and focuses it. A screen reader may not read a status that
 * appears together with its words.
 */
function close({ form, done }: Parts, words: string | null): void {
  if (words !== null) done.textContent = words
  form.reset()
  form.hidden = true
  done.hidden = false
  done.focus()
}

/** Sends the fields with these names, and the hidden field if it was filled in. Resolves with the code of the reply. */
async function send(
  { form, status }: Parts,
  path: string,
  names: readonly string[],
  more: Readonly<Record<string, string>> = {},
): Promise<number> {
  const { prefixPhone } = typedContact(form)
  const given = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()] as const)
  const values = given
    .filter(([name, value]) => value !== '' && (names.includes(name) || name === 'website'))
    .map(([name, value]) => (name === 'prefixPhone' ? [name, prefixPhone] : [name, value]))
  const body = new URLSearchParams([...values, ...Object.entries(more)])
  const answer = await post(path, body, form.dataset.register ?? 'cn')
  status.toggleAttribute('data-fine', answer.code === 0)
  status.textContent = answer.code === 0 ? '' : answer.msg
  return answer.code
}

/** The place of a field's fault, which fields that people fill in have. */
const noteOf = ({ name }: HTMLInputElement) => document.getElementById(`register-${name}`)

function warn(field: HTMLInputElement, isRight: boolean): void {
  const note = noteOf(field)
  field.setAttribute('aria-invalid', String(!isRight))
  if (note) note.textContent = isRight ? '' : (note.dataset.warning ?? '')
}

/** Shows the remaining seconds on the button, which is disabled meanwhile. */
function countDown(button: HTMLButtonElement): void {
  const label = button.textContent
  // By a monotonic clock, as a page in the background may get no timer ticks.
  const endsAt = performance.now() + resendSeconds * 1_000
  const show = () => {
    const left = Math.ceil((endsAt - performance.now()) / 1_000)
    button.textContent = (button.dataset.sendCode ?? '').replace('{n}', String(left))
    return left > 0
  }
  show()
  const timer = setInterval(() => {
    if (show()) return
    clearInterval(timer)
    button.textContent = label
    button.disabled = false
  }, 1_000)
}

function isAnswer(reply: unknown): reply is Answer {
  return isRecord(reply) && typeof reply.code === 'number' && typeof reply.msg === 'string'
}

/**
 * Returns the server's reply. Without one it says that the form may have been received, or, where the browser was offline
 * before it was sent, that nothing was.
 */
async function post(path: string, body: URLSearchParams, lang: string): Promise<Answer> {
  const words = document.querySelector<HTMLElement>('[data-unreachable]')?.dataset
  const isOffline = !navigator.onLine
  try {
    const signal = AbortSignal.timeout(answerTimeoutMs)
    const response = await fetch(path, { method: 'POST', body, headers: { lang }, signal })
    const answer = await response.json()
    if (isAnswer(answer)) return answer
    throw new TypeError('the reply is no envelope')
  } catch {
    return { code: -1, msg: (isOffline ? words?.unreachable : words?.unanswered) ?? '' }
  }
}
