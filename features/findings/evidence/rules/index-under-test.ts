import fc from 'fast-check'
import { nothingAnswered } from '../../../candidates/interviews/rules/answer-under-test.ts'
import type { Answer } from '../../../candidates/interviews/rules/interview.ts'
import type { EvidenceItem } from '../contract.ts'
import type { ClaimOfAnalysis, KeyPoint } from './evidence.ts'
import type { EvidenceSources } from './evidence-index.ts'

/** The candidate who answers. */
export const lin = { name: '林晓彤', nameLatin: 'Lin Xiaotong', isAnonymous: false }

type Sentence = NonNullable<Answer['transcript']>['sentences'][number]

export const aSentence = (startMs: number, endMs: number, text: string, more: Partial<Sentence> = {}) => ({
  startMs,
  endMs,
  text,
  ...more,
})

/** A recorded answer of 20 s, for a test to change. */
export function anAnswer(
  id: string,
  sentences: readonly Sentence[] | null,
  more: Partial<Answer> = {},
): Answer {
  return {
    ...nothingAnswered,
    id,
    title: `Title of ${id}`,
    durationMs: 20_000,
    language: 'en',
    transcript: sentences && { sentences: [...sentences] },
    ...more,
  }
}

/** An answer of hours: every twentieth of its sentences says "one key". */
export function aLongAnswer(id: string, length: number): Answer {
  const text = 'We tell of the queue, and of the lock that we held'
  const sentences = Array.from({ length }, (_, index) =>
    aSentence(index * 3_000, index * 3_000 + 2_800, `${text}${index % 20 === 0 ? ' with one key' : ''}.`),
  )
  return anAnswer(id, sentences, { durationMs: length * 3_000 })
}

/** A piece of imported evidence for one competency, for a test to change. */
export function anItem(externalId: string, more: Partial<EvidenceItem> = {}): EvidenceItem {
  return {
    externalId,
    claim: { kind: 'competency', name: 'Design' },
    kind: 'supports',
    question_id: 'q1',
    quote: 'one key',
    startMs: 1_000,
    endMs: 2_000,
    ...more,
  }
}

/**
 * Difficult text for transcripts and quotes: four-byte characters, right-to-left text, HTML, characters of patterns.
 */
const pieces = [
  'a',
  'key',
  'one key',
  'not ',
  'n’t ',
  'KEY',
  'é',
  'e\u0301',
  'ﷺ',
  '㎏',
  ' ',
  '　',
  '\u200f',
  '\u200d',
  '，',
  '。',
  ', ',
  '键',
  '幂等键',
  '𠮷',
  '😀',
  '👩‍💻',
  'שלום',
  '<b>',
  '&amp;',
  '$1',
  '(.*)',
  '\\',
] as const

export const hostileText = fc.string({ unit: fc.constantFrom(...pieces), maxLength: 8 })

const times = { startMs: fc.nat(40_000), endMs: fc.nat(40_000) }
const kind = fc.constantFrom('supports' as const, 'against' as const, 'note' as const)

const sentence = fc.record(
  {
    ...times,
    text: hostileText,
    words: fc.array(fc.record({ ...times, text: hostileText }), { maxLength: 4 }),
    speaker: fc.constantFrom('林晓彤', 'Dana', 'SPEAKER_00'),
  },
  { requiredKeys: ['startMs', 'endMs', 'text'] },
)

const ids = ['q1', 'q2', 'q3', 'q4']

/** Up to four answers in any state: overlapping, of unknown length, without transcript, follow-ups, typed. */
const answers = fc
  .array(
    fc.record({
      sentences: fc.option(fc.array(sentence, { maxLength: 4 })),
      sessionStartMs: fc.nat(60_000),
      durationMs: fc.option(fc.nat(30_000)),
      text: fc.option(hostileText),
      round: fc.constantFrom(null, 0, 1),
      method: fc.constantFrom(1, 1, 6, 0),
      language: fc.constantFrom('en', 'cn', null),
    }),
    { maxLength: ids.length },
  )
  .map((given) => given.map(({ sentences, ...more }, index) => anAnswer(ids[index] ?? '', sentences, more)))

const item: fc.Arbitrary<EvidenceItem> = fc.record({
  externalId: fc.constantFrom('e1', 'e2', 'e3', 'e4', 'e5'),
  claim: fc.oneof(
    fc.constant({ kind: 'summary' as const }),
    fc.record({ kind: fc.constant('competency' as const), name: fc.constantFrom('Design', 'Care') }),
    fc.record({ kind: fc.constant('answer' as const), question_id: fc.constantFrom(...ids, 'q9') }),
  ),
  kind,
  question_id: fc.constantFrom(...ids, 'q9'),
  quote: hostileText,
  ...times,
})

const claim: fc.Arbitrary<ClaimOfAnalysis> = fc.record({
  key: fc.constantFrom(
    'summary' as const,
    'competency:Design' as const,
    'competency:Ownership' as const,
    'answer:q1' as const,
  ),
  answerIds: fc.array(fc.constantFrom(...ids, 'q9'), { maxLength: 3 }),
})

const keyPoint: fc.Arbitrary<KeyPoint> = fc.record({ text: hostileText, count: fc.constant(1), kind })

/** Anything that may come in for an interview; its parts need not fit together. */
export const anySources: fc.Arbitrary<EvidenceSources> = fc.record({
  answers,
  person: fc.constant(lin),
  evidence: fc.array(item, { maxLength: 6 }),
  claims: fc.array(claim, { maxLength: 4 }),
  keyPoints: fc
    .array(fc.tuple(fc.constantFrom(...ids), fc.array(keyPoint, { maxLength: 3 })))
    .map((entries) => new Map(entries)),
})
