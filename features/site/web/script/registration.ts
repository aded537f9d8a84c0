import { codes } from '@candor/call/codes'
import { resendSeconds } from '../../../text-messages/rules/codes.ts'
import { isMobilePhone } from '../../../text-messages/rules/phone.ts'

/** Timeout of a reply (R9-056, milliseconds). */
const answerTimeoutMs = 60_000

interface Answer {
  readonly code: number
  readonly msg: string
}

/** Sends the registration form: validates the fields, shows what is missing, and counts down to the next code. */
export function registration(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-register]')
  const button = form?.querySelector<HTMLButtonElement>('[data-send-code]')
  const status = form?.querySelector<HTMLElement>('[data-said]')
  const done = document.querySelector<HTMLElement>('[data-done]')
  if (!form || !button || !status || !done) return
  const fields = [...form.querySelectorAll<HTMLInputElement>('input[required]')]
  const phone = fields.filter(({ name }) => name === 'phone')

  const isRight = ({ name, value }: HTMLInputElement) =>
    name === 'phone' ? isMobilePhone(value.trim()) : value.trim() !== ''
  /** Shows the faults beside their fields, and focuses the first one. */
  const check = (some: readonly HTMLInputElement[]) => {
    for (const field of some) warn(field, isRight(field))
    const wrong = some.find((field) => !isRight(field))
    wrong?.focus()
    return !wrong
  }
  /** Replaces the form by a text, with the focus: a status that appears with its words in it may not be told. */
  const close = (words: string | null) => {
    done.textContent = words
    form.hidden = true
    done.hidden = false
    done.focus()
  }
  /** Sends the fields with these names, and the hidden field if it was filled in. */
  const send = async (
    path: string,
    names: readonly string[],
    more: Readonly<Record<string, string>> = {},
  ) => {
    const given = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()] as const)
    const values = given.filter(([name, value]) => names.includes(name) || (name === 'website' && value))
    const body = new URLSearchParams([...values.map((pair) => [...pair]), ...Object.entries(more)])
    const answer = await post(path, body, form.dataset.register ?? 'cn')
    status.toggleAttribute('data-fine', answer.code === 0)
    status.textContent = answer.code === 0 ? '' : answer.msg
    if (answer.code === codes.switchedOff) close(answer.msg)
    return answer.code === 0
  }

  for (const field of fields) field.addEventListener('input', () => warn(field, true))
  button.addEventListener('click', async () => {
    if (!check(phone)) return
    button.disabled = true
    if (await send('/admin/login/sendSms', ['prefixPhone', 'phone'], { smsType: '2' })) {
      status.textContent = status.dataset.sent ?? ''
      countDown(button)
    } else button.disabled = false
  })
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (!check(fields) || form.ariaBusy === 'true') return
    form.ariaBusy = 'true'
    const isStored = await send('/admin/login/register', [...fields.map(({ name }) => name), 'prefixPhone'])
    form.ariaBusy = 'false'
    if (isStored) close(done.textContent)
  })
}

function warn(field: HTMLInputElement, isRight: boolean): void {
  const note = document.getElementById(`register-${field.name}`)
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
    return await response.json()
  } catch {
    return { code: -1, msg: (isOffline ? words?.unreachable : words?.unanswered) ?? '' }
  }
}
