import { jsonPath } from '@candor/call/faults'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findReferenceFaults, listNamedAccounts } from './references.ts'

const faultsOf = (bundle: unknown) =>
  findReferenceFaults(bundle).map(({ path, fault }) => `${jsonPath(path)} ${fault}`)
const ofInterview = (interview: object) => faultsOf({ interviews: [interview] })

test('a question that stands twice is a fault at its second place', () => {
  const answers = [{ question_id: 'q1' }, { question_id: 'q2' }, { question_id: 'q1' }]
  expect(ofInterview({ answers })).toEqual(['interviews[0].answers[2].question_id duplicate'])
})

test('a follow-up names another question of its interview', () => {
  const answers = [
    { question_id: 'q1' },
    { question_id: 'f1', followUpOf: 'q1' },
    { question_id: 'f2', followUpOf: 'q9' },
    { question_id: 'f3', followUpOf: 'f3' },
  ]
  expect(ofInterview({ answers })).toEqual([
    'interviews[0].answers[2].followUpOf unknownQuestion',
    'interviews[0].answers[3].followUpOf unknownQuestion',
  ])
})

test('evidence names an answer that came with it, and ends after it starts', () => {
  const evidence = [
    {
      externalId: 'e1',
      question_id: 'q1',
      claim: { kind: 'answer', question_id: 'q7' },
      startMs: 1,
      endMs: 2,
    },
    { externalId: 'e2', question_id: 'q8', claim: { kind: 'summary' }, startMs: 3, endMs: 2 },
    { externalId: 'e2', question_id: 'q1', startMs: 3, endMs: 3 },
  ]
  expect(ofInterview({ answers: [{ question_id: 'q1' }], evidence })).toEqual([
    'interviews[0].evidence[2].externalId duplicate',
    'interviews[0].evidence[0].claim.question_id unknownQuestion',
    'interviews[0].evidence[1].question_id unknownQuestion',
    'interviews[0].evidence[1].endMs endBeforeStart',
  ])
})

test('evidence without answers belongs to answers that were imported before', () => {
  const evidence = [{ externalId: 'e1', question_id: 'q1', startMs: 1, endMs: 2 }]
  expect(ofInterview({ evidence })).toEqual([])
})

test('labels, recommendations and interviews stand once', () => {
  const twice = { externalId: 'x' }
  expect(
    faultsOf({
      labels: [{ labelId: 7 }, { labelId: 7 }],
      recommendations: [twice, twice, {}],
      interviews: [twice, twice],
    }),
  ).toEqual([
    'labels[1].labelId duplicate',
    'recommendations[1].externalId duplicate',
    'interviews[1].externalId duplicate',
  ])
})

test('the accounts that recommendations name are listed with their places', () => {
  const named = listNamedAccounts({
    recommendations: [{ to: 'a@x.example' }, { to: 'b@x.example', by: 'c@x.example' }],
  })
  expect(named.map(({ email, path }) => `${jsonPath(path)} ${email}`)).toEqual([
    'recommendations[0].to a@x.example',
    'recommendations[1].to b@x.example',
    'recommendations[1].by c@x.example',
  ])
})

test('a manual score names an answer that came with it, stands once, and names an account by its e-mail', () => {
  const manualScores = [
    { externalId: 'm1', question_id: 'q1', by: 'a@x.example' },
    { externalId: 'm1', question_id: 'q1a' },
    { externalId: 'm2', question_id: 'q9' },
  ]
  const answers = [{ question_id: 'q1', subAnswerList: [{ question_id: 'q1a' }] }]
  expect(ofInterview({ answers, manualScores })).toEqual([
    'interviews[0].manualScores[1].externalId duplicate',
    'interviews[0].manualScores[2].question_id unknownQuestion',
  ])
  expect(ofInterview({ manualScores: manualScores.slice(2) })).toEqual([])
  const named = listNamedAccounts({ interviews: [{}, { manualScores }] })
  expect(named.map(({ email, path }) => `${jsonPath(path)} ${email}`)).toEqual([
    'interviews[1].manualScores[0].by a@x.example',
  ])
})

test('any JSON is read without a throw, however wrong its shape', () => {
  const anything = fc.letrec((tie) => ({
    value: fc.oneof({ maxDepth: 4 }, fc.jsonValue({ maxDepth: 2 }), fc.array(tie('value')), tie('object')),
    object: fc.dictionary(
      fc.constantFrom(
        'interviews',
        'answers',
        'evidence',
        'manualScores',
        'claim',
        'labels',
        'recommendations',
        'question_id',
      ),
      tie('value'),
      { maxKeys: 4 },
    ),
  }))
  fc.assert(
    fc.property(anything.object, (value) => {
      findReferenceFaults(value)
      listNamedAccounts(value)
    }),
    { numRuns: 1_000 },
  )
})
