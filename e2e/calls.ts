import { type Answer, readAnswer } from '@candor/call/client/read-answer'
import type { AnyCall, ReplyOf, SentInputOf } from '@candor/call/define'
import { expect, type Page } from '@playwright/test'
import { queryShortList } from '../features/candidates/shortlist/contract.ts'

/** Makes a call past the page, as the account that is signed in there. */
export async function ask<C extends AnyCall>(page: Page, call: C, input: SentInputOf<C>): Promise<Answer<C>> {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
  const headers = { token, lang: 'cn' }
  const response = await page.request.post(call.path, { headers, data: input })
  return readAnswer(call, await response.json())
}

/** Makes a call that succeeds. Resolves with its data. */
export async function read<C extends AnyCall>(
  page: Page,
  call: C,
  input: SentInputOf<C>,
): Promise<ReplyOf<C>> {
  const { code, data } = await ask(page, call, input)
  expect(code, call.path).toBe(0)
  return data
}

/** Resolves with the id of the application of a candidate with a name that no other has. */
export async function applicationOf(page: Page, name: string): Promise<string> {
  const { list } = await read(page, queryShortList, { name })
  return list[0]?.jobSeekerChannelId ?? ''
}
