import { newId } from '@candor/db/new-id'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { factsOf } from '../../report/report/rules/facts-of.ts'
import { isShownTo, permission, tabNumber } from './rules/tab.ts'
import { attachmentId, readAttachmentId, readAttachments, readBackgroundCheck } from './rules.ts'

test('the tab is number 6 and needs no permission of its own', () => {
  expect([tabNumber, permission]).toEqual([6, null])
})

test.each([
  ['with files or links', { parts: ['attachments'] }, true],
  ['with a background check', { parts: ['backgroundCheck'] }, true],
  ['with nothing', { parts: [] }, false],
  ['with nothing, for the customer type', { parts: [], alwaysShowsAttachments: true }, true],
] as const)('the tab shows only as its condition says: %s', (_case, facts, isShown) => {
  expect(isShownTo(factsOf(facts))).toBe(isShown)
})

test('an id names one attachment of one candidate, under any name in the bundle', () => {
  const candidateId = newId<'candidate'>()
  fc.assert(
    fc.property(fc.string(), (externalId) => {
      expect(readAttachmentId(attachmentId(candidateId, externalId))).toEqual({ candidateId, externalId })
    }),
  )
  expect(['', '.', 'f1', '.f2'].map(readAttachmentId)).toEqual([null, null, null, null])
})

test('every attachment is a file or a link, in the order that it came in [P3-025]', () => {
  const entries = fc.array(
    fc.record({
      attachInfoId: fc.uuid(),
      attachName: fc.string(),
      attachUrl: fc.string(),
      attachType: fc.constantFrom(0, 1),
      ending: fc.constantFrom('png', 'mp4', 'pdf', ''),
      hasPreview: fc.boolean(),
    }),
  )
  fc.assert(
    fc.property(entries, (given) => {
      const { files, links } = readAttachments(given)
      const idsOf = (type: number) =>
        given.filter(({ attachType }) => attachType === type).map(({ attachInfoId }) => attachInfoId)
      expect(files.map(({ id }) => id)).toEqual(idsOf(0))
      expect(links.map(({ id }) => id)).toEqual(idsOf(1))
    }),
  )
})

test('a background check that nobody filled in answers nothing, with any content', () => {
  const code = fc.option(fc.constantFrom(-1, 0, 1))
  fc.assert(
    fc.property(code, code, code, (finishCheck, cheatFlag, violationResult) => {
      const entry = { finishCheck, cheatFlag, violationResult }
      const { answers } = readBackgroundCheck({ ...entry, isFill: 0 })
      expect(Object.values(answers)).toEqual(['open', 'open', 'open'])
      const filled = readBackgroundCheck({ ...entry, isFill: 1 }).answers
      expect(filled.fraudRecord).toBe(cheatFlag === 1 ? 'yes' : cheatFlag === 0 ? 'no' : 'open')
    }),
  )
})
