import { describe, expect, test } from 'vitest'
import { identifyVoices, type VoiceRole } from './identify-voices.ts'

const lin = { name: '林晨', nameLatin: 'Lin Chen' }

const said = (speakers: readonly (string | null)[]) =>
  speakers.map((speaker) => (speaker === null ? {} : { speaker }))
const session = (...speakers: (string | null)[]) => ({
  key: 'record:1',
  isOfSession: true,
  sentences: said(speakers),
})
const answer = (id: string, ...speakers: (string | null)[]) => ({
  key: `answer:${id}`,
  isOfSession: false,
  sentences: said(speakers),
})

const rolesOf = (
  recordings: Parameters<typeof identifyVoices>[0],
  decided: readonly [string, VoiceRole][] = [],
) =>
  [...identifyVoices(recordings, lin, new Map(decided)).values()].map(({ speaker, role }) => [speaker, role])

test.each([
  'Lin Chen',
  ' LIN  CHEN ',
  '林晨',
  'Chen, Lin (Guest)',
  'Chen, Lin',
  'Lin Chen (External)',
  'Lin Chen (Unverified) (Guest)',
  '林晨（访客）',
  'Candidate',
  '候选人',
])('the voice %j is the candidate’s, and a named one beside it somebody else’s', (name) => {
  expect(rolesOf([session('Dana Weiss', name)])).toEqual([
    ['Dana Weiss', 'another'],
    [name.trim(), 'candidate'],
  ])
})

test.each(['Chen Lin', 'Lin Chen (Interviewer)', 'Lin', 'Dana Weiss', 'iPhone'])(
  'the voice %j is unknown while the candidate’s own name is not heard',
  (name) => {
    expect(rolesOf([session('Kim Sato', name)])).toEqual([
      ['Kim Sato', 'unknown'],
      [name, 'unknown'],
    ])
  },
)

test.each(['Lin Chen (Guest)', 'Chen, Lin'])(
  'two voices with the candidate’s name in one recording are both unknown: %j beside it',
  (namesake) => {
    expect(rolesOf([session('Lin Chen', namesake, 'Dana Weiss')])).toEqual([
      ['Lin Chen', 'unknown'],
      [namesake, 'unknown'],
      ['Dana Weiss', 'unknown'],
    ])
  },
)

describe('a voice without a name', () => {
  test.each([null, 'SPEAKER_00', '说话人 1', 'Speaker A'])(
    'alone in the recording of an answer is the candidate’s: %j',
    (speaker) => {
      expect(rolesOf([answer('q1', speaker)])).toEqual([[speaker, 'candidate']])
    },
  )

  test.each([null, 'SPEAKER_00'])(
    'in a recording of the whole session is not known, even alone: %j',
    (speaker) => {
      expect(rolesOf([session(speaker)])).toEqual([[speaker, 'unknown']])
    },
  )

  test('is not known beside another one', () => {
    expect(rolesOf([answer('q1', 'SPEAKER_00', 'SPEAKER_01', null)])).toEqual([
      ['SPEAKER_00', 'unknown'],
      ['SPEAKER_01', 'unknown'],
      [null, 'unknown'],
    ])
    expect(rolesOf([answer('q1', 'Dana Weiss', null)])).toEqual([
      ['Dana Weiss', 'unknown'],
      [null, 'unknown'],
    ])
  })

  test('is another voice in each recording, with any label', () => {
    const roles = rolesOf(
      [answer('q1', 'SPEAKER_00', 'SPEAKER_01'), answer('q2', 'SPEAKER_00', 'SPEAKER_01')],
      [['answer:q1:speaker_00', 'candidate']],
    )
    expect(roles).toEqual([
      ['SPEAKER_00', 'candidate'],
      ['SPEAKER_01', 'another'],
      ['SPEAKER_00', 'unknown'],
      ['SPEAKER_01', 'unknown'],
    ])
  })
})

test('a single name that is not the candidate’s is not known, even in the recording of an answer', () => {
  expect(rolesOf([answer('q1', 'Dana Weiss')])).toEqual([['Dana Weiss', 'unknown']])
})

test('the word for an interviewer is never the candidate, and tells nothing of the voice beside it', () => {
  expect(rolesOf([session('面试官', 'Interviewer 2', 'B. Q.')])).toEqual([
    ['面试官', 'another'],
    ['Interviewer 2', 'another'],
    ['B. Q.', 'unknown'],
  ])
})

test('the other names are other people in all recordings once a person named one voice', () => {
  const recordings = [session('Lin’s iPad', 'Dana Weiss'), answer('q1', 'Dana Weiss')]
  expect(rolesOf(recordings, [['name:lin’s ipad', 'candidate']])).toEqual([
    ['Lin’s iPad', 'candidate'],
    ['Dana Weiss', 'another'],
  ])
})

test('a person’s word goes before the name', () => {
  expect(rolesOf([session('Lin Chen', 'Dana Weiss')], [['name:lin chen', 'another']])).toEqual([
    ['Lin Chen', 'another'],
    ['Dana Weiss', 'unknown'],
  ])
})
