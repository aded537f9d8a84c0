import { afterAll, beforeAll, expect, test } from 'vitest'
import { messages as analysis } from '../../../../../features/findings/analysis/messages/en.ts'
import { localizedAddress, sitePages } from '../../../../../features/visitors/site/rules/pages.ts'
import { openSite, type SiteUnderTest, textOf } from './site-under-test.ts'

let site: SiteUnderTest

let filled: SiteUnderTest

beforeAll(async () => {
  site = await openSite()
  filled = await openSite(null, { isFilled: true })
})

afterAll(() => Promise.all([site.close(), filled.close()]))

const mainOf = async (url: string, language = 'en') =>
  textOf((await site.read(url, language)).querySelector('main'))

test.each([
  ['/product/recruitment', 'One record for each candidate', '每位候选人，一份记录', '[P2-003 P2-054]'],
  ['/product/aiinterview', 'An interview that can be checked', '经得起核对的面试', '[P2-004]'],
  ['/product/coding', 'Read the code, not only the mark', '读代码，不只看得分', '[P2-005 P2-056]'],
  ['/case', 'What customers measured', '客户用数据说话', '[P2-006 P2-057]'],
  ['/mandatePresentation', 'A score is a claim', '每个分数都要有依据', '[P2-007 P2-058]'],
  ['/solution', 'Three ways to hire with evidence', '用证据做招聘，从这三种场景开始', '[P2-008]'],
  ['/about', 'Every score, traceable to its source', '让每个分数都找得到出处', '[P2-009]'],
  ['/team', 'Team', '团队', '[P2-010 P2-061]'],
  ['/aigc', 'Seven steps before a model may score', '模型可以打分之前的七个步骤', '[P1-014 P2-012]'],
  ['/tryout', 'Start a trial', '申请试用', '[P2-013]'],
  [
    '/vidio',
    'What an AI interview shows, and what it does not',
    'AI 面试能说明什么，不能说明什么',
    '[P2-014]',
  ],
  ['/real-ai', 'How to tell whether the AI is real', '怎样看出 AI 是不是真的', '[P2-015]'],
  ['/face', 'What a face does not tell you about a candidate', '面孔没有告诉您的事', '[P2-016]'],
  ['/eye', 'What a glance does not tell you', '目光没有告诉您的事', '[P2-017]'],
  ['/terms', 'Why single words mean little', '为什么单个词说明不了多少', '[P2-018]'],
  ['/privacy', 'Privacy policy of this site', '本站隐私政策', '[P2-019]'],
])('%s is a page, in the language of the browser: %s / %s %s', async (url, en, cn) => {
  for (const [language, heading] of [
    ['en', en],
    ['zh-CN', cn],
  ]) {
    const page = await site.read(url, language)
    expect([...page.querySelectorAll('h1')].map(textOf)).toEqual([heading])
  }
})

test('no two pages have the same title or description, in any language [P2-062]', async () => {
  for (const locale of ['cn', 'en', 'zh-TW'] as const) {
    const heads = await Promise.all(
      sitePages.map(async (each) => {
        const page = await site.read(localizedAddress(each, locale))
        return [
          textOf(page.querySelector('title')),
          page.querySelector('meta[name=description]')?.getAttribute('content'),
        ]
      }),
    )
    for (const column of [0, 1]) expect(new Set(heads.map((head) => head[column])).size).toBe(heads.length)
  }
})

test('a screen reader finds its way on every page: one title, headings without a gap, and the landmarks', async () => {
  for (const each of sitePages) {
    const page = await site.read(localizedAddress(each, 'en'))
    const levels = [...page.querySelectorAll('main :is(h1, h2, h3, h4)')].map(({ tagName }) =>
      Number(tagName[1]),
    )
    expect([each, levels.filter((level) => level === 1)]).toEqual([each, [1]])
    for (const [index, level] of levels.entries())
      expect([each, level - (levels[index - 1] ?? level)]).toEqual([each, expect.toSatisfy((by) => by <= 1)])
    const counts = ['body > header', 'body > main', 'body > footer', 'a[href$="#main"]'].map(
      (landmark) => page.querySelectorAll(landmark).length,
    )
    expect([each, counts]).toEqual([each, [1, 1, 1, 1]])
  }
})

test('every link within the site leads to a page, from plain addresses and from those of a language', async () => {
  const from = ['/', '/product/coding', '/face', '/en/', '/zh-TW/product/recruitment', '/cn/nonsense']
  const links = await Promise.all(
    from.map(async (url) => {
      const page = await site.read(url)
      const named = [...page.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '')
      return named.map((href) => new URL(href, `http://site${url}`)).filter(({ host }) => host === 'site')
    }),
  )
  const paths = new Set(links.flat().map(({ pathname }) => pathname))
  expect(paths.size).toBeGreaterThan(50)
  for (const path of paths) {
    // A page of the application.
    if (path === '/login') continue
    expect([path, (await site.open(path)).statusCode]).toEqual([path, path === '/cn/nonsense' ? 404 : 200])
  }
})

test('the page of AI interviews has the ladder from L0 to L6, as a report names the levels [P1-002 P2-055]', async () => {
  const page = await site.read('/product/aiinterview')
  const levels = [...page.querySelectorAll('main ol li')].map((level) => textOf(level.querySelector('b')))
  expect(levels).toEqual(['L0', 'L1', 'L2', 'L3', 'L4', 'L5', 'L6'])
  const names = [...page.querySelectorAll('main ol li h3')].map(textOf)
  const { gradeL2, gradeL3, gradeL4, gradeL5, gradeL6 } = analysis
  const ofReports = [gradeL2, gradeL3, gradeL4, gradeL5, gradeL6].map((name) => name.replace('.', ''))
  expect(names.slice(2)).toEqual(ofReports)
})

test.each([
  ['posting jobs by RPA', 'One-click job posting by RPA', 'RPA 一键发布职位', '[P1-003]'],
  ['screening resumes', 'AI resume screening', 'AI 简历筛选', '[P1-004]'],
  ['chat and telephone', 'Chatbot and phone bot', '聊天机器人与电话机器人', '[P1-005]'],
  ['tests', 'Cognitive and personality tests', '认知与性格测评', '[P1-006]'],
  ['background checks', 'Background checks', '背景调查', '[P1-007]'],
])('the page of recruiting names %s: %s / %s %s', async (_what, en, cn) => {
  expect(await mainOf('/product/recruitment')).toContain(en)
  expect(await mainOf('/product/recruitment', 'zh')).toContain(cn)
})

test.each([
  [
    'en',
    ['ATS recruitment', 'AI video interview', 'Online exam', 'Online coding test', 'AI resume screening'],
  ],
  ['cn', ['ATS 招聘管理', 'AI 视频面试', '在线笔试', '在线编程测试', 'AI 简历筛选']],
  ['zh-TW', ['ATS 招募管理', 'AI 視訊面試', '線上筆試', '線上程式測驗', 'AI 履歷篩選']],
])(
  'the page of recruiting names the five offers, and leads on to those with a page of their own: %s [P0-001]',
  async (language, offers) => {
    const text = await mainOf(`/${language}/product/recruitment`)
    for (const offer of offers) expect(text).toContain(offer)
    const page = await site.read('/product/recruitment')
    const links = [...page.querySelectorAll('main section a')].map((link) => link.getAttribute('href') ?? '')
    const paths = links.map((href) => new URL(href, 'http://site/product/recruitment').pathname)
    expect(paths).toEqual(expect.arrayContaining(['/product/aiinterview', '/product/coding']))
  },
)

test('no page claims as the product’s own what a connected service does: posting and bots', async () => {
  const text = await mainOf('/product/recruitment')
  expect(text).toContain('a service of its own, which you connect')
  expect(text).toContain('services that you connect')
})

test('the page of model training asks for models without faces, and says where results about faces may show all the same', async () => {
  const text = await mainOf('/aigc')
  expect(text).toContain('Candor trains no model')
  expect(text).toContain(
    'may show counts of facial expressions and scores of appearance that others computed',
  )
  expect(text).toContain('In the profiles eu and us-il the server never sends them.')
})

test('quotes of customers, cases, awards and certificates show once a company has supplied them [P1-008 P1-009 P1-011 P2-060]', async () => {
  const textsAt = async (url: string, selector: string) =>
    [...(await filled.read(url)).querySelectorAll(selector)].map(textOf)
  expect(await textsAt('/', '[data-track] li')).toHaveLength(3)
  expect(await textsAt('/case', 'main h3')).toHaveLength(3)
  expect(await textsAt('/about', 'h2')).toContain('Awards')
  expect(await textsAt('/about', 'main ol li')).toHaveLength(3)
  expect(await textsAt('/', 'footer li')).toContain('ISO 27001')
})

test('a block of examples alone is not drawn, and no telephone number that nobody answers', async () => {
  for (const url of ['/', '/en/', '/zh-TW/', '/about', '/team', '/case']) {
    const page = await site.read(url, 'zh-CN')
    const text = textOf(page.querySelector('body'))
    for (const example of [
      'ISO 27001',
      '400 000 0000',
      '公司 A',
      'Company A',
      '客户姓名',
      '奖项',
      'Example',
      '示例',
    ])
      expect(text.replaceAll(/示例(面试|报告|公司)/g, ''), `${url} ${example}`).not.toContain(example)
    expect(page.querySelector('a[href^="tel:"]')).toBe(null)
    expect(page.querySelector('[data-carousel]')).toBe(null)
  }
})

test('a page that is about examples alone is in no menu and in no sitemap, and opens by its address', async () => {
  const linked = async (from: SiteUnderTest) =>
    [...(await from.read('/en/')).querySelectorAll('a')].map((link) => link.getAttribute('href'))
  for (const page of ['./case', './team']) {
    expect(await linked(site)).not.toContain(page)
    expect(await linked(filled)).toContain(page)
  }
  expect((await site.open('/sitemap.xml')).body).not.toMatch(/\/(case|team)</)
  expect((await filled.open('/sitemap.xml')).body).toMatch(/\/case</)
  expect((await site.open('/case')).body).toContain('<meta name="robots" content="noindex"')
  expect((await site.open('/about')).body).not.toContain('noindex')
})

test('company and team introduce themselves [P1-010]', async () => {
  expect(await mainOf('/about')).toContain(
    'Candor is an AI recruiting platform that companies run themselves.',
  )
  expect(textOf((await filled.read('/team')).querySelector('main'))).toContain(
    'What she or he is responsible for',
  )
})

test('the foot of every page leads to the privacy policy [P1-012]', async () => {
  const page = await site.read('/face')
  const link = [...page.querySelectorAll('footer a')].find((each) => textOf(each) === 'Privacy policy')
  expect(
    (await site.open(new URL(link?.getAttribute('href') ?? '', 'http://site/face').pathname)).body,
  ).toContain('Privacy policy of this site')
})

test('the solutions are campus recruitment, programmers and top sales [P2-059]', async () => {
  const page = await site.read('/solution')
  const names = [...page.querySelectorAll('main h3')].map(textOf)
  expect(names).toEqual(['Campus recruitment', 'Programmers', 'Top sales'])
})

test.each(['/vidio', '/real-ai', '/face', '/eye', '/terms'])(
  '%s explains in 300 to 600 words, says what cannot be shown, and names its sources [P1-013]',
  async (url) => {
    const page = await site.read(url)
    const sources = [...page.querySelectorAll('main ol a')].map((link) => link.getAttribute('href') ?? '')
    expect(sources.length).toBeGreaterThanOrEqual(4)
    for (const source of sources) expect(source).toMatch(/^https:\/\//)
    const words = [...page.querySelectorAll('main h1, main h2, main p, main ul li')]
      .map(textOf)
      .join(' ')
      .split(/\s+/)
    expect(words.length).toBeGreaterThanOrEqual(300)
    expect(words.length).toBeLessThanOrEqual(600)
  },
)
