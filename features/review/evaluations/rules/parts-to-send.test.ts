import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decisions } from '../../../candidates/candidates/rules/decision.ts'
import {
  emptyOpinion,
  isFilled,
  type Opinion,
  type Opinions,
  type PartKind,
  type PopupType,
  parts,
  partsIn,
  partsToSend,
  popupTypeOf,
} from './parts-to-send.ts'

const nothing: Opinions = {
  overall: emptyOpinion,
  video: emptyOpinion,
  resume: emptyOpinion,
  evaluation: emptyOpinion,
  suggestion: emptyOpinion,
}
const types = [1, 2, 5, 6, 10] as const

const Blank = fc.string({ unit: fc.constantFrom(' ', '\n', '\t', '　') })
const Text = fc.oneof(Blank, fc.string())
const AnyOpinion: fc.Arbitrary<Opinion> = fc.record({
  decision: fc.constantFrom(null, ...decisions),
  score: fc.integer({ min: 0, max: 10 }).map((halves) => halves / 2),
  text: Text,
})
const AnyOpinions: fc.Arbitrary<Opinions> = fc.record({
  overall: AnyOpinion,
  video: AnyOpinion,
  resume: AnyOpinion,
  evaluation: AnyOpinion,
  suggestion: AnyOpinion,
})

const fill = (filled: Partial<Opinions>): Opinions => ({ ...nothing, ...filled })

describe('which parts a popup has', () => {
  test.each<[PopupType, PartKind[]]>([
    [1, ['resume']],
    [2, ['overall', 'video', 'resume']],
    [5, ['evaluation']],
    [6, ['suggestion', 'evaluation']],
    [10, ['suggestion', 'evaluation']],
  ])('popup %i has these parts', (type, shown) => {
    expect(partsIn(type)).toEqual(shown)
  })

  test('an address opens the five types alone', () => {
    const opened = fc
      .sample(fc.integer({ min: 0, max: 20 }), 200)
      .filter((type) => popupTypeOf(type) !== null)
    expect(opened.every((type) => types.some((known) => known === type))).toBe(true)
    expect(types.map(popupTypeOf)).toEqual([...types])
    expect(popupTypeOf(undefined)).toBe(null)
  })
})

describe('which parts are sent', () => {
  test.each<[PartKind, Partial<Opinion>, boolean]>([
    ['overall', {}, false],
    ['overall', { text: ' \n　' }, false],
    ['overall', { text: 'a' }, true],
    ['overall', { score: 0.5 }, true],
    ['overall', { decision: 'pass' }, true],
    ['video', { score: 3 }, true],
    ['resume', { decision: 'reject' }, true],
  ])('the part %s with %j is filled: %s [R5-035]', (part, given, isSent) => {
    expect(isFilled(part, { ...emptyOpinion, ...given })).toBe(isSent)
  })

  test.each<[PartKind, Partial<Opinion>, boolean]>([
    ['suggestion', { text: 'a' }, true],
    ['evaluation', { text: 'a' }, true],
    ['suggestion', { text: ' ', score: 5, decision: 'pass' }, false],
    ['evaluation', { text: '', score: 5, decision: 'pass' }, false],
  ])('the part %s with %j, which words alone fill, is filled: %s [R5-036]', (part, given, isSent) => {
    expect(isFilled(part, { ...emptyOpinion, ...given })).toBe(isSent)
  })

  test('the sent parts are the filled ones of the popup, in its order', () => {
    fc.assert(
      fc.property(fc.constantFrom(...types), AnyOpinions, (type, opinions) => {
        const sent = partsToSend(type, opinions)
        expect(sent).toEqual(partsIn(type).filter((part) => sent.includes(part)))
        for (const part of parts) {
          const isSent = partsIn(type).includes(part) && isFilled(part, opinions[part])
          expect(sent.includes(part)).toBe(isSent)
        }
      }),
    )
  })

  test('each part is sent by itself: a filled part never sends or holds back another', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...types),
        AnyOpinions,
        fc.constantFrom(...parts),
        AnyOpinion,
        (type, opinions, part, changed) => {
          const others = (sent: PartKind[]) => sent.filter((each) => each !== part)
          expect(others(partsToSend(type, { ...opinions, [part]: changed }))).toEqual(
            others(partsToSend(type, opinions)),
          )
        },
      ),
    )
  })

  test('empty and blank parts are not sent', () => {
    fc.assert(
      fc.property(fc.constantFrom(...types), fc.constantFrom(...parts), Blank, (type, part, text) => {
        expect(partsToSend(type, fill({ [part]: { ...emptyOpinion, text } }))).toEqual([])
      }),
    )
  })
})
