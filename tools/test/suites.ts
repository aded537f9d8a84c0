import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import { z } from 'zod'

/** The number of passed tests, and the full names of the others, each with its reason where there is one. */
export type Count = { passed: number; failed: string[] }

const VitestReport = z.object({
  success: z.boolean(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.optional(z.string()),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.optional(z.array(z.string())),
        }),
      ),
    }),
  ),
})

const PlaywrightReport = z.object({
  suites: z.array(z.unknown()),
  errors: z.array(z.object({ message: z.optional(z.string()) })),
})
const Failure = z.object({ message: z.optional(z.string()) })
const Attempt = z.object({ errors: z.optional(z.array(Failure)) })
const JourneyTest = z.object({ status: z.string(), results: z.optional(z.array(Attempt)) })
const Suite = z.object({
  title: z.string(),
  suites: z.optional(z.array(z.unknown())),
  specs: z.optional(z.array(z.object({ title: z.string(), tests: z.array(JourneyTest) }))),
})

/** The lines of a reason that are shown. */
const shownLines = 24
// biome-ignore lint/suspicious/noControlCharactersInRegex: the colors of a terminal begin with one
const colors = /\u001b\[[0-9;]*m/g

/** The first lines of why a test failed, indented below its name. */
function reasonOf(messages: readonly (string | undefined)[]): string {
  const lines = messages.flatMap((message) => message?.replace(colors, '').split('\n') ?? [])
  return lines
    .slice(0, shownLines)
    .map((line) => `\n    ${line}`)
    .join('')
}

/**
 * Runs all tests of Vitest.
 *
 * A file whose process ended before its tests runs once more, with a process of its own, and is named in the output.
 */
export async function runVitest(root: string): Promise<Count> {
  const first = await runFiles(root, [])
  if (first === null) return { passed: 0, failed: ['vitest did not run'] }
  const ended = endedEarly(first.report)
  const count = countVitest(first.report, root)
  if (ended.length === 0) return settle('vitest', first.code, count)
  console.log(`\nThe process of these files ended before their tests did:\n${ended.join('\n')}`)
  const again = await runFiles(root, ended)
  if (again === null) return count
  const before = first.report.testResults.filter(({ name }) => !ended.includes(name))
  const testResults = before.concat(again.report.testResults)
  return settle('vitest', again.code, countVitest({ ...first.report, testResults }, root))
}

/** Runs files, or all where none is named. Null: without a report. */
async function runFiles(root: string, files: readonly string[]) {
  const path = await reportPath(root, 'vitest.json')
  const args = [
    'run',
    ...files,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path}`,
    // Half of the processors, as the database needs the others, and two more workers, as some wait for the database or
    // a timer.
    `--maxWorkers=${Math.floor(availableParallelism() / 2) + 2}`,
  ]
  const code = await run(root, 'node_modules/vitest/vitest.mjs', args)
  const content = await readReport(path)
  return content === null ? null : { code, report: VitestReport.parse(content) }
}

/** The files that failed without a failed test or a message: their process ended before them. */
export function endedEarly({ testResults }: z.infer<typeof VitestReport>): string[] {
  return testResults
    .filter(({ status, message, assertionResults }) => {
      const hasReason = Boolean(message) || assertionResults.some((test) => test.status === 'failed')
      return status === 'failed' && !hasReason
    })
    .map(({ name }) => name)
}

/** Runs the journeys of e2e/ in the browser at this path. */
export async function runPlaywright(root: string, chromium: string): Promise<Count> {
  if (!existsSync(join(root, 'playwright.config.ts')))
    return { passed: 0, failed: ['playwright: there is no playwright.config.ts'] }
  const report = await reportPath(root, 'playwright.json')
  const env = { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const code = await run(root, 'node_modules/@playwright/test/cli.js', ['test', '--reporter=line,json'], env)
  const content = await readReport(report)
  if (content === null) return { passed: 0, failed: ['playwright did not run'] }
  return settle('playwright', code, countPlaywright(content))
}

/** Adds a failure for a suite that failed as a whole or ran no tests. */
export function settle(name: string, code: number, count: Count): Count {
  if (count.failed.length > 0) return count
  if (code !== 0) return { ...count, failed: [`${name} ended with code ${code}; its output tells why`] }
  if (count.passed === 0) return { ...count, failed: [`${name} ran no test`] }
  return count
}

/** Counts a Vitest report. A file that could not be loaded counts as one failure. */
export function countVitest(report: z.infer<typeof VitestReport>, root: string): Count {
  const count: Count = { passed: 0, failed: [] }
  for (const { name, status, message, assertionResults } of report.testResults) {
    const file = relative(root, name)
    for (const test of assertionResults) {
      if (test.status === 'passed') count.passed++
      else if (test.status === 'failed')
        count.failed.push(`${file}: ${test.fullName}${reasonOf(test.failureMessages ?? [])}`)
    }
    const hasFailed = assertionResults.some((test) => test.status === 'failed')
    if (status === 'failed' && !hasFailed) count.failed.push(`${file} could not be run: ${message}`)
  }
  return count
}

/** Counts a Playwright report. A test that passed only after a retry counts as passed, and is named in the output. */
export function countPlaywright(content: unknown): Count {
  const { suites, errors } = PlaywrightReport.parse(content)
  const count: Count = {
    passed: 0,
    failed: errors.map(({ message = 'an error' }) => `playwright: ${message}`),
  }
  const walk = (value: unknown, path: string[]) => {
    const suite = Suite.parse(value)
    const here = [...path, suite.title]
    for (const spec of suite.specs ?? []) {
      for (const { status, results = [] } of spec.tests) {
        if (status === 'expected' || status === 'flaky') count.passed++
        else if (status === 'unexpected') {
          const messages = results.flatMap(({ errors = [] }) => errors.map(({ message }) => message))
          count.failed.push([...here, spec.title].join(' › ') + reasonOf(messages))
        }
      }
    }
    for (const inner of suite.suites ?? []) walk(inner, here)
  }
  for (const suite of suites) walk(suite, [])
  return count
}

async function run(
  root: string,
  program: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<number> {
  const child = spawn(process.execPath, [join(root, program), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  const [code] = await once(child, 'exit')
  return Number(code ?? 1)
}

async function reportPath(root: string, name: string): Promise<string> {
  const path = join(root, '.cache/test', name)
  await mkdir(join(root, '.cache/test'), { recursive: true })
  // Removes an old report, which would be counted if no new one was written.
  await rm(path, { force: true })
  return path
}

async function readReport(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch(() => null)
  return text === null ? null : JSON.parse(text)
}
