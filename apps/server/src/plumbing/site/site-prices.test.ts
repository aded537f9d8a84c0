import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { messages as cn } from '../../../../../features/platform/editions/messages/cn.ts'
import { messages as en } from '../../../../../features/platform/editions/messages/en.ts'
import { messages as zhTW } from '../../../../../features/platform/editions/messages/zh-TW.ts'
import { openSite, type SiteUnderTest, textOf } from './site-under-test.ts'

let site: SiteUnderTest
let page: Awaited<ReturnType<SiteUnderTest['read']>>
beforeAll(async () => {
  site = await openSite()
  page = await site.read('/price')
})
afterAll(() => site.close())

const cards = () => [...page.querySelectorAll('section[aria-labelledby]')]

/** The cells of a row of the comparison; where they depend on the purchase, those of the yearly one. */
function row(name: string): string[] {
  const found = [...page.querySelectorAll('tbody tr')].find(
    (each) => textOf(each.querySelector('th')) === name,
  )
  const cells = [...(found?.querySelectorAll('td') ?? [])]
  return cells.map((cell) => textOf(cell.querySelector('[data-yearly]') ?? cell))
}

test('three editions stand side by side [P1-015 P2-011 P2-063]', () => {
  expect(cards().map((card) => textOf(card.querySelector('h2')))).toEqual([
    'Standard',
    'Advanced',
    'Business',
  ])
})

test('a card names its price by month and by year [P9-033 P9-034 P9-035 P9-036]', () => {
  const prices = cards().map((card) => [...card.querySelectorAll('p b')].map(textOf))
  expect(prices).toEqual([['¥0'], ['¥688', '¥7,888'], ['¥888', '¥9,888']])
  expect(textOf(cards()[0] ?? null)).toContain('free')
  expect(textOf(cards()[1]?.querySelector('p span[data-monthly]') ?? null)).toBe('per HR account, per month')
})

test('the business edition costs 9,888 a year, for each HR account, billed once [P9-037]', () => {
  const [, , business] = cards()
  expect(textOf(business?.querySelector('b[data-yearly]') ?? null)).toBe('¥9,888')
  expect(textOf(business?.querySelector('p span[data-yearly]') ?? null)).toBe('per HR account, per year')
  expect(textOf(page.querySelector('main'))).toContain('Yearly prices are billed once a year.')
})

test('the card of the standard edition names the figures that the server enforces', () => {
  expect(textOf(cards()[0] ?? null)).toContain('3 HR accounts and 30 interviewer accounts.')
})

test('the action of the business edition leads to sales, those of the others to a trial', () => {
  const actions = cards().map((card) => card.querySelector('a[data-dialog]'))
  expect(actions.map((action) => action?.getAttribute('data-dialog'))).toEqual(['trial', 'trial', 'sales'])
  expect(textOf(page.querySelector('#dialog-sales h2'))).toBe('Talk to sales')
})

test('the cards name the range of free interviews, and each its own number within it [P9-062]', () => {
  expect(textOf(page.querySelector('main'))).toContain('Each edition includes 50 to 200 free AI interviews')
  const own = cards().map((card) => textOf([...card.querySelectorAll('dd')].at(-1) ?? null))
  expect(own).toEqual(['50', '100', '200'])
})

test.each([
  ['HR accounts', ['3', '5 or more', '10 or more'], '[P9-038 P9-047 P9-056]'],
  ['Interviewer accounts', ['30', '1,000', 'Unlimited'], '[P9-039 P9-048]'],
  ['Inboxes for applications', ['5', '100', 'Unlimited'], '[P9-040 P9-049]'],
  ['Resume storage', ['500 MB', '30 GB', 'Unlimited'], '[P9-041 P9-050]'],
  ['RPA posting channels', ['10', 'Unlimited', 'Unlimited'], '[P9-042]'],
  ['Jobs', ['50', 'Unlimited', 'Unlimited'], '[P9-043]'],
  ['AI interview, level L5', ['Not included', 'Add 500 or more', 'Add 500 or more'], '[P2-066]'],
  ['SMS', ['500', '5,000', '15,000'], '[P9-045 P9-053 P9-059]'],
  ['Email', ['2,000', '10,000', '20,000'], '[P9-046 P9-054 P9-060]'],
])('the comparison says of %s %j %s', (name, amounts) => {
  expect(row(name)).toEqual(amounts)
})

test('the advanced edition has no limit of jobs and channels, the business one none of interviewers, mailboxes and storage [P9-051 P9-057]', () => {
  for (const name of ['RPA posting channels', 'Jobs']) expect(row(name)[1]).toBe('Unlimited')
  for (const name of ['Interviewer accounts', 'Inboxes for applications', 'Resume storage'])
    expect(row(name)[2]).toBe('Unlimited')
})

test.each([
  ['/cn/price', cn],
  ['/en/price', en],
  ['/zh-TW/price', zhTW],
])('jobs, of which all count, are named on %s as in the use of an edition', async (url, { quota }) => {
  const of = await site.read(url)
  const names = (selector: string) => [...of.querySelectorAll(selector)].map(textOf)
  expect(names('tbody th')).toContain(quota.jobs)
  expect(names('section[aria-labelledby] dt').filter((name) => name === quota.jobs)).toHaveLength(3)
})

test('each of six kinds of assessment has 50, 100 and 200 uses a year [P9-044 P9-058]', () => {
  const kinds = [
    'AI interview, level L2',
    'Online exam',
    'Coding test',
    'Cognitive test',
    'Personality test',
    'Mental health test',
  ]
  for (const kind of kinds) expect(row(kind)).toEqual(['50', '100', '200'])
})

test('a monthly purchase of the advanced edition holds no uses, a yearly one 100 of each [P9-052]', () => {
  const told = [...page.querySelectorAll('tbody tr')].flatMap((each) => {
    const cell = each.querySelectorAll('td')[1]
    return cell?.querySelector('[data-yearly]')
      ? [[textOf(cell.querySelector('[data-monthly]')), textOf(cell.querySelector('[data-yearly]'))]]
      : []
  })
  expect(told).toEqual(Array.from({ length: 6 }, () => ['Not included', '100']))
})

test('data export, the RPO system and paid meeting rooms come with the business edition alone [P9-061]', () => {
  for (const name of ['Data export', 'RPO system', 'Paid meeting rooms'])
    expect(row(name)).toEqual(['Not included', 'Not included', 'Included'])
})

const Prices = z.object({
  offers: z.array(
    z.object({
      name: z.string(),
      priceSpecification: z.object({ price: z.number(), priceCurrency: z.string() }),
    }),
  ),
})

test('search engines read the prices in yuan', () => {
  const text = textOf(page.querySelector('script[type="application/ld+json"]'))
  const { offers } = Prices.parse(JSON.parse(text))
  expect(offers.map(({ name, priceSpecification: { price } }) => [name, price])).toEqual([
    ...[0, 0].map((price) => ['Standard', price]),
    ...[688, 7888].map((price) => ['Advanced', price]),
    ...[888, 9888].map((price) => ['Business', price]),
  ])
  expect(new Set(offers.map(({ priceSpecification }) => priceSpecification.priceCurrency))).toEqual(
    new Set(['CNY']),
  )
})

test.each([
  [
    '/cn/price',
    '以人民币（CNY）计价',
    '按年购买一次付清',
    '消息，每年条数',
    '按月购买时，每月可用全年消息的十二分之一，向上取整。',
  ],
  [
    '/zh-TW/price',
    '以人民幣（CNY）計價',
    '按年購買一次付清',
    '訊息，每年則數',
    '按月購買時，每月可用全年訊息的十二分之一，無條件進位。',
  ],
  [
    '/en/price',
    'in Chinese yuan (CNY)',
    'Yearly prices are billed once a year.',
    'Messages, a year',
    'Monthly plans include one twelfth of the yearly messages each month, rounded up.',
  ],
])(
  '%s says which currency it is, that a year is billed once and what a month holds of a year’s messages',
  async (address, ...said) => {
    const text = textOf((await site.read(address)).querySelector('main'))
    for (const words of said) expect(text).toContain(words)
  },
)

test.each([
  ['zh-CN', ['3', '5 个起', '10 个起']],
  ['en', ['3', '5 or more', '10 or more']],
])('the first row in %s', async (language, amounts) => {
  page = await site.read('/price', language)
  const cells = [...page.querySelectorAll('tbody tr')][1]?.querySelectorAll('td') ?? []
  expect([...cells].map(textOf)).toEqual(amounts)
})
