import { newId } from '@candor/db/new-id'
import { expect, test } from 'vitest'
import { fileReference, isMediaExpired, mediaExpiry, readFileReference } from './rules.ts'

test('an address holds at least six hours, and the same one within the hour', () => {
  const early = new Date('2026-03-14T02:00:01Z')
  const late = new Date('2026-03-14T02:59:59Z')
  expect(mediaExpiry(early)).toEqual(mediaExpiry(late))
  expect(mediaExpiry(late).getTime() - late.getTime()).toBeGreaterThanOrEqual(6 * 60 * 60 * 1000)
  expect(isMediaExpired(mediaExpiry(early), mediaExpiry(early))).toBe(true)
  expect(isMediaExpired(mediaExpiry(early), late)).toBe(false)
})

test('a reference names its file, and other text names none', () => {
  const id = newId<'file'>()
  expect(readFileReference(fileReference(id))).toBe(id)
  for (const text of [null, '', 'file:', 'file:../../etc/passwd', id])
    expect(readFileReference(text)).toBe(null)
})
