import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { composeFormat } from './format.ts'
import { candidatePart, companyPart, interviewPart } from './part.ts'

const store = async () => {}
const company = companyPart<null>()({
  schema: z.object({}),
  store: () => Promise.reject(new Error('not here')),
})
const labels = candidatePart<null>()({ key: 'labels', schema: z.array(z.string()), store })
const answers = interviewPart<null>()({ key: 'answers', schema: z.array(z.number()), store })

const interview = { externalId: 'i', name: 'i', category: 6, interview_status: 'finish' }
const bundle = {
  format: 'candor-bundle/1',
  externalId: 'c',
  position: { externalId: 'p' },
  candidate: { name: 'n', stageId: '2', stageTypeKind: 2, appliedAt: 0 },
  interviews: [interview],
}

const passes = (parts: Parameters<typeof composeFormat<null>>[0], value: unknown) =>
  composeFormat(parts, company).schema.safeParse(value).success

test('a part that a feature claims is held to its schema', () => {
  expect(passes([labels, answers], { ...bundle, labels: ['a'] })).toBe(true)
  expect(passes([labels, answers], { ...bundle, labels: [1] })).toBe(false)
  expect(passes([labels, answers], { ...bundle, interviews: [{ ...interview, answers: ['a'] }] })).toBe(false)
})

test('a key that no feature claims is a fault at every level', () => {
  expect(passes([], bundle)).toBe(true)
  expect(passes([], { ...bundle, labels: ['a'] })).toBe(false)
  expect(passes([], { ...bundle, interviews: [{ ...interview, answers: [1] }] })).toBe(false)
  expect(passes([], { ...bundle, label: [] })).toBe(false)
  expect(passes([], { ...bundle, interviews: [{ ...interview, labels: [] }] })).toBe(false)
  expect(passes([], { ...bundle, candidate: { ...bundle.candidate, height: 180 } })).toBe(false)
})

test('parts that share an object are each held to their own schema in it', () => {
  const cognitive = interviewPart<null>()({ key: 'tests.cognitive', schema: z.number(), store })
  const reading = interviewPart<null>()({ key: 'tests.reading', schema: z.string(), store })
  const withTests = (tests: unknown) => ({ ...bundle, interviews: [{ ...interview, tests }] })
  const all = [cognitive, reading]
  expect(passes(all, withTests({ cognitive: 80, reading: 'a' }))).toBe(true)
  expect(passes(all, withTests({}))).toBe(true)
  expect(passes(all, withTests({ cognitive: '80' }))).toBe(false)
  expect(passes(all, withTests({ memory: 80 }))).toBe(false)
  expect(passes(all, withTests([]))).toBe(false)
  expect(() => composeFormat([cognitive, cognitive], company)).toThrow('tests.cognitive')
})

test('two parts that claim one key stop the start', () => {
  expect(() => composeFormat([labels, labels], company)).toThrow('labels')
  const taken = candidatePart<null>()({ key: 'candidate', schema: z.object({}), store })
  expect(() => composeFormat([taken], company)).toThrow('candidate')
})
