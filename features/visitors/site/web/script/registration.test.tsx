import { fireEvent, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { registration } from './registration.ts'

const others = { companyName: '云渡科技', userName: '何云舟', position: '招聘经理', vcode: '123456' }

/** The form of the public pages, with the requests that it sends. */
function aForm(answer: { code: number; msg: string } | Error) {
  const fields = Object.keys(others).map(
    (name) =>
      `<input name="${name}" required aria-label="${name}"><p id="register-${name}" data-warning="请输入 ${name}"></p>`,
  )
  document.body.innerHTML = `<form data-register="cn" aria-label="申请试用" novalidate>${fields.join('')}
    <input name="phone" required aria-label="phone"><p id="register-phone" data-warning="请输入正确的手机号"></p>
    <input name="email" aria-label="email"><p id="register-email" data-warning="邮箱格式不正确"></p>
    <input name="prefixPhone" aria-label="prefixPhone" value="86"><input name="website">
    <div data-code><button type="button" data-send-code="{n} 秒后重新获取">获取验证码</button></div>
    <p data-said data-sent="验证码已发送" data-unreachable="尚未提交" data-unanswered="可能已经收到"></p><button type="submit">提交</button></form><p role="status" data-done tabindex="-1" hidden>注册成功</p>`
  const sent = vi.fn(async () => {
    if (answer instanceof Error) throw answer
    return Response.json(answer)
  })
  vi.stubGlobal('fetch', sent)
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    vi.useRealTimers()
  })
  registration()
  const ask = (phone: string) => {
    fireEvent.input(screen.getByLabelText('phone'), { target: { value: phone } })
    fireEvent.click(screen.getByText('获取验证码'))
  }
  const submit = (values: Readonly<Record<string, string>> = {}) => {
    for (const [name, value] of Object.entries({ ...others, phone: '13912345678', ...values }))
      fireEvent.input(screen.getByLabelText(name), { target: { value } })
    fireEvent.click(screen.getByText('提交'))
  }
  return { sent, ask, submit }
}

test('a number that is none is said beside it, and nothing is sent [P5-012 P5-014 P8-034]', () => {
  const { sent, ask } = aForm({ code: 0, msg: '' })
  ask('123')
  expect(screen.getByText('请输入正确的手机号')).toBeDefined()
  fireEvent.click(screen.getByText('提交'))
  expect(sent).not.toHaveBeenCalled()
})

test.each(Object.keys(others))(
  'a form without %s shows the warning beside it, and sends nothing [P5-009 P5-010 P5-011 P5-013]',
  (name) => {
    const { sent, submit } = aForm({ code: 0, msg: '' })
    submit({ [name]: ' ' })
    const warned = [...document.querySelectorAll('[data-warning]')].map(({ textContent }) => textContent)
    expect(warned.filter(Boolean)).toEqual([`请输入 ${name}`])
    expect(document.activeElement).toBe(screen.getByLabelText(name))
    expect(sent).not.toHaveBeenCalled()
  },
)

test('a registration that the server refuses is told in its words, and can be sent again [P7-090]', async () => {
  const { sent, submit } = aForm({ code: 9, msg: 'M' })
  submit()
  expect(await screen.findByText('M')).toBeDefined()
  expect(screen.getByRole('form', { name: '申请试用' })).toBeDefined()
  expect(screen.queryByRole('status')).toBeNull()
  submit()
  expect(sent).toHaveBeenCalledTimes(2)
})

test('a request that the server takes shows its success in the form’s place, with the focus [P7-090]', async () => {
  const { sent, submit } = aForm({ code: 0, msg: 'M' })
  screen.getByText('提交').focus()
  submit()
  const done = await screen.findByRole('status')
  expect(done.textContent).toBe('注册成功')
  expect(document.activeElement).toBe(done)
  expect(screen.queryByRole('form')).toBeNull()
  expect(screen.queryByText('M')).toBeNull()
  expect(sent).toHaveBeenCalledTimes(1)
})

test('a refusal is told in the server’s words, and the code can be asked for again', async () => {
  const { ask } = aForm({ code: 9, msg: '今天的短信已发完' })
  ask('13912345678')
  expect(await screen.findByText('今天的短信已发完')).toBeDefined()
  expect(screen.getByText('获取验证码')).toHaveProperty('disabled', false)
})

test('a site that takes no requests says so in the form’s place', async () => {
  const { sent, submit } = aForm({ code: 1013, msg: '本站暂不接受在线申请，请拨打服务热线' })
  submit()
  const closed = await screen.findByRole('status')
  expect(closed.textContent).toBe('本站暂不接受在线申请，请拨打服务热线')
  expect(document.activeElement).toBe(closed)
  expect(screen.queryByRole('button')).toBeNull()
  expect(sent).toHaveBeenCalledTimes(1)
})

test('a form on a server that sends no codes says so and is sent without one', async () => {
  const { sent, ask, submit } = aForm({ code: 1013, msg: '本站暂不发送短信验证码' })
  ask('13912345678')
  expect(await screen.findByText('本站暂不发送短信验证码')).toBeDefined()
  expect(document.querySelector('[data-code]')).toHaveProperty('hidden', true)
  submit({ vcode: '' })
  expect(sent).toHaveBeenCalledTimes(2)
})

const bodyOf = (sent: { readonly mock: { readonly calls: readonly (readonly unknown[])[] } }) => {
  const [, init] = sent.mock.calls.at(-1) ?? []
  const body = typeof init === 'object' && init !== null && 'body' in init ? init.body : null
  return body instanceof URLSearchParams ? Object.fromEntries(body) : null
}

test.each([
  [
    'an e-mail address alone',
    { phone: '', email: 'he@yundu.example' },
    { prefixPhone: '86', email: 'he@yundu.example' },
  ],
  [
    'a number of another country',
    { prefixPhone: '+44', phone: '20 7946 0958' },
    { prefixPhone: '44', phone: '20 7946 0958' },
  ],
])('%s is sent without a code, for which it is not asked', async (_, contact, body) => {
  const { sent, submit } = aForm({ code: 0, msg: '' })
  submit({ ...contact, vcode: '' })
  expect(await screen.findByRole('status')).toBeTruthy()
  const { vcode, ...person } = others
  expect([vcode, bodyOf(sent)]).toEqual(['123456', { ...person, ...body }])
})

test('a wrong number or e-mail address is told beside the field, and nothing is sent', () => {
  const { sent, submit } = aForm({ code: 0, msg: '' })
  submit({ phone: '', email: 'he' })
  expect(screen.getByText('邮箱格式不正确')).toBeDefined()
  submit({ prefixPhone: '44', phone: '1' })
  expect(screen.getByText('请输入正确的手机号')).toBeDefined()
  expect(sent).not.toHaveBeenCalled()
})

test('the button counts the passed time, also in the background and with another clock [P2-154 P8-032]', async () => {
  const { ask } = aForm({ code: 0, msg: '' })
  vi.useFakeTimers()
  const passed = vi.spyOn(performance, 'now').mockReturnValue(1_000)
  ask('13912345678')
  await vi.advanceTimersByTimeAsync(0)
  expect(screen.getByText('验证码已发送')).toBeDefined()
  expect(screen.getByText('60 秒后重新获取')).toHaveProperty('disabled', true)
  // A page in the background gets no timer ticks; the next one comes when it is shown again.
  passed.mockReturnValue(60_000)
  vi.setSystemTime(Date.now() - 3_600_000)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(screen.getByText('1 秒后重新获取')).toBeDefined()
  passed.mockReturnValue(61_000)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(screen.getByText('获取验证码')).toHaveProperty('disabled', false)
})

test.each([
  ['cannot be reached as the browser is offline', false, new TypeError('Failed to fetch'), '尚未提交'],
  ['breaks off', true, new TypeError('Failed to fetch'), '可能已经收到'],
  ['is silent', true, new DOMException('The operation timed out', 'TimeoutError'), '可能已经收到'],
])(
  'a server that %s is said as it is: what does not answer may have received it',
  async (_case, isOnline, failure, words) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    const { ask } = aForm(failure)
    ask('13912345678')
    expect(await screen.findByText(words)).toBeDefined()
    expect(screen.getByText('获取验证码')).toHaveProperty('disabled', false)
  },
)
