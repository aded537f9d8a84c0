import { readFile } from 'node:fs/promises'
import { listCalls } from '@candor/testkit/calls'
import { expect, test } from 'vitest'

/** The POST calls that the requirements name, and whether one of their rows says JSON. */
async function namedPosts(): Promise<Map<string, boolean>> {
  const table = await readFile(new URL('../../../docs/requirements.tsv', import.meta.url), 'utf8')
  const posts = new Map<string, boolean>()
  for (const [, path = '', marked = ''] of table.matchAll(/\tPOST (\/\S+?)\.?( \(JSON\))?(?=[\s.])/g))
    posts.set(path, posts.get(path) === true || marked !== '')
  return posts
}

/** Calls whose payload is not documented, and is not a flat list of fields. */
const ofOwnChoice = ['/candidate/interviewPlan/createOrUpdateInterviewAssessment']

test('a POST that the documents name goes out as a form, unless they say JSON [P7-002]', async () => {
  const posts = await namedPosts()
  const named = (await listCalls()).filter(
    ({ method, path }) => method === 'POST' && posts.has(path) && !ofOwnChoice.includes(path),
  )
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter(({ sends, path }) => (sends === 'json') !== posts.get(path))).toEqual([])
})
