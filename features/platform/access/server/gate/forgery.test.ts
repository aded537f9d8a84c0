import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../../../../', import.meta.url))
const run = promisify(execFile)

/**
 * What anybody may import, and a proof that they were given. The makers of proof themselves (proof.ts) compile for
 * whoever imports them: `proof-is-made-by-the-gate` lets nobody but the gate, which tools/check/boundaries.test.ts tries.
 */
const given = `
import { callsOf } from '${root}packages/call/src/define.ts'
import { WireId } from '${root}packages/call/src/fields.ts'
import { type CandidateId, readId } from '${root}packages/kernel/src/ids.ts'
import * as z from '${root}node_modules/zod/mini/index.js'
import type {} from '${root}features/platform/access/rules/declared.ts'
import * as gate from '${root}features/platform/access/server/gate.ts'
import * as reports from '${root}features/platform/access/server/gate/report-access.ts'
import * as types from '${root}features/platform/access/rules/viewer.ts'
declare const text: string
declare const viewer: types.Viewer
declare const real: types.ReportReader
declare const visitor: types.Visitor
const facts = {
  candidateId: real.candidateId,
  positionId: real.positionId,
  interviewId: real.interviewId,
  isAnonymous: false,
  stageId: '1',
  acts: new Set<never>(),
  heldBack: real.heldBack,
}
const passedOff = {
  viewer,
  companyId: real.companyId,
  isProven: true,
  isVisit: false,
  may: () => true,
  opens: () => true,
  maySeeOpinionOf: () => true,
  maySeeFeedbackOf: () => true,
}
const defineCall = callsOf('things')
const common = { method: 'GET', path: '/things', summary: 'Things', reply: z.null() } as const
`

const isKeptPrivate = "Property '#proof' is missing in type"

/** Each with a part of what the compiler says to it. */
const forgeries: [name: string, text: string, said: string][] = [
  [
    'a report opened by the maker of proof',
    'export const forged = types.prove.reader(viewer, facts)',
    "Property 'prove' does not exist",
  ],
  [
    'a viewer made by the gate’s maker of proof',
    'export const forged = gate.prove.viewer(viewer)',
    "Property 'prove' does not exist",
  ],
  [
    'one who acts made by the maker of those who prove reports',
    "export const forged = reports.prove.actor(viewer, facts, 'remark')",
    "Property 'prove' does not exist",
  ],
  [
    'a report opened by new, by its type',
    'export const forged = new types.ReportReader(viewer, facts)',
    "Property 'ReportReader' does not exist",
  ],
  [
    'a class that extends a proof',
    'export class Forged extends types.Viewer {}',
    "Property 'Viewer' does not exist",
  ],
  [
    'a report written as an object',
    `export const forged: types.ReportReader = {
      ...facts, ...passedOff,
    }`,
    isKeptPrivate,
  ],
  [
    'a copy of a real report with another candidate',
    'export const forged: types.ReportReader = { ...real, ...facts, ...passedOff }',
    isKeptPrivate,
  ],
  [
    'a copy of a viewer with another company',
    'export const forged: types.Viewer = { ...viewer, companyId: real.companyId, isProven: true }',
    isKeptPrivate,
  ],
  [
    'a reader who passes for one who acts',
    'export const forged: types.ReportActor = real',
    "is not assignable to type 'ReportActor<Interview>'",
  ],
  [
    'a viewer who passes for an administrator',
    'export const forged: types.Administrator = viewer',
    "'Viewer' is not assignable to type 'Administrator'",
  ],
  [
    'a visitor who passes for a viewer',
    'export const forged: types.Viewer = visitor',
    "'Visitor' is not assignable to type 'Viewer'",
  ],
  [
    'a visitor of another candidate, copied from a real one',
    'export const forged: types.Visitor = { ...visitor, candidateId: real.candidateId, isProven: true }',
    isKeptPrivate,
  ],
  [
    'a visitor made by new',
    'export const forged = new types.Visitor(visitor)',
    "Property 'Visitor' does not exist",
  ],
  [
    'a report that anybody may read, in the name of an account',
    'export const forged: types.ReportReader<types.ReportReader["interviewId"], types.Viewer> = real',
    "is not assignable to type 'ReportReader<Interview, Viewer>'",
  ],
  [
    'text that passes for an id',
    'export const forged: CandidateId = text',
    "'string' is not assignable to type 'CandidateId'",
  ],
  [
    'text that is branded by its kind',
    "export const forged = readId<'candidate'>(text)",
    "'string' is not assignable to parameter of type 'never'",
  ],
  [
    'text that is branded by where it goes',
    'export const forged: CandidateId | null = readId(text)',
    "'string' is not assignable to parameter of type 'never'",
  ],
  [
    'an id of one kind that passes for another',
    "export const forged: CandidateId | null = readId<'account'>(text)",
    "is not assignable to type 'CandidateId | null'",
  ],
  [
    'a contract that names a report by a field that its input has not',
    `export const forged = defineCall({
      ...common,
      access: { report: 'interview', by: { interview: 'interviewid' } },
      input: z.object({ interviewId: WireId }),
    })`,
    `'"interviewid"' is not assignable to type '"interviewId"'`,
  ],
]

/** What is said in the same words, and is true. */
const honest = `
export const viewed: types.AnyViewer = real.viewer
export const candidateId: CandidateId = real.candidateId
export const accountId = readId<'account'>(text)
export const honest = defineCall({
  ...common,
  access: { report: 'interview', by: { interview: 'interviewId' } },
  input: z.object({ interviewId: WireId }),
})
`

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'candor-forgery-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Has every text compiled as a file of its own. Returns what the compiler says of each, in their order. */
async function faultsOf(texts: readonly string[]): Promise<string[][]> {
  const files = texts.map((_, index) => `f${index}.ts`)
  const compilerOptions = {
    lib: ['ES2024', 'ESNext.Disposable'],
    types: [],
    module: 'nodenext',
    moduleResolution: 'nodenext',
    incremental: false,
    noUnusedLocals: false,
  }
  const project = { extends: join(root, 'tsconfig.base.json'), compilerOptions, files, include: [] }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(project))
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  await Promise.all(texts.map((text, index) => writeFile(join(folder, files[index] ?? ''), given + text)))
  const tsc = join(root, 'node_modules/.bin/tsc')
  const output = await run(tsc, ['-p', folder, '--pretty', 'false']).then(
    () => '',
    (error: { stdout: string }) => error.stdout,
  )
  const said = output
    .split('\n')
    .flatMap((line) => [...line.matchAll(/^(.*?)\(\d+,\d+\): error TS\d+: (.*)$/g)])
  const strange = said.filter(([, file = '']) => !/f\d+\.ts$/.test(file)).map(([line]) => line)
  if (strange.length > 0) throw new Error(output)
  return files.map((name) =>
    said.filter(([, file = '']) => file.endsWith(name)).map(([, , code = '']) => code),
  )
}

test('the compiler refuses a forged proof, a forged id and access by a field that the input lacks', async () => {
  const [ofHonest, ...ofForgeries] = await faultsOf([honest, ...forgeries.map(([, text]) => text)])
  expect(ofHonest).toEqual([])
  const isRefused = forgeries.map(([name, , said], index) => [
    name,
    ofForgeries[index]?.join().includes(said),
  ])
  expect(isRefused).toEqual(forgeries.map(([name]) => [name, true]))
})
