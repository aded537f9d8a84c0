import { type AccountUnderTest, anAccount, aPosition, aSetting } from '@candor/testkit/builders'
import type { ServerUnderTest } from '@candor/testkit/server'
import type { UserType } from '../../../../platform/access/rules/permissions.ts'
import { getJobPage, saveJobPage } from '../../contract.ts'

const words = { cn: '# 你会做什么\n- 管理账本', en: '# What you would do\n- Own the ledger', 'zh-TW': '' }

interface GivenPage {
  readonly account?: AccountUnderTest
  readonly userType?: UserType
  readonly slug?: string
  readonly isPublished?: boolean
  readonly position?: Readonly<Record<string, unknown>>
  readonly page?: Readonly<Record<string, unknown>>
}

export const usualPage = {
  slug: 'senior-engineer',
  contactName: 'Tang Ruogu',
  contactEmail: 'tang@company.example',
  applyUntil: '',
  answerDays: 3,
  decisionDays: 5,
} as const

/** Job pages as a company makes them, and as the public asks for them. */
export function pagesUnderTest(server: ServerUnderTest) {
  /** A position with a page, published by an administrator. */
  async function aJobPage({
    account: given,
    userType,
    isPublished = true,
    position,
    ...page
  }: GivenPage = {}) {
    const account = given ?? (await anAccount(server.services, { userType: userType ?? 'admin' }))
    const { companyId } = account
    const { positionId } = await aPosition(server.services, account)
    await aSetting(server.services, companyId, 'rules', { showsSalary: true })
    await server.services.db
      .updateTable('position')
      .set({
        nameLatin: 'Senior Engineer',
        grade: 'L6',
        place: 'Hangzhou',
        seats: 2,
        description: JSON.stringify(words),
        salary: JSON.stringify({ min: 45_000, max: 65_000, currency: 'CNY', per: 'month' }),
        ...position,
      })
      .where('id', '=', positionId)
      .execute()
    const fields = { ...usualPage, ...(page.slug && { slug: page.slug }), ...page.page }
    const saved = await server.call(
      saveJobPage,
      { positionId, revision: 0, isPublished, ...fields },
      { ...account, lang: 'en' },
    )
    const site = await server.services.db
      .selectFrom('jobSite')
      .where('companyId', '=', companyId)
      .select('slug')
      .executeTakeFirst()
    const company = site?.slug ?? ''
    return { account, companyId, positionId, company, path: `/jobs/${company}/${fields.slug}`, saved }
  }

  const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
    server.app.inject({ method: 'GET', url, headers: { 'accept-language': 'en', ...headers } })

  const panelOf = async (account: { token: string }, positionId: string) =>
    (await server.call(getJobPage, { positionId }, account)).data

  return { aJobPage, get, panelOf }
}
