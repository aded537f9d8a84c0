import { expect, test } from 'vitest'
import { isNameTyped, namesCandidate } from './confirmation.ts'
import { writeSeen } from './counts.ts'

test('a typed name counts in any case, width and spacing, and nothing else does', () => {
  expect(isNameTyped(' shu  LAN ', ['舒岚', 'Shu Lan'])).toBe(true)
  expect(isNameTyped('舒岚', ['舒岚', null])).toBe(true)
  expect(isNameTyped('舒', ['舒岚', null])).toBe(false)
  expect(isNameTyped('  ', ['舒岚', ' '])).toBe(false)
})

test('a reason that holds a name or a contact names the candidate', () => {
  expect(namesCandidate('舒岚 asked for it', ['舒岚', null])).toBe(true)
  expect(namesCandidate('Asked for it', ['舒岚', null, ''])).toBe(false)
})

test('the counts that were read are one text, in the order of the dialog', () => {
  const counts = {
    files: 1,
    interviews: 2,
    answers: 3,
    plans: 4,
    evaluations: 5,
    remarks: 6,
    links: 7,
    mails: 8,
  }
  expect(writeSeen(counts)).toBe('1 2 3 4 5 6 7 8')
})
