import { monitorEventLoopDelay } from 'node:perf_hooks'
import { listServedCalls } from '@candor/testkit/calls'
import { describe, expect, test } from 'vitest'
import { type Case, casesOf, isBatchable } from './callers/cases-under-test.ts'
import { matrixUnderTest } from './callers/matrix-under-test.ts'
import { mapLeaves, plantedFiles } from './callers/planted-bundle-under-test.ts'

/** A pattern that is not linear blocks the event loop for many times as long. */
const maxBlockedMs = 1_500

/** Length of a text where the importer takes it; the longest that it takes elsewhere. */
const usualLength = 60_000

/** What patterns that are not linear read again and again. */
const texts = {
  'opening brackets': '<',
  'opened tags': '<a b="',
  blanks: ' ',
  'words and blanks': 'not   ',
  ampersands: '&a',
  addresses: 'https://a.a@',
}

const isOfReport = ({ call: { access, path } }: Case) =>
  typeof access === 'object' && !('act' in access) && !path.startsWith('/admin/')
const calls = casesOf(await listServedCalls()).filter((one) => isBatchable(one) && isOfReport(one))

const matrix = matrixUnderTest()

/** Fields by which the importer finds things. */
const keptKey = /externalId|[iI]d$|_id$|^followUpOf$|^keyPointInfoResult$|Url$|^(email|phone)$/

/** A place in a bundle, the same for all entries of a list. */
const placeOf = (path: readonly string[]) => path.filter((key) => !/^\d+$/.test(key)).join('.')

type LengthAt = ReadonlyMap<string, number>

/** A bundle with a long text in the first entry of each field; of a length of 0 the text stays. */
function withLongTexts(bundle: unknown, unit: string, lengthAt: LengthAt): unknown {
  const seen = new Set<string>()
  return mapLeaves(bundle, (leaf, path) => {
    const place = placeOf(path)
    if (typeof leaf !== 'string' || keptKey.test(path.at(-1) ?? '')) return leaf
    if (leaf.startsWith('media/') || seen.has(place)) return leaf
    seen.add(place)
    const length = lengthAt.get(place) ?? usualLength
    return length === 0 ? leaf : `x${unit.repeat(length / unit.length)}`.slice(0, length - 1).concat('x')
  })
}

/** Imports long texts in place of the candidate's, shorter where the importer says so; returns the places that kept their own. */
async function importLongTexts(unit: string): Promise<string[]> {
  const { own, importer } = matrix.current
  const colleague = own.accounts.get('general')?.email ?? ''
  const { files } = await plantedFiles(own.words[0] ?? '', { isAnonymous: false, colleague })
  const lengthAt = new Map<string, number>()
  let faults: unknown = []
  // The importer tells a hundred faults at a time.
  for (let round = 0; round < 12; round += 1) {
    const bundle = withLongTexts(files['bundle.json'], unit, lengthAt)
    const [result] = await importer.importFiles({ ...files, 'bundle.json': bundle }, own.companyId)
    if (result?.state === 'stored')
      return [...lengthAt].flatMap(([place, length]) => (length === 0 ? [place] : []))
    faults = result?.faults.slice(0, 5)
    for (const { path, message } of result?.faults ?? []) {
      const place = placeOf(path.split(/[.[\]]+/).filter((key) => key !== ''))
      const most = Number(/at most ([\d,]+) characters/.exec(message)?.[1]?.replaceAll(',', '') ?? 0)
      lengthAt.set(place, lengthAt.has(place) ? 0 : most)
    }
  }
  throw new Error(`the importer does not take the texts: ${JSON.stringify(faults)}`)
}

const loop = monitorEventLoopDelay({ resolution: 5 })

describe(`${calls.length} calls that read`, () => {
  test.each(Object.entries(texts))('keep nobody waiting, however long imported %s are', async (_, unit) => {
    const caller = matrix.current.people.get('superAdmin')
    if (!caller) throw new Error('there is nobody to call')
    const kept = await importLongTexts(unit)
    // Dates, languages and other words of a list.
    expect(kept.length).toBeLessThan(20)
    loop.enable()
    const slow: string[] = []
    for (const one of calls) {
      loop.reset()
      await matrix.current.act(one, caller)
      // The delay is measured once the loop turns again.
      await new Promise((resolve) => setTimeout(resolve, 10))
      const blockedMs = loop.max / 1e6
      if (blockedMs > maxBlockedMs) slow.push(`${one.name}: ${Math.round(blockedMs)} ms`)
    }
    loop.disable()
    await matrix.current.restore()
    expect(slow).toEqual([])
  })
})
