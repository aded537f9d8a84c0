import { expect, test } from 'vitest'
import { hasPlanRight, mayChange, mayOpen, ownerOf, type PlanRights, writingRefusal } from './rights.ts'

const rights = (more: Partial<PlanRights> = {}): PlanRights => ({
  userType: 'interviewer',
  accountId: 'me',
  isOwn: true,
  isMaker: false,
  ...more,
})

test.each<[string, Partial<PlanRights>, boolean]>([
  ['an interviewer in their own interview', {}, true],
  ['an interviewer in one that they made', { isOwn: false, isMaker: true }, true],
  ['an interviewer in neither', { isOwn: false }, false],
  ['a recruiter', { userType: 'general', isOwn: false }, true],
  ['a publisher', { userType: 'publishUser', isOwn: false }, false],
  ['a publisher who is named', { userType: 'publishUser' }, true],
  ['a read-only account, even one that is named', { userType: 'read' }, false],
])('%s has the right to a plan: %o gives %s [P6-007 P6-008]', (_case, more, isAllowed) => {
  expect(hasPlanRight(rights(more))).toBe(isAllowed)
})

test.each([
  ['by whoever changed it last', { result: 1, updatedByAccountId: 'me', isSubmitted: true }, true],
  ['by nobody else', { result: 1, updatedByAccountId: 'other', isSubmitted: true }, false],
  [
    'by no colleague where it was imported',
    { result: 1, updatedByAccountId: null, isSubmitted: true },
    false,
  ],
  ['by anybody where nothing was held', { result: 4, updatedByAccountId: 'other', isSubmitted: true }, true],
  ['while it is a draft', { result: null, updatedByAccountId: 'other', isSubmitted: false }, true],
])('a feedback is changed %s [P6-009 P4-022 P4-023]', (_case, before, isAllowed) => {
  expect(mayChange(before, { accountId: 'me', isOwner: false })).toBe(isAllowed)
})

test('an imported feedback that nobody has changed is its interviewer’s to change', () => {
  const imported = { result: 1, updatedByAccountId: null, isSubmitted: true }
  const by = { accountId: 'me', isOwner: true }
  expect(mayChange(imported, by)).toBe(true)
  expect(mayChange({ ...imported, updatedByAccountId: 'other' }, by)).toBe(false)
})

test('a feedback belongs to its account; without one it belongs to the caller with its author’s name', () => {
  const caller = { accountId: 'me', namesInPlan: ['周予川'] }
  expect(ownerOf({ accountId: 'other', authorName: '周予川' }, caller)).toBe('other')
  expect(ownerOf({ accountId: null, authorName: '周予川' }, caller)).toBe('me')
  expect(ownerOf({ accountId: null, authorName: '何静姝' }, caller)).toBeNull()
  expect(ownerOf({ accountId: null, authorName: null }, caller)).toBeNull()
})

test('feedback that only its owner may see is opened by recruiters and the owner alone [P5-027 P2-113]', () => {
  expect(mayOpen(rights(), 'other', 0)).toBe(true)
  expect(mayOpen(rights(), 'other', 1)).toBe(false)
  expect(mayOpen(rights(), null, 1)).toBe(false)
  expect(mayOpen(rights(), 'me', 1)).toBe(true)
  expect(mayOpen(rights({ userType: 'general' }), 'other', 1)).toBe(true)
})

test('the refusal of a feedback is the first one in the order of the decision', () => {
  const about = { isCancelled: false, ownerAccountId: 'me', before: null, evaluationInvisibleStatus: 0 }
  expect(writingRefusal(rights(), about)).toBeNull()
  expect(writingRefusal(rights(), { ...about, isCancelled: true })).toBe('planCancelled')
  const another = { ...about, ownerAccountId: 'other' }
  expect(writingRefusal(rights(), another)).toBe('noPlanRight')
  expect(writingRefusal(rights(), { ...another, evaluationInvisibleStatus: 1 })).toBe('ownerOnly')
  expect(writingRefusal(rights({ isMaker: true }), another)).toBeNull()
  const before = { result: 1, updatedByAccountId: 'other', isSubmitted: true }
  expect(writingRefusal(rights({ userType: 'admin', isOwn: false }), { ...another, before })).toBe(
    'lastEditorOnly',
  )
})
