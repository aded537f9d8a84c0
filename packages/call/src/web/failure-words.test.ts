import { beforeEach, expect, test, vi } from 'vitest'
import { readApi } from './api.ts'
import { connectApi, quiet } from './client.ts'
import { failureWords, isUnreadable } from './failure-words.ts'
import { readThing } from './things-under-test.ts'

const damaged = { code: 1500, msg: 'could not be read', data: { unreadable: ['tests.cognitive'] } }
const broken = { code: 1500, msg: 'something went wrong', data: null }

let notices: string[] = []

function connect(isGathering: boolean): void {
  connectApi({
    ...quiet,
    isGathering,
    lang: () => 'en',
    dangerNotice: (title, text) => void notices.push(`${title} ${text}`),
  })
}

/** Answers each call alone with its status, or both of them in one batch. */
function answerWith(envelope: object): void {
  vi.stubGlobal('fetch', async (address: string) =>
    address === '/batch'
      ? new Response(JSON.stringify({ code: 0, msg: 'ok', data: [envelope, envelope] }))
      : new Response(JSON.stringify(envelope), { status: 500 }),
  )
}

const failuresOf = async () => {
  const reads = ['1', '2'].map((id) => readApi(readThing, { id }).catch((error: Error) => error))
  return (await Promise.all(reads)).map((failure) => (failure instanceof Error ? failure : null))
}

beforeEach(() => {
  notices = []
})

test.each([
  ['alone', false],
  ['in a batch', true],
])(
  'a stored part that cannot be read is said by its section, %s, and by no notice',
  async (_, isGathering) => {
    connect(isGathering)
    answerWith(damaged)
    const failures = await failuresOf()
    expect(failures.map(isUnreadable)).toEqual([true, true])
    expect(failures.map((failure) => failureWords(failure, 'own words'))).toEqual([damaged.msg, damaged.msg])
    expect(notices).toEqual([])
  },
)

test.each([
  ['alone', false],
  ['in a batch', true],
])(
  'another fault of the server is a notice, %s, and has the words of the section',
  async (_, isGathering) => {
    connect(isGathering)
    answerWith(broken)
    const failures = await failuresOf()
    expect(failures.map(isUnreadable)).toEqual([false, false])
    expect(failures.map((failure) => failureWords(failure, 'own words'))).toEqual(['own words', 'own words'])
    expect(notices).toEqual(['500 something went wrong', '500 something went wrong'])
  },
)
