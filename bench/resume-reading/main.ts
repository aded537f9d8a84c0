import { chromium } from '@playwright/test'
import { repositoryRoot } from '../../apps/server/src/plumbing/features.ts'
import { readResume } from '../../features/candidates/resume-reading/server/actions/read-resume.ts'
import { findChromium } from '../../tools/test/chromium.ts'
import { type Compared, compareReading, type Verdict } from './compare.ts'
import { heldOutTemplates } from './held-out/templates.ts'
import { inventedPerson } from './invented.ts'
import type { Person } from './person.ts'
import { boardTemplates } from './practice/boards.ts'
import { printedTemplates } from './practice/printed.ts'
import { wordTemplates } from './practice/word.ts'
import { seenTemplates } from './seen/templates.ts'
import type { Template } from './template.ts'

/** Day up to which present work counts, so that each run reads the same. */
const now = new Date('2026-11-29T00:00:00Z')

const { path, fault } = await findChromium(repositoryRoot)
if (!path) throw new Error(fault)
const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox', '--disable-gpu'] })
const page = await browser.newPage()

async function bytesOf(template: Template, person: Person): Promise<{ bytes: Buffer; ending: string }> {
  const resume = await template.write(person)
  if (resume.kind === 'file') return resume
  await page.setContent(resume.html)
  return {
    bytes: await page.pdf({
      format: 'A4',
      printBackground: true,
      margin: { top: '36px', bottom: '36px', left: '36px', right: '36px' },
    }),
    ending: 'pdf',
  }
}

interface Read {
  readonly resume: string
  readonly compared: readonly Compared[]
  readonly ms: number
}

/** Reads each template with some persons; `rounds` is the number of persons of each language. */
async function readAll(templates: readonly Template[], rounds: number, shift: number): Promise<Read[]> {
  const jobs = templates.flatMap((template, index) =>
    template.langs.flatMap((lang) =>
      Array.from({ length: rounds }, (_, round) => ({
        template,
        person: inventedPerson(lang, shift + index * 3 + round),
      })),
    ),
  )
  const reads: Read[] = []
  for (const { template, person } of jobs) {
    const { bytes, ending } = await bytesOf(template, person)
    const began = performance.now()
    const reading = await readResume({ bytes, name: `resume.${ending}` }, { now, by: 'bench' })
    const ms = performance.now() - began
    reads.push({
      resume: `${template.name}, ${person.lang}`,
      compared: compareReading(template.writesYears ? inYears(person) : person, reading),
      ms,
    })
  }
  return reads
}

/** The person with the dates of the education as a template of years writes them. */
function inYears(person: Person): Person {
  const year = (date: string) => date.slice(0, 4)
  const education = person.education.map((entry) => ({
    ...entry,
    begin: year(entry.begin),
    end: year(entry.end),
  }))
  return { ...person, education }
}

const columns: readonly Verdict[] = ['right', 'wrong', 'empty', 'choice']

function print(title: string, reads: readonly Read[]): void {
  const all = reads.flatMap(({ compared }) => compared)
  process.stdout.write(
    `\n${title}: ${reads.length} resumes\n${'field'.padEnd(30)}${columns.map((one) => one.padStart(8)).join('')}   right  wrong\n`,
  )
  for (const [field, own] of Map.groupBy(all, ({ field }) => field)) {
    const counts = columns.map((verdict) => own.filter((one) => one.verdict === verdict).length)
    const [right = 0, wrong = 0] = counts
    const share = (count: number) => `${((100 * count) / own.length).toFixed(1)} %`.padStart(8)
    process.stdout.write(
      `${field.padEnd(30)}${counts.map((count) => String(count).padStart(8)).join('')}${share(right)}${share(wrong)}\n`,
    )
  }
  const times = reads.map(({ ms }) => ms).toSorted((one, other) => one - other)
  process.stdout.write(
    `time of one resume: median ${times[Math.floor(times.length / 2)]?.toFixed(0)} ms, longest ${times.at(-1)?.toFixed(0)} ms\n`,
  )
}

/** Lists the fields that differ from the resume. */
function printFaults(reads: readonly Read[]): void {
  for (const { resume, compared } of reads)
    for (const { field, verdict, truth, read } of compared)
      if (verdict !== 'right')
        process.stdout.write(`${resume}: ${field} ${verdict}: ${truth} <- ${read.slice(0, 160)}\n`)
}

const wanted = process.argv.slice(2)
const isTold = wanted.includes('faults')
const sets: readonly {
  name: string
  title: string
  templates: readonly Template[]
  rounds: number
  shift: number
}[] = [
  {
    name: 'practice',
    title: 'Templates beside which the rules were written',
    templates: [...wordTemplates, ...printedTemplates, ...boardTemplates],
    rounds: 2,
    shift: 0,
  },
  {
    name: 'seen',
    title: 'Templates that the rules were mended by',
    templates: seenTemplates,
    rounds: 2,
    shift: 5,
  },
  {
    name: 'held-out',
    title: 'Templates that no rule was written or mended by',
    templates: heldOutTemplates,
    rounds: 4,
    shift: 40,
  },
]
const asked = sets.filter(({ name }) => wanted.includes(name))
for (const { title, templates, rounds, shift } of asked.length > 0 ? asked : sets) {
  const reads = await readAll(templates, rounds, shift)
  if (isTold) printFaults(reads)
  print(title, reads)
}
await browser.close()
