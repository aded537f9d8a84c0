import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalText } from './canonical.ts'
import { chainChecker, type StoredEntry, type WholeEntry } from './chain.ts'
import { type AuditEntry, firstHash, storedTime } from './entry.ts'
import { entryForm, entryText, nameText, sealedForm } from './entry-text.ts'

/** Any function whose values differ where texts do serves here; sha256 is the server's. */
const hashOf = (text: string) =>
  [...text].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_000_007, 7).toString(16)

const name = { nonce: 'n', name: '陈薇' }

/** An entry with the name that it names, and without values. */
const whole = (entry: StoredEntry): WholeEntry => ({
  entry,
  name: entry.nameHash === null ? null : name,
  values: null,
})

function chainOf(details: readonly unknown[], form = entryForm): StoredEntry[] {
  let previousHash = firstHash
  return details.map((detail, index) => {
    const entry: AuditEntry = {
      companyId: 'c',
      sequence: index + 1,
      at: storedTime(new Date(1000 + index)),
      accountId: 'a',
      accountName: form < sealedForm ? '陈薇' : null,
      nameHash: form < sealedForm ? null : hashOf(nameText(name)),
      valuesHash: null,
      action: 'decision.made',
      candidateId: 'p',
      interviewId: null,
      details: detail,
      previousHash,
    }
    const hash = hashOf(entryText(entry, form))
    previousHash = hash
    return { ...entry, form, hash }
  })
}

function firstBreak(entries: readonly StoredEntry[], written: readonly StoredEntry[]) {
  const checker = chainChecker(hashOf)
  for (const entry of entries) {
    const found = checker.next(whole(entry))
    if (found) return found
  }
  const last = written.at(-1)
  return checker.end(last ? { sequence: last.sequence, hash: last.hash } : null)
}

const anyChain = fc
  .tuple(fc.array(fc.jsonValue(), { minLength: 1, maxLength: 12 }), fc.constantFrom(1, 2, entryForm))
  .map(([details, form]) => chainOf(details, form))

test('an untouched chain has no break', () => {
  fc.assert(
    fc.property(anyChain, (chain) => {
      expect(firstBreak(chain, chain)).toBe(null)
    }),
  )
})

test('the first altered entry is named at any place', () => {
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
        const { hash: _, form, ...rest } = { ...entry, accountId: 'somebody else' }
        return { ...rest, form, hash: hashOf(entryText(rest, form)) }
      })
      const isLast = index === chain.length - 1
      expect(firstBreak(forged, chain)).toEqual(
        isLast ? { sequence: index + 1, why: 'head' } : { sequence: index + 2, why: 'unlinked' },
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

test('a head of an earlier entry and a missing head are reported', () => {
  fc.assert(
    fc.property(anyChain, fc.nat(), (chain, at) => {
      const found = (head: { sequence: number; hash: string } | null) => {
        const checker = chainChecker(hashOf)
        for (const entry of chain) expect(checker.next(whole(entry))).toBe(null)
        return checker.end(head)
      }
      const last = chain.length
      const { hash = '' } = chain.at(-1) ?? {}
      expect(found({ sequence: last, hash })).toBe(null)
      expect(found({ sequence: at % last, hash })).toEqual({ sequence: last, why: 'head' })
      expect(found(null)).toEqual({ sequence: last, why: 'head' })
    }),
  )
})

test('an entry that stands before the first, or twice, belongs to no chain', () => {
  const [first] = chainOf([1])
  if (!first) throw new Error('a chain has a first entry')
  expect(chainChecker(hashOf).next(whole({ ...first, sequence: 0 }))).toEqual({
    sequence: 0,
    why: 'unlinked',
  })
  const checker = chainChecker(hashOf)
  checker.next(whole(first))
  expect(checker.next(whole(first))).toEqual({ sequence: 1, why: 'unlinked' })
})

test('a time that was moved by a microsecond is another, in either form', () => {
  for (const form of [1, 2, entryForm]) {
    const [entry] = chainOf([{ to: 1 }], form)
    if (!entry) throw new Error('a chain has a first entry')
    const moved = { ...entry, at: '1970-01-01T00:00:01.000001Z' }
    expect(chainChecker(hashOf).next(whole(entry))).toBe(null)
    expect(chainChecker(hashOf).next(whole(moved))).toEqual({ sequence: 1, why: 'altered' })
  }
})

const entry: AuditEntry = {
  companyId: 'c',
  sequence: 7,
  at: '2026-03-14T02:00:00.000000Z',
  accountId: null,
  accountName: '陈薇',
  nameHash: 'the hash of a name',
  valuesHash: 'the hash of values',
  action: 'decision.made',
  candidateId: null,
  interviewId: null,
  details: { to: { score: 4.5 }, from: null },
  previousHash: 'ab',
}

test('the text of an entry holds all that is stored, with its form', () => {
  expect(entryText(entry, 2)).toBe(
    '{"accountId":null,"accountName":"陈薇","action":"decision.made","at":"2026-03-14T02:00:00.000000Z",' +
      '"candidateId":null,"companyId":"c","details":{"from":null,"to":{"score":4.5}},"form":2,' +
      '"interviewId":null,"previousHash":"ab","sequence":7}',
  )
})

test('from form 3 on, the text of an entry holds hashes in place of the name and the private values', () => {
  expect(entryText(entry, 3)).toBe(
    '{"accountId":null,"action":"decision.made","at":"2026-03-14T02:00:00.000000Z","candidateId":null,' +
      '"companyId":"c","details":{"from":null,"to":{"score":4.5}},"form":3,"interviewId":null,' +
      '"nameHash":"the hash of a name","previousHash":"ab","sequence":7,"valuesHash":"the hash of values"}',
  )
})

test('an entry of the first form keeps the text that it was hashed with', () => {
  expect(entryText(entry, 1)).toBe(
    '{"accountId":null,"accountName":"陈薇","action":"decision.made","at":1773453600000,' +
      '"candidateId":null,"companyId":"c","details":{"from":null,"to":{"score":4.5}},' +
      '"interviewId":null,"previousHash":"ab","sequence":7}',
  )
})

test('equal values have one text, in the form of RFC 8785', () => {
  expect(canonicalText({ b: 1, a: [undefined, { d: null, c: '甲', e: undefined }] })).toBe(
    '{"a":[null,{"c":"甲","d":null}],"b":1}',
  )
  // The example of the RFC's section 3.2.2.
  const numbers = [333333333.3333333, 1e30, 4.5, 2e-3, 0.000000000000000000000000001]
  const text = '\u20ac$\u000f\nA\'B"\\"/'
  expect(canonicalText({ numbers, string: text, literals: [null, true, false] })).toBe(
    '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],' +
      '"string":"€$\\u000f\\nA\'B\\"\\\\\\"/"}',
  )
  expect(
    canonicalText({ '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\u{1f600}': 5, '\u0080': 6, ö: 7 }),
  ).toBe('{"\\r":2,"1":4,"\u0080":6,"ö":7,"€":1,"😀":5,"\ufb33":3}')
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(canonicalText(JSON.parse(JSON.stringify(value)))).toBe(canonicalText(value))
    }),
  )
})

/** The text that entries of the first form were hashed as, before RFC 8785 was followed by name. */
function firstText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => firstText(item ?? null)).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, field]) => `${JSON.stringify(key)}:${firstText(field)}`)
  return `{${fields.join(',')}}`
}

test('an entry of the first form keeps the text that it was hashed as', () => {
  const storable = fc.oneof(
    fc.jsonValue({ stringUnit: 'binary' }),
    fc.array(fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constant(-0))),
    fc.dictionary(
      fc.string({ unit: 'binary' }),
      fc.option(fc.string({ unit: 'binary' }), { nil: undefined }),
    ),
  )
  fc.assert(
    fc.property(storable, (value) => {
      expect(canonicalText(value)).toBe(firstText(value))
    }),
    { numRuns: 1_000 },
  )
})

test('half a surrogate pair is hashed as the database stores it', () => {
  expect(canonicalText(['a\ud83d'])).toBe('["a\ufffd"]')
})
