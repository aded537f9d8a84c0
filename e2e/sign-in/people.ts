import { readAnswer } from '@candor/call/client/read-answer'
import { expect, type Page } from '@playwright/test'
import * as z from 'zod/mini'
import { listAccounts } from '../../features/administration/accounts/contract.ts'
import { password as demoPassword } from '../support.ts'
import { readCode } from './text-messages.ts'

/** Whoever signs in with e-mail and password, in a company where journeys may change what they like. */
export interface Person {
  readonly email: string
  readonly password: string
  readonly token: string
}

const Envelope = z.object({ code: z.number(), data: z.optional(z.unknown()) })

const Text = z.optional(z.nullable(z.string()))

/** The fields of replies that journeys use. */
const Given = z.object({ token: Text, password: Text, accountId: Text })

/** Calls the server, past the page. */
export async function call(
  page: Page,
  path: string,
  { token = '', ...data }: { token?: string; [key: string]: unknown },
) {
  const answer = await page.request.post(path, { headers: { token }, data })
  const { code, data: given } = Envelope.parse(await answer.json())
  expect(code, path).toBe(0)
  return Given.safeParse(given).data ?? {}
}

async function tokenOf(page: Page, email: string, password: string): Promise<string> {
  return (await call(page, '/admin/login', { email, password })).token ?? ''
}

/** Sets one's own password in place of a one-time one. */
async function settle(page: Page, email: string, oneTime: string): Promise<Person> {
  const token = await tokenOf(page, email, oneTime)
  const password = `a password that is ${email.length} of one’s own`
  await call(page, '/admin/login/changePassword', { token, oldPassword: oneTime, newPassword: password })
  return { email, password, token }
}

/** The administrator of the demo company, or of another that was imported for the journeys (tools/test/companies). */
export async function administrator(page: Page, company = 'hailan'): Promise<Person> {
  const email = `admin@${company}.example`
  return { email, password: demoPassword, token: await tokenOf(page, email, demoPassword) }
}

/** The super administrator of the demo company, who alone changes its providers. */
export async function superAdministrator(page: Page): Promise<Person> {
  const email = 'superadmin@hailan.example'
  return { email, password: demoPassword, token: await tokenOf(page, email, demoPassword) }
}

/** Adds an account, whose owner is invited by mail. Resolves with its id. */
export async function addAccount(
  page: Page,
  { token }: Person,
  { name, email }: { name: string; email: string },
): Promise<string> {
  const answer = await page.request.get(listAccounts.path, { headers: { token } })
  const { list } = readAnswer(listAccounts, await answer.json()).data
  const roleId = list.find((each) => each.userType === 'general')?.roleId ?? list[0]?.roleId
  const added = { token, name, email, userType: 'general', roleId }
  return (await call(page, '/admin/config/accounts/add', added)).accountId ?? ''
}

/** A colleague whom an administrator adds. */
export async function aColleague(
  page: Page,
  admin: Person,
  email: string,
  name = '周宁',
): Promise<Person & { accountId: string }> {
  const accountId = await addAccount(page, admin, { name, email })
  const { password } = await call(page, '/admin/config/accounts/resetPassword', {
    token: admin.token,
    accountId,
  })
  return { ...(await settle(page, email, password ?? '')), accountId }
}

/** Gives somebody a number by which they sign in. */
export async function giveNumber(page: Page, person: Person, phone: string): Promise<string> {
  const { token } = person
  await call(page, '/admin/user/phone/sendSms', { token, phone })
  const vcode = await readCode(phone)
  await call(page, '/admin/user/phone/save', { token, phone, vcode, proof: person.password })
  return vcode
}
