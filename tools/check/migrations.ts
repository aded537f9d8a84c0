import type { Check, Finding } from './finding.ts'
import { listFiles } from './list-sources.ts'

/**
 * Checks that migrations are numbered from 0001 on, without duplicates or gaps.
 *
 * Two migrations with the same number, written by two people, would run in one order here and in the other where one of
 * them has already run.
 */
export const migrations: Check = { name: 'migrations', run: check }

async function check(root: string): Promise<Finding> {
  const names = (await listFiles(root, ['packages/db/migrations/*'])).map((path) => path.replace(/.*\//, ''))
  return { faults: faultsOf(names), note: `${names.length} migrations` }
}

/** Returns the faults in the names of migrations, in order. */
export function faultsOf(names: readonly string[]): string[] {
  const form = /^(\d{4})-[a-z\d]+(?:-[a-z\d]+)*\.sql$/
  const sorted = [...names].sort()
  const misnamed = sorted.filter((name) => !form.test(name))
  const numbers = sorted.flatMap((name) => form.exec(name)?.[1] ?? [])
  const isOutOfLine = (number: string, index: number) =>
    Number(number) !== Number(numbers[index - 1] ?? 0) + 1
  return [
    ...misnamed.map((name) => `packages/db/migrations/${name}: is not named as in 0001-house.sql`),
    ...numbers
      .filter(isOutOfLine)
      .map((number) => `packages/db/migrations: ${number} stands twice, or the number before it is missing`),
  ]
}
