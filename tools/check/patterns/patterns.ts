import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Check, Finding } from '../finding.ts'
import { listFiles } from '../list-sources.ts'
import { type FoundPattern, findPatterns } from './find-patterns.ts'
import { type Slowest, slowestOf } from './time-pattern.ts'

/**
 * Checks that no regular expression of the server, of the rules or of a package holds the server for a long text.
 *
 * Each is timed with texts made for it, up to 100,000 signs. All of them count as meeting text from outside, save those
 * below.
 */
export const patterns: Check = { name: 'patterns', run: check }

interface Exemption {
  readonly file: string
  readonly source: string
  readonly reason: string
}

export const exemptions: readonly Exemption[] = [
  {
    file: 'packages/html/src/links.ts',
    source: String.raw`(?:[\p{L}\p{N}_-]+\.)+\p{L}{2,}`,
    reason: 'Words of more than 500 signs are not looked at.',
  },
  {
    file: 'features/visitors/site/rules/text.ts',
    source: String.raw`==(.+?)==|\[([^\]]+)\]\(((?:https:\/\/|\/|mailto:|tel:)[^)\s]*)\)`,
    reason: 'Texts of the content files, which the operator writes.',
  },
]

/** Patterns that the code puts together, by file: what each can become, or nothing where a reason is given. */
export const madePatterns: Readonly<Record<string, { sources: readonly string[]; reason: string }>> = {
  'packages/readers/src/docx/drawing.ts': {
    sources: [String.raw`(?:^|;)\s*width:\s*([\d.]{1,12})(\w\w)`],
    reason: 'Of one of two properties.',
  },
  'features/findings/evidence/rules/key-words.ts': {
    sources: [],
    reason: 'The words of a key word, escaped, with spaces between.',
  },
  'features/meetings/appointments/rules/mended-link.ts': {
    sources: ['[?&#;]userid=([^&]*)'],
    reason: 'Of the field of a page.',
  },
  'features/candidates/transcripts/rules/text-transcript.ts': {
    sources: [
      String.raw`^(\S.{0,99}?) ?[ (\[（【](\d{1,3}(?::\d{1,2}){1,2}(?:[.,]\d{1,3})?)(?![\d:])[)\]）】]?(?: ?[:：] ?|(?= ?$))`,
      String.raw`^[(\[（【]?(\d{1,3}(?::\d{1,2}){1,2}(?:[.,]\d{1,3})?)(?![\d:])[)\]）】]? ?(?:[|-] ?)?`,
    ],
    reason: 'Of a time, with or without an end.',
  },
  'features/candidates/resume-reading/rules/date-range.ts': {
    sources: [],
    reason: 'Of the forms of a date, without a repeat past 3.',
  },
  'features/candidates/resume-reading/rules/phone-numbers.ts': {
    sources: [],
    reason: 'Of the forms of a number, without a repeat past 6, tried where a number begins.',
  },
  'features/sign-in/second-factor/rules/codes.ts': {
    sources: ['^[a-z2-7]{26}$'],
    reason: 'Of an alphabet and a length.',
  },
  'features/candidates/transcripts/rules/cue-text.ts': {
    sources: [
      String.raw`<((?:\d{2,3}:)?\d{2}:\d{2}\.\d{3})>|<(\/?)(a|b|big|br|c)([\s./][^<>]*)?>|\{\\[^{}]*\}`,
    ],
    reason: 'Of a list of tags.',
  },
  'features/candidates/transcripts/rules/times.ts': {
    sources: [
      String.raw`^[ \t]*((?:\d{1,3}:)?\d{1,2}:\d{2}[.,]\d{3})[ \t]*-->[ \t]*((?:\d{1,3}:)?\d{1,2}:\d{2}[.,]\d{3})(?:[ \t].*)?$`,
    ],
    reason: 'Of two forms of a time.',
  },
}

const isProduct = (file: string) =>
  !/\/web\/|\.test\.ts$|-under-test\.ts$|^packages\/(?:testkit|ui)\/|\.d\.ts$/.test(file)

function wordsOf({ shape, length, ms }: Slowest): string {
  const text = [shape.before, `${shape.pump}…`, shape.after].map((part) => JSON.stringify(part)).join(' + ')
  return `takes ${Math.round(ms)} ms for ${length} signs, ${text}`
}

/** Returns the faults of the patterns; `timed` gives what took one too long, or null. */
export function patternFaults(
  found: readonly FoundPattern[],
  timed: (source: string, flags: string) => Slowest | null,
): string[] {
  const faults: string[] = []
  const usedFiles = new Set<string>()
  const usedExemptions = new Set<Exemption>()
  for (const { file, line, source, flags } of found) {
    const made = source === null ? madePatterns[file] : undefined
    if (made) usedFiles.add(file)
    if (source === null && !made)
      faults.push(`${file}:${line}: what this pattern can become stands in no list`)
    const exemption = exemptions.find((each) => each.file === file && each.source === source)
    if (exemption) usedExemptions.add(exemption)
    if (exemption) continue
    for (const each of source === null ? (made?.sources ?? []) : [source]) {
      const slowest = timed(each, flags)
      if (slowest) faults.push(`${file}:${line}: /${each}/${flags} ${wordsOf(slowest)}`)
    }
  }
  for (const each of exemptions)
    if (!usedExemptions.has(each))
      faults.push(`${each.file}: the exempted pattern /${each.source}/ is not there`)
  for (const file of Object.keys(madePatterns))
    if (!usedFiles.has(file)) faults.push(`${file}: it puts no pattern together`)
  return faults
}

async function check(root: string): Promise<Finding> {
  const files = (await listFiles(root, ['{features,packages,apps/server}/**/*.ts'])).filter(isProduct)
  const found: FoundPattern[] = []
  for (const file of files) {
    found.push(...findPatterns(file, await readFile(join(root, file), 'utf8')))
  }
  const known = new Map<string, Slowest | null>()
  const timed = (source: string, flags: string) => {
    const key = `${source}/${flags}`
    const slowest = known.has(key) ? (known.get(key) ?? null) : slowestOf(source, flags)
    known.set(key, slowest)
    return slowest
  }
  return {
    faults: patternFaults(found, timed),
    note: `${found.length} patterns, ${exemptions.length} exempt`,
  }
}
