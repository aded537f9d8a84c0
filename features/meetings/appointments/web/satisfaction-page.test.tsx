import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { giveSatisfactionAt } from '../contract/addresses.ts'
import { showLinkPage } from './page-under-test.tsx'
import { SatisfactionPage } from './satisfaction-page.tsx'

const state = {
  companyName: '海岚支付',
  companyNameLatin: 'Hailan Pay',
  hasAnswered: false,
  positionName: '高级后端工程师',
  positionNameLatin: 'Senior Backend Engineer',
  interviewRoundName: '技术面',
}
const page = <SatisfactionPage link="abc" />

test('a candidate gives stars and words, once [P2-031]', async () => {
  const { asked, user } = showLinkPage(page, [state, {}], 'cn')
  await user.click(await screen.findByRole('button', { name: '发送' }))
  expect(screen.getByRole('alert').textContent).toBe('请先选择星级')
  fireEvent.change(screen.getByRole('slider', { name: '您的评分' }), { target: { value: '4' } })
  await user.type(screen.getByRole('textbox'), '很专业')
  await user.click(screen.getByRole('button', { name: '发送' }))
  const thanks = await screen.findByRole('heading', { name: '谢谢您的评价' })
  expect(document.activeElement).toBe(thanks)
  expect(asked[1]).toEqual({
    path: giveSatisfactionAt.path,
    sent: { sign: 'abc', score: '4', content: '很专业' },
  })
})

test('a rating that is being sent stands still, and goes on where it was refused', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  const { asked, user } = showLinkPage(page, [state, promise])
  const stars = await screen.findByRole<HTMLInputElement>('slider')
  const words = screen.getByRole<HTMLTextAreaElement>('textbox')
  fireEvent.change(stars, { target: { value: '4' } })
  await user.type(words, 'Good')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  fireEvent.change(stars, { target: { value: '5' } })
  await user.type(words, ' talk')
  expect([stars.value, words.value]).toEqual(['4', 'Good'])
  resolve({ refusal: 'M', code: 1500 })
  expect(await screen.findByText('M')).toBeTruthy()
  fireEvent.change(stars, { target: { value: '5' } })
  await user.type(words, ' talk')
  expect([stars.value, words.value]).toEqual(['5', 'Good talk'])
  expect(asked[1]?.sent).toMatchObject({ score: '4', content: 'Good' })
})

test('a rating without a reply that is sent again gets the thanks', async () => {
  const { promise, reject } = Promise.withResolvers<object>()
  const { user } = showLinkPage(page, [state, promise, {}])
  fireEvent.change(await screen.findByRole('slider'), { target: { value: '4' } })
  await user.click(screen.getByRole('button', { name: 'Send' }))
  reject(new TypeError('the connection was lost'))
  await screen.findByRole('alert')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByRole('heading', { name: 'Thank you for your rating' })).toBeTruthy()
})

test.each([
  ['cn', '发送', '之前的评价已收到', /这次填写的内容没有保存/],
  ['en', 'Send', 'Your earlier rating was received', /this one was not saved/],
  ['zh-TW', '送出', '先前的評價已收到', /這次填寫的內容沒有儲存/],
] as const)(
  'a rating after one that was received is not thanked for as received, and its words stay in view, %s',
  async (locale, send, title, text) => {
    const already = { code: 1012, refusal: 'You have already rated this interview' }
    const { user } = showLinkPage(page, [state, already, { ...state, hasAnswered: true }], locale)
    fireEvent.change(await screen.findByRole('slider'), { target: { value: '5' } })
    await user.type(screen.getByRole('textbox'), '很专业')
    await user.click(screen.getByRole('button', { name: send }))
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
    expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByText('很专业')).toBeTruthy()
  },
)

test('a candidate who has answered gets the thanks', async () => {
  showLinkPage(page, [{ ...state, hasAnswered: true }])
  expect(await screen.findByRole('heading', { name: 'Thank you for your rating' })).toBeTruthy()
})

test('the people of a partner ask how an interview was under its name [P6-031]', async () => {
  showLinkPage(page, [{ ...state, partnerBrand: { title: '云涧人才' } }])
  expect(await screen.findByText('云涧人才')).toBeTruthy()
  expect(screen.queryByText('Candor')).toBe(null)
  await waitFor(() => expect(document.title).toMatch(/ · 云涧人才$/))
})

test.each([
  ['cn', /在录用结果确定之后才会看到您的评价.*评价不影响录用结果。/, '请先选择星级', '发送'],
  [
    'en',
    /only after the hiring decision.*does not affect the decision\./,
    'Choose a star rating first',
    'Send',
  ],
  ['zh-TW', /在錄用結果確定之後才會看到您的評價.*評價不影響錄用結果。/, '請先選擇星級', '送出'],
] as const)(
  'before a rating the page says who reads it, and a missing one is said beside the stars, %s',
  async (locale, readers, fault, send) => {
    const { user } = showLinkPage(page, [state], locale)
    expect(await screen.findByText(readers)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: send }))
    const stars = screen.getByRole('slider')
    expect(stars.getAttribute('aria-invalid')).toBe('true')
    const told = document.getElementById(stars.getAttribute('aria-describedby') ?? '')
    expect(told?.textContent).toBe(fault)
    fireEvent.change(stars, { target: { value: '3' } })
    expect(screen.queryByRole('alert')).toBe(null)
  },
)
