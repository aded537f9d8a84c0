import { randomUUID } from 'node:crypto'
import { codes } from '@candor/call/codes'
import { listServedCalls } from '@candor/testkit/calls'
import { afterEach, describe, expect, test } from 'vitest'
import { casesOf } from './cases-under-test.ts'
import { matrixUnderTest } from './matrix-under-test.ts'

const matrix = matrixUnderTest()
const cases = casesOf(await listServedCalls())
const times = Array.from({ length: 6 })

afterEach(() => matrix.current.restore())

/** What a call proves within its transaction it may then change: two that hold the proof must not wait for each other. */
describe('sent six times at once, by one person and about the same', () => {
  test.each(cases.map((one) => [one.name, one] as const))('%s is answered each time', async (_name, one) => {
    const person = matrix.current.people.get('superAdmin')
    if (!person) throw new Error('there is no superAdmin')
    const send = () => matrix.current.act(one, person, { idempotencyKey: randomUUID() })
    const answers = await Promise.all(times.map(send))
    expect(answers.filter(({ code }) => code === codes.serverError)).toEqual([])
  })
})
