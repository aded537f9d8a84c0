import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chainChecker, type StoredEntry } from './chain.ts'
import { type AuditEntry, canonicalText, entryText, firstHash } from './entry.ts'

/** Any function whose values differ where texts do serves here; sha256 is the server's. */
const hashOf = (text: string) =>
  [...text].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_000_007, 7).toString(16)

function chainOf(details: readonly unknown[]): StoredEntry[] {
  let previousHash = firstHash
  return details.map((detail, index) => {
    const entry: AuditEntry = {
      companyId: 'c',
      sequence: index + 1,
      at: 1000 + index,
      accountId: 'a',
      accountName: '陈薇',
      action: 'decision.made',
      candidateId: 'p',
      interviewId: null,
      details: detail,
      previousHash,
    }
    const hash = hashOf(entryText(entry))
    previousHash = hash
    return { ...entry, hash }
  })
}

function firstBreak(entries: readonly StoredEntry[], whole: readonly StoredEntry[]) {
  const checker = chainChecker(hashOf)
  for (const entry of entries) {
    const found = checker.next(entry)
    if (found) return found
  }
  const last = whole.at(-1)
  return checker.end(last ? { sequence: last.sequence, hash: last.hash } : null)
}

const anyChain = fc.array(fc.jsonValue(), { minLength: 1, maxLength: 12 }).map(chainOf)

test('a chain that nobody touched has no break', () => {
  fc.assert(
    fc.property(anyChain, (chain) => {
      expect(firstBreak(chain, chain)).toBe(null)
    }),
  )
})

test('the first altered entry is named, whichever it is', () => {
  fc.assert(
    fc.property(anyChain, fc.nat(), (chain, at) => {
      const index = at % chain.length
      const forged = chain.map((entry, place) =>
        place === index ? { ...entry, details: { forged: true, was: entry.details } } : entry,
      )
      expect(firstBreak(forged, chain)).toEqual({ sequence: index + 1, why: 'altered' })
    }),
  )
})

test('an altered entry with a new hash of its own breaks the chain at the next one, or at its head', () => {
  fc.assert(
    fc.property(anyChain, fc.nat(), (chain, at) => {
      const index = at % chain.length
      const forged = chain.map((entry, place) => {
        if (place !== index) return entry
        const { hash: _, ...rest } = { ...entry, accountName: 'somebody else' }
        return { ...rest, hash: hashOf(entryText(rest)) }
      })
      const isLast = index === chain.length - 1
      expect(firstBreak(forged, chain)).toEqual(
        isLast ? { sequence: index + 1, why: 'altered' } : { sequence: index + 2, why: 'unlinked' },
      )
    }),
  )
})

test('an entry that was taken out is missing, in the middle and at the end', () => {
  fc.assert(
    fc.property(anyChain, fc.nat(), (chain, at) => {
      const index = at % chain.length
      expect(firstBreak(chain.toSpliced(index, 1), chain)).toEqual({ sequence: index + 1, why: 'missing' })
    }),
  )
})

test('equal values have one text, however their keys were written', () => {
  expect(canonicalText({ b: 1, a: [undefined, { d: null, c: '甲' }] })).toBe(
    '{"a":[null,{"c":"甲","d":null}],"b":1}',
  )
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(canonicalText(JSON.parse(JSON.stringify(value)))).toBe(canonicalText(value))
    }),
  )
})
