import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decisions } from '../../../candidates/candidates/rules/decision.ts'
import { parts } from './parts-to-send.ts'
import type { StoredPart } from './records.ts'
import { evaluationsByStage } from './records.ts'
import { readConclusion, readEvaluations, writeConclusion, writeEvaluation, writeParts } from './wire.ts'

const AnyPart = fc.record<StoredPart>({
  id: fc.uuid(),
  kind: fc.constantFrom(...parts),
  accountId: fc.constantFrom('a', 'b', null),
  evaluatedBy: fc.constantFrom('陈薇', '周予川'),
  score: fc.constantFrom(null, 0.5, 5),
  decision: fc.constantFrom(null, ...decisions),
  content: fc.string(),
  reasons: fc.array(fc.string()),
  stageId: fc.constantFrom('1', '2'),
  evaluatedAt: fc.nat(),
})

test('evaluations on the wire are read back as the same, without the server’s own fields', () => {
  fc.assert(
    fc.property(fc.array(AnyPart), (stored) => {
      const written = evaluationsByStage(stored, { accountId: 'a', nameOf: (id) => `stage ${id}` })
      const shown = written.map((evaluation) => ({
        ...evaluation,
        parts: evaluation.parts.map(({ id, kind, score, decision, content, reasons, evaluatedAt }) => ({
          id,
          kind,
          score,
          decision,
          content,
          reasons,
          evaluatedAt,
        })),
      }))
      expect(readEvaluations(written.map(writeEvaluation))).toEqual(shown)
    }),
  )
})

test('a conclusion is read with its decision, and there may be none', () => {
  const reply = {
    estimateContent: '录用',
    estimateScore: 4,
    result: 1,
    estimateUserName: '陈薇',
    createdTime: 9,
  }
  expect(readConclusion(reply)).toEqual({
    evaluatedBy: '陈薇',
    decision: 'pass',
    score: 4,
    content: '录用',
    evaluatedAt: 9,
  })
  expect(readConclusion({ ...reply, result: 0 })?.decision).toBe(null)
  expect(readConclusion(null)).toBe(null)
})

test('no decision is sent as 0', () => {
  const opinion = { decision: null, score: 0, text: '再看' }
  const sent = { estimateContent: '再看', estimateScore: 0, result: 0 }
  expect(writeConclusion(opinion, 'a')).toEqual({ ...sent, estimateUserId: 'a' })
  expect(writeParts([{ kind: 'video', opinion: { ...opinion, decision: 'wait' } }], 'a')).toEqual({
    estimateUserId: 'a',
    estimates: [{ ...sent, estimateType: 2, result: 3 }],
  })
})
