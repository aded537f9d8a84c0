import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Check, Finding } from './finding.ts'
import { listFiles } from './list-sources.ts'

/**
 * Historic spellings of the wire that are no snake_case: those are found in the contracts.
 *
 * The model has a word of its own for each (docs/glossary.md).
 */
const historicNames = [
  ...['interviewResult', 'answerResult', 'interviewCategory', 'interviewRoundNum', 'interviewArrangeList'],
  ...['labelscore', 'actualscore', 'subAnswerList', 'questionOptionList', 'optionExt', 'answerFileList'],
  ...['jobseekerChannelId', 'jobSeekerChannelId', 'positionid', 'jobtitle', 'startdate', 'enddate'],
  ...['usetime', 'totaltime', 'haveAi', 'haveVideoQuestion', 'transferWorkSyncAiData', 'problemAnswerId'],
  ...['triggerOneVote', 'showRecommendAction', 'stageTypeId', 'colorBlindess', 'optionCode', 'scoreReason'],
]

/** The rules that read a reply, a bundle or an address into the model: a feature has one for each that it reads. */
const readingRules = [
  ...['analysis', 'answers', 'claims', 'facts', 'key-points'].map((file) => `analysis/rules/${file}.ts`),
  'audit-log/rules/sentence.ts',
  ...['candidate', 'ids'].map((file) => `candidates/rules/${file}.ts`),
  ...['bundle', 'bundle-times', 'references'].map((file) => `imports/rules/${file}.ts`),
  'evidence/rules/wire.ts',
  'feedback/rules/wire.ts',
  'my-interviews/rules/wire.ts',
  'integrity/rules/findings.ts',
  ...['ai-data', 'read-interview'].map((file) => `interviews/rules/${file}.ts`),
  'manual-scores/rules.ts',
  'password-report/rules/read-report.ts',
  'personality/rules/pdp.ts',
  'report-competency/rules/report.ts',
  'report-custom-questions/rules/custom.ts',
  'report-offline/rules.ts',
  'report-programme/rules/programme.ts',
  ...['items', 'json-resume-items', 'lists', 'original'].map((file) => `report-resume/rules/${file}.ts`),
  'report/rules/address.ts',
  'report/rules/neighbour-address.ts',
  'report/web/report-queries.ts',
  'shortlist/rules/steps.ts',
  'site/rules/sample.ts',
].map((file) => `features/${file}`)

/** How many files name a stored field, its words and tests apart: one more would read it a second time. */
const mostFiles = { workYears: 10, eliminationReasonRequired: 4 }

/** Wire names stand in contracts, on the server and in the rule that reads a reply; tests plan replies and may name them. */
export const wireNames: Check = { name: 'wire names', run: check }

async function check(root: string): Promise<Finding> {
  const paths = await listFiles(root, ['{features,apps/web}/**/*.{ts,tsx}'])
  const texts = new Map<string, string>()
  for (const path of paths) texts.set(path, await readFile(join(root, path), 'utf8'))
  const names = namesOf([...texts].flatMap(([path, text]) => (isContract(path) ? [text] : [])))
  const faults = [...texts].flatMap(([path, text]) => faultsOf(path, text, names))
  return { faults: [...faults, ...spreadFaults(texts)], note: `${names.size} names` }
}

const isContract = (path: string) => /^features\/[^/]+\/contract(\.ts$|\/)/.test(path)

/** The names that only the wire has: the snake_case keys of the contracts, and the historic ones. */
export function namesOf(contracts: readonly string[]): ReadonlySet<string> {
  const keys = contracts.flatMap((text) => [...text.matchAll(/^\s+([a-z]\w*_\w+):/gm)])
  return new Set([...historicNames, ...keys.flatMap(([, key]) => key ?? [])])
}

const isWordsOrTest = (path: string) => /^features\/[^/]+\/messages\/|(\.test|-under-test)\.tsx?$/.test(path)

const wordsOf = (text: string) => new Set([...text.matchAll(/[A-Za-z]\w*/g)].map(([word]) => word))

/** The names of the wire in a file that may not hold them. */
export function faultsOf(path: string, text: string, names: ReadonlySet<string>): string[] {
  const mayHold = /^features\/[^/]+\/(contract|server)[./]/.test(path) || isWordsOrTest(path)
  if (mayHold || readingRules.includes(path)) return []
  return [...wordsOf(text)]
    .filter((word) => names.has(word))
    .map((name) => `${path}: ${name} is a name of the wire; read it into the model in one place`)
}

/** The stored fields that more files name than they have to. */
export function spreadFaults(texts: ReadonlyMap<string, string>): string[] {
  return Object.entries(mostFiles).flatMap(([name, most]) => {
    const files = [...texts].flatMap(([path, text]) =>
      !isWordsOrTest(path) && wordsOf(text).has(name) ? [path] : [],
    )
    return files.length > most
      ? [`${name} is named in ${files.length} files, of at most ${most}: ${files.join(', ')}`]
      : []
  })
}
