import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nothingHeldBack } from '../../platform/access/rules/held-back.ts'
import { defaultButtons } from '../../platform/access/rules/permissions.ts'
import { copyName, pathOfFile, safeFileName } from './rules/file-names.ts'
import { isRightAnswer, linkState, questionsOf } from './rules/links.ts'
import { isMarkup, textOfMarkup } from './rules/markup.ts'
import { sizeText } from './rules/size.ts'
import { decideExport, mayOpen } from './rules/who.ts'

describe('the name of a file in a copy', () => {
  test.each([
    ['../../etc/passwd', 'files/001 etc passwd'],
    ['a\u0000b.pdf', 'files/001 a b.pdf'],
    ['CON', 'files/001 CON'],
    ['.htaccess', 'files/001 htaccess'],
    ['résumé 简历.pdf', 'files/001 résumé 简历.pdf'],
    ['👩‍💻.png', 'files/001 👩‍💻.png'],
    ['evil\u202egpj.exe', 'files/001 evilgpj.exe'],
    ['a\\b:c*?.doc', 'files/001 a b c.doc'],
    ['', 'files/001 file'],
    ['...', 'files/001 file'],
    ['\ud800.pdf', 'files/001 pdf'],
  ])('of %j is %j', (name, path) => {
    expect(pathOfFile(0, name)).toBe(path)
  })

  test('of 300 characters is cut and keeps its ending', () => {
    const name = safeFileName(`${'简'.repeat(300)}.docx`)
    expect(name.endsWith('简.docx')).toBe(true)
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(150)
  })

  test('leads to no other folder, with any characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), fc.nat(998), (name, place) => {
        const path = pathOfFile(place, name)
        expect(path.split('/')).toHaveLength(2)
        expect(path).not.toMatch(/\.\.\/|[\\:*?"<>|\p{Cc}]/u)
        expect(Buffer.byteLength(path)).toBeLessThan(180)
        expect(path.isWellFormed()).toBe(true)
      }),
    )
  })

  test('of the zip has the name of the candidate only where it is not hidden', () => {
    const at = new Date('2026-03-14T02:00:00Z')
    expect(copyName('沈/知遥', at)).toBe('沈 知遥 2026-03-14.zip')
    expect(copyName(null, at)).toBe('candidate 2026-03-14.zip')
  })
})

describe('who exports', () => {
  const asker = (userType: 'admin' | 'general' | 'interviewer' | 'read', given = {}) => ({
    viewer: { userType, permissions: new Set(defaultButtons[userType]) },
    isAnonymous: false,
    heldBack: nothingHeldBack,
    ...given,
  })

  test('an administrator gets everything, also of an anonymous candidate', () => {
    expect(decideExport(asker('admin', { isAnonymous: true }), [])).toEqual({
      allowed: true,
      permissions: null,
    })
  })

  test('HR exports where the company says so, limited by the role', () => {
    expect(decideExport(asker('general'), [])).toEqual({ allowed: false, refusal: 'mayNot' })
    expect(decideExport(asker('general'), ['erase'])).toEqual({ allowed: false, refusal: 'mayNot' })
    const decision = decideExport(asker('general'), ['export'])
    expect(decision.allowed && decision.permissions).not.toContain('overviewAI')
  })

  test('HR exports nobody whose name or opinions are withheld', () => {
    const heldBack = { ...nothingHeldBack, opinions: true }
    const refused = { allowed: false, refusal: 'hidden' }
    expect(decideExport(asker('general', { isAnonymous: true }), ['export'])).toEqual(refused)
    expect(decideExport(asker('general', { heldBack }), ['export'])).toEqual(refused)
  })

  test('interviewers and read-only accounts never export', () => {
    for (const userType of ['interviewer', 'read'] as const)
      expect(decideExport(asker(userType), ['export']).allowed).toBe(false)
  })

  test('HR opens an own copy with the permissions that it was made by, and no other', () => {
    const hr = { accountId: 'a', userType: 'general' as const, permissions: new Set(['candidate']) }
    expect(mayOpen(hr, { askedByAccountId: 'a', permissions: ['candidate'] })).toBe(true)
    expect(mayOpen(hr, { askedByAccountId: 'a', permissions: ['candidate', 'offer'] })).toBe(false)
    expect(mayOpen(hr, { askedByAccountId: 'a', permissions: null })).toBe(false)
    expect(mayOpen(hr, { askedByAccountId: 'b', permissions: ['candidate'] })).toBe(false)
    expect(mayOpen({ ...hr, userType: 'admin' }, { askedByAccountId: 'b', permissions: null })).toBe(true)
  })
})

describe('the question of a link', () => {
  const facts = { phone: '+86 138-0000-0001', email: 'Shen@Person.example', mailedTo: null }

  test.each([
    ['0001', true],
    [' ００01 ', true],
    ['shen@person.EXAMPLE ', true],
    ['00001', false],
    ['1', false],
    ['', false],
    ['other@person.example', false],
  ])('takes %j: %s', (answer, isRight) => {
    expect(isRightAnswer(answer, facts)).toBe(isRight)
  })

  test('takes the address that the link was mailed to, and not the present one', () => {
    const mailed = { ...facts, mailedTo: 'old@person.example' }
    expect(isRightAnswer('old@person.example', mailed)).toBe(true)
    expect(isRightAnswer('shen@person.example', mailed)).toBe(false)
  })

  test('without phone and e-mail has no right answer', () => {
    const nobody = { phone: null, email: null, mailedTo: null }
    expect(questionsOf(nobody)).toEqual({ phone: false, email: false })
    expect(isRightAnswer('', nobody)).toBe(false)
    expect(isRightAnswer('12', { ...nobody, phone: '12' })).toBe(false)
  })
})

test.each([
  [{ revokedAt: new Date(0), expiresAt: new Date(9), misses: 8 }, 'revoked'],
  [{ revokedAt: null, expiresAt: new Date(0), misses: 8 }, 'locked'],
  [{ revokedAt: null, expiresAt: new Date(5), misses: 7 }, 'expired'],
  [{ revokedAt: null, expiresAt: new Date(6), misses: 7 }, 'live'],
])('a link of %j is %s', (facts, state) => {
  expect(linkState(facts, new Date(5))).toBe(state)
})

test.each([
  [0, '0.1 KB'],
  [3_400, '3.3 KB'],
  [45 * 1024 ** 2, '45 MB'],
  [3.25 * 1024 ** 3, '3.3 GB'],
])('%i bytes read %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text)
})

test('the markup of a resume reads as lines, and other text stays as it is', () => {
  expect(isMarkup('<p>one</p>')).toBe(true)
  expect(isMarkup('a < b')).toBe(false)
  expect(isMarkup('<script>x</script>')).toBe(false)
  expect(textOfMarkup('<p>R&amp;D</p><ul><li>two<br/>three</li></ul>')).toBe('R&D\ntwo\nthree')
})
