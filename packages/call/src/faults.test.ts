import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { faultsOf } from './faults.ts'

const Bit = z.union([z.literal(0), z.literal(1)])
const Score = z.union([z.number().check(z.minimum(0)), z.string().check(z.maxLength(3))])
const Attachment = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal(0), file: z.string() }),
  z.strictObject({ type: z.literal(1), address: z.string() }),
])
const Change = z.union([Bit, z.strictObject({ times: z.number() })])

test.each([
  ['a bit', Bit, 2, 'must be one of 0, 1'],
  ['a missing bit', Bit, undefined, 'is required'],
  ['a number or text', Score, true, 'must be a number or text'],
  ['text that is too long', Score, 'four', 'must have at most 3 characters'],
  ['a number that is too small', Score, -1, 'must be at least 0'],
  ['an unknown kind', Attachment, { type: 2 }, 'type: must be one of 0, 1'],
  ['no kind', Attachment, { file: 'a' }, 'type: is required'],
  ['a fault of a kind', Attachment, { type: 0 }, 'file: is required'],
  ['a switch or an object', Change, 'on', 'must be 0, 1, or an object'],
  ['a fault of an object', Change, { times: 'once' }, 'times: must be a number'],
  ['a limit that is left out', z.number().check(z.gt(0), z.lt(5)), 0, 'must be above 0'],
  ['a limit that is left out', z.number().check(z.gt(0), z.lt(5)), 5, 'must be below 5'],
])('a fault says all that may stand there: %s', (_name, schema, given, told) => {
  const { error } = z.safeParse(schema, given, { reportInput: true })
  const faults = faultsOf('en', error?.issues ?? [])
  expect(faults.map(({ path, message }) => (path ? `${path}: ${message}` : message))).toEqual([told])
})

test.each([
  ['cn', ['只能是 0、1', '应为数字或文本', '必须大于 0']],
  ['zh-TW', ['只能是 0、1', '應為數字或文字', '必須大於 0']],
] as const)('a fault says all that may stand there in %s as well', (locale, told) => {
  const given: [z.ZodMiniType, unknown][] = [
    [Bit, 2],
    [Score, true],
    [z.number().check(z.gt(0)), 0],
  ]
  const messages = given.flatMap(([schema, value]) => {
    const { error } = z.safeParse(schema, value, { reportInput: true })
    return faultsOf(locale, error?.issues ?? []).map(({ message }) => message)
  })
  expect(messages).toEqual(told)
})
